import { capital, inWords, listed, texts } from 'hush/game';
import { EQUIPMENT_NAMES } from './content/cardsText';
import type { Equipment } from './state';

/** Sentences of the story of a match. A player is a name, or null for the reader. */
export const STORY = texts('covert.story', {
  start: 'Start',
  round: (round: number) => `Round ${round}`,
  final: 'Final',
  completed: (by: string | null, mission: string) =>
    by === null ? `You completed ${mission}.` : `${by} completed ${mission}.`,
  points: (points: number) => `${points} points.`,
  andLead: (points: number) => `${points} points, enough to take the lead.`,
  brokeCode: (by: string | null) => (by === null ? 'You broke a code.' : `${by} broke a code.`),
  took: (by: string | null, equipment: Equipment) =>
    by === null ? `You took ${EQUIPMENT_NAMES.the[equipment]}.` : `${by} took ${EQUIPMENT_NAMES.the[equipment]}.`,
  espionage: 'Espionage.',
  sixth: (by: string | null) => (by === null ? 'You completed a sixth mission.' : `${by} completed a sixth mission.`),
  lastRound: 'That made it the last round.',
  won: (by: string | null) => (by === null ? 'You won.' : `${by} won.`),
  shared: (winners: readonly string[]) => `${listed(winners)} shared the win.`,
  score: (points: number) => `Score ${points}.`,
  scoreMissions: (points: number) => `Score ${points}, and more missions.`,
  scoreHighest: (points: number) => `Score ${points}, and the best single mission.`,
  each: (points: number) => `Each had ${points} points.`,
  tied: (names: readonly string[], points: number) => `${listed(names)} had ${points} points each.`,
  moreMissions: (by: string | null) => (by === null ? 'You had more missions.' : `${by} had more missions.`),
  bestMission: (by: string | null) =>
    by === null ? 'You had the best single mission.' : `${by} had the best single mission.`,
  noMission: (by: string | null) => (by === null ? 'You completed no mission.' : `${by} completed no mission.`),
  codesEnough: 'The codes were enough.',
  /** Parts of the match within a sentence. */
  within: {
    start: 'the set-up',
    round: (round: number) => `round ${round}`,
    final: 'the final missions',
  },
  ledFrom: (by: string | null, when: string) => (by === null ? `You led from ${when}.` : `${by} led from ${when}.`),
  notCaught: 'Nobody caught up.',
  ledUntil: (by: string | null, when: string) => (by === null ? `You led until ${when}.` : `${by} led until ${when}.`),
  ledToEnd: (by: string | null) =>
    by === null ? 'You led on missions to the end.' : `${by} led on missions to the end.`,
  wonByCodes: (by: string | null) => (by === null ? 'You won with broken codes.' : `${by} won with broken codes.`),
  tookLead: (by: string | null, mission: string) =>
    by === null ? `You took the lead with ${mission}.` : `${by} took the lead with ${mission}.`,
  noneLeft: 'No mission was left.',
  allCompleted: 'Every mission taken was completed.',
  mission: (mission: string, points: number) => `${mission}, ${points} points.`,
  neverCompleted: (name: string | null) =>
    name === null
      ? 'Never completed. It was in your hand to the end.'
      : `Never completed. It was in ${name}’s hand to the end.`,
  codesBroken: (codes: number) =>
    codes === 1 ? `${capital(inWords(codes))} code broken.` : `${capital(inWords(codes))} codes broken.`,
  most: 'More than anyone else.',
  named: (mission: string) => `${mission}.`,
  pointsIn: (points: number, when: string) => `${points} points in ${when}.`,
});
