import type { Names, Outcome } from 'hush/game';
import type { Allegiance, Face, Phase, Team, View } from '../../state';

export const endText = {
  wins: 'Wins',
  you: 'you',
  out: 'out',
  files: 'The files',
  sides: { honest: 'Honest', crooked: 'Crooked' } satisfies Record<Team, string>,
  alone: 'On nobody’s side',
  both: 'Held Agent and Kingpin',
  leftover: (face: string) => `One card wasn’t dealt: ${face}.`,
} as const;

export function headline({ winners, reason, cancelled }: Outcome, names: Names): string {
  const [winner] = winners;
  if (cancelled) return 'The match was stopped.';
  if (winner === undefined) return 'Nobody wins.';
  if (reason === 'both-leaders') return `${names(winner)} wins alone.`;
  return reason === 'kingpin-eliminated' ? 'The honest officers win.' : 'The crooked officers win.';
}

/** Says what decided a player's side. */
export function becauseWords(because: Allegiance, team: Team, faces: readonly Face[]): string {
  if (because === 'agent') return 'Held the Agent';
  if (because === 'kingpin') return 'Held the Kingpin';
  if (because === 'planted')
    return team === 'honest'
      ? 'Was crooked, turned honest by Planted Evidence'
      : 'Was honest, turned crooked by Planted Evidence';
  const count = faces.filter((face) => face === team).length;
  return `${count === 3 ? 'All three' : 'Two of three'} ${team}`;
}

export const momentText = {
  officers: 'Officers',
  noGun: 'no gun',
  aims: (name: string) => `aims at ${name}`,
  idle: 'gun, no target',
  out: 'out',
  shot: 'A shot',
  wounded: 'A wound',
  eliminated: 'Out',
  used: 'Equipment',
  revealed: 'A card turned up',
  taken: 'A gun taken',
  looked: 'A look',
  returned: 'Back',
  over: 'The end',
} as const;

const PHASES: Readonly<Record<Phase, string>> = {
  placement: 'filing the cards',
  preGame: 'a chance to use equipment',
  action: 'picking an action',
  react: 'a chance to react',
  reconsider: 'second thoughts',
  choose: 'a choice',
  aim: 'taking aim',
  endTurn: 'the end of the turn',
  over: 'the end',
};

/** Describes a moment of the replay, such as "Turn 4, Mara: a chance to react." */
export function momentLine({ phase, turn, active }: View, names: Names): string {
  if (turn === 0) return `Before turn 1: ${PHASES[phase]}.`;
  return `Turn ${turn}, ${names(active)}: ${PHASES[phase]}.`;
}

/** Returns the label of a section on the replay's timeline. A section covers five turns. */
export function sectionName({ turn }: View): string {
  if (turn === 0) return 'Start';
  const first = Math.floor((turn - 1) / TURNS_A_PART) * TURNS_A_PART + 1;
  return `${first}`;
}

const TURNS_A_PART = 5;
