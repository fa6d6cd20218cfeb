import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import type { Phase } from '../../state';
import { counted, listOf } from '../words';

export const endText = {
  stamp: 'Declassified',
  ledger: 'The result',
  points: 'points',
  you: 'you',
  codes: (count: number) => counted(count, 'code'),
  who: (name: string, title: string) => `${name}, ${title}`,
  note: 'Level on points: more missions first, then the best single mission. The best ones are gold.',
  best: 'best mission',
  stopped: 'The match was stopped.',
} as const;

const HOW: Readonly<Record<string, string>> = {
  'more-missions': 'on more missions',
  'highest-mission': 'on the best mission',
};
const YOUR_HOW: Readonly<Record<string, string>> = {
  'more-missions': 'on more missions',
  'highest-mission': 'on your best mission',
};

/** Who won and what decided it, in one line. */
export function headline(winners: readonly Seat[], reason: string, seat: Seat | null, names: Names): string {
  const others = winners.filter((winner) => winner !== seat).map(names);
  const isYou = seat !== null && winners.includes(seat);
  if (winners.length > 1) return `${listOf(isYou ? ['You', ...others] : others)} share the win.`;
  const how = (isYou ? YOUR_HOW : HOW)[reason];
  return `${isYou ? 'You win' : `${others[0]} wins`}${how ? ` ${how}` : ''}.`;
}

export const momentText = {
  finished: (count: number) => `${count} of 6 missions`,
  holds: (agency: number, missions: number, tokens: number) =>
    `holds ${agency} Agency, ${counted(missions, 'mission')}${tokens > 0 ? `, ${counted(tokens, 'token')}` : ''}`,
  points: (points: number) => `${points} points`,
  tiles: 'Cipher tiles',
  token: (ability: string) => `Token: ${ability}`,
  completed: 'Mission done',
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
  setupMissions: 'Missions are chosen',
  place: 'Dice are placed',
  breakCodes: 'Codes are broken',
  resolve: 'Dice are used',
  finalMissions: 'Final missions',
  over: 'The match is over',
};

/** Where the match stands, in a line. */
export function momentLine(phase: Phase, round: number, turn: string | null): string {
  const where = phase === 'setupMissions' || phase === 'over' ? PHASES[phase] : `Round ${round}. ${PHASES[phase]}`;
  return turn ? `${where}: ${turn}.` : `${where}.`;
}
