import type { Names, Seat } from 'hush/game';
import type { Phase } from '../../state';
import { counted, listOf } from '../words';

export const endText = {
  ledger: 'The result',
  points: 'score',
  you: 'you',
  codes: (count: number) => `${counted(count, 'code')} kept`,
  codesShort: 'codes',
  who: (name: string, title: string) => `${name}, ${title}`,
  note: 'A tie goes to the player with more missions, then to the best single mission, shown in gold.',
  best: 'best mission',
  stopped: 'The match was stopped.',
} as const;

const HOW: Readonly<Record<string, string>> = {
  'more-missions': 'with more missions',
  'highest-mission': 'with the best mission',
};
const YOUR_HOW: Readonly<Record<string, string>> = {
  'more-missions': 'with more missions',
  'highest-mission': 'with your best mission',
};

/** Says in one line who won and what decided the match. */
export function headline(winners: readonly Seat[], reason: string, seat: Seat | null, names: Names): string {
  const others = winners.filter((winner) => winner !== seat).map(names);
  const isYou = seat !== null && winners.includes(seat);
  if (winners.length > 1) return `${listOf(isYou ? ['You', ...others] : others)} share the win.`;
  const how = (isYou ? YOUR_HOW : HOW)[reason];
  return `${isYou ? 'You win' : `${others[0]} wins`}${how ? ` ${how}` : ''}.`;
}

export const momentText = {
  finished: (count: number) => `${counted(count, 'mission')} completed`,
  holds: (agency: number, missions: number, tokens: number) =>
    `holds ${counted(agency, 'Agency card')}, ${counted(missions, 'mission')}${tokens > 0 ? `, ${counted(tokens, 'token')}` : ''}`,
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
} as const;

const PHASES: Readonly<Record<Phase, string>> = {
  setupCharacters: 'Choosing characters',
  setupMissions: 'Choosing missions',
  place: 'Placing dice',
  breakCodes: 'Breaking codes',
  resolve: 'Using dice',
  finalMissions: 'Final missions',
  over: 'The match is over',
};

/** Says in one line the round, the phase and the seat on turn. */
export function momentLine(phase: Phase, round: number, turn: string | null): string {
  const isOutside = phase === 'setupCharacters' || phase === 'setupMissions' || phase === 'over';
  const where = isOutside ? PHASES[phase] : `Round ${round}. ${PHASES[phase]}`;
  return turn ? `${where}: ${turn}.` : `${where}.`;
}
