import { commaList, listed, type Names, type Seat, texts } from 'hush/game';
import { YOU } from '../../logText';
import type { Phase } from '../../state';

export const endText = texts('covert.end', {
  ledger: 'The result',
  points: 'score',
  you: 'you',
  codes: (count: number) => (count === 1 ? '1 code kept' : `${count} codes kept`),
  codesShort: 'codes',
  who: (name: string, title: string) => `${name}, ${title}`,
  note: 'On a tie, more missions win, then the best single mission. Each player’s best mission is gold.',
  best: 'best mission',
  stopped: 'The match was stopped.',
  shared: (winners: readonly string[]) => `${listed(winners)} share the win.`,
  /** The winner is a name, or null for the reader. */
  won: (by: string | null) => (by === null ? 'You win.' : `${by} wins.`),
  moreMissions: (by: string | null) => (by === null ? 'You win with more missions.' : `${by} wins with more missions.`),
  bestMission: (by: string | null) =>
    by === null ? 'You win with your best mission.' : `${by} wins with the best mission.`,
});

/** Says in one line who won and what decided the match. */
export function headline(winners: readonly Seat[], reason: string, seat: Seat | null, names: Names): string {
  const others = winners.filter((winner) => winner !== seat).map(names);
  const isYou = seat !== null && winners.includes(seat);
  if (winners.length > 1) return endText.shared(isYou ? [YOU.first, ...others] : others);
  const by = isYou ? null : (others[0] ?? '');
  if (reason === 'more-missions') return endText.moreMissions(by);
  return reason === 'highest-mission' ? endText.bestMission(by) : endText.won(by);
}

export const momentText = texts('covert.moment', {
  finished: (count: number) => (count === 1 ? '1 mission completed' : `${count} missions completed`),
  holds: (cards: readonly string[]) => `holds ${commaList(cards)}`,
  points: (points: number) => `${points} points`,
  tiles: 'Decoder tiles',
  token: (ability: string) => `Token: ${ability}`,
  completed: 'Mission completed',
  broken: 'Code broken',
  flown: 'Flight',
  espionage: 'Espionage',
  lastRound: 'Last round',
  over: 'The end',
  setUp: 'Set-up',
  round: (round: number) => `Round ${round}`,
  final: 'Final missions',
  phases: {
    setupCharacters: 'Choosing characters',
    setupMissions: 'Choosing missions',
    place: 'Placing dice',
    breakCodes: 'Breaking codes',
    resolve: 'Using dice',
    finalMissions: 'Final missions',
    over: 'The match is over',
  } satisfies Record<Phase, string>,
  inPhase: (phase: string, turn: string | null) => (turn === null ? `${phase}.` : `${phase}: ${turn}.`),
  inRound: (round: number, phase: string, turn: string | null) =>
    turn === null ? `Round ${round}. ${phase}.` : `Round ${round}. ${phase}: ${turn}.`,
});

/** Says in one line the round, the phase and the seat on turn. */
export function momentLine(phase: Phase, round: number, turn: string | null): string {
  const isOutside = phase === 'setupCharacters' || phase === 'setupMissions' || phase === 'over';
  const words = momentText.phases[phase];
  return isOutside ? momentText.inPhase(words, turn) : momentText.inRound(round, words, turn);
}
