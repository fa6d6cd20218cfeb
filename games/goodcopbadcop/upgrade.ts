import { type Look, type State, WINDOWS, type WindowKind } from './state';

type Added = 'practice' | 'lastActed' | 'absent' | 'missed' | 'closesAt';
/** Before windows had drawn lengths, and before anybody was away. */
type FirstState = Omit<State, Added | 'secret'> & { secret: Omit<State['secret'], 'tempo'> };

/** Lifts a stored state of version 1: everybody is there, and the deck's order stands in for the chance never drawn. */
export function upgrade(old: unknown, version: number): State | null {
  if (version !== 1) return null;
  const G = old as FirstState;
  return {
    ...G,
    practice: null,
    lastActed: G.turn,
    absent: [],
    missed: [],
    closesAt: WINDOWS.includes(G.phase as WindowKind) ? (G.deadline ?? 0) : null,
    looks: G.looks.filter((look, at) => G.looks.slice(at + 1).every((later) => !isSame(look, later))),
    secret: { ...G.secret, tempo: G.secret.deck.join() },
  };
}

function isSame(one: Look, other: Look): boolean {
  return one.by === other.by && one.card === other.card;
}
