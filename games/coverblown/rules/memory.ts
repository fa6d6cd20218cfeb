import type { Call, Deck, Examination, Player, SuspectId, WeaponId } from '../state';
import { DAYS } from '../state';
import { clearFromDecks, mayDouble } from './clues';
import { cluesOf } from './deal';

/** A player's decks and number of calls with two clues. The order of clues that are not drawn yet does not matter. */
export type Memory = Pick<Player, 'suspects' | 'weapons' | 'doubles'>;

/**
 * Returns a player's decks after these calls and verdicts. Null if these calls could not have happened with this crime.
 */
export function decksAfter(
  { contact, calls }: { contact: SuspectId; calls: readonly Call[] },
  truth: { murderer: SuspectId; weapon: WeaponId },
  examinations: readonly Examination[],
  players: number,
): Memory | null {
  const clean = cluesOf(contact, truth);
  const memory: Memory = {
    suspects: { undrawn: clean.suspects, drawn: [] },
    weapons: { undrawn: clean.weapons, drawn: [] },
    doubles: 0,
  };
  for (const day of DAYS) {
    for (const call of calls) if (call.day === day && !hear(memory, call, players)) return null;
    for (const { suspect, weapon } of wrongOn(examinations, day)) {
      clearFromDecks({ players: { it: memory as Player } }, suspect, weapon);
    }
  }
  return memory;
}

/** Takes the clues of a call from the decks. Returns false if the decks could not have given them. */
function hear(memory: Memory, { kind, clues }: Call, players: number): boolean {
  if (kind === 'first' || clues.length === 0) return true;
  const deck: Deck = memory[kind];
  if (deck.undrawn.length === 0) {
    deck.undrawn = deck.drawn;
    deck.drawn = [];
  }
  if (clues.length === 2 && !mayDouble(memory, deck, players)) return false;
  if (!clues.every(({ token }) => deck.undrawn.includes(token))) return false;
  const facts = clues.map(({ token }) => token);
  deck.undrawn = deck.undrawn.filter((token) => !facts.includes(token));
  deck.drawn = [...deck.drawn, ...facts];
  memory.doubles += clues.length - 1;
  return true;
}

function wrongOn(examinations: readonly Examination[], day: string): Examination[] {
  return examinations.filter((examination) => examination.day === day && examination.verdict === 'wrong');
}
