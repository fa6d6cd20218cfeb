import { type Names, type Outcome, texts } from 'hush/game';
import type { Allegiance, Face, Team, View } from '../../state';

export const endText = texts('goodcopbadcop.end', {
  wins: 'Wins',
  you: 'you',
  out: 'out',
  files: 'The files',
  sides: { honest: 'Honest', crooked: 'Crooked' },
  alone: 'On nobody’s side',
  both: 'Held Agent and Kingpin',
  leftover: (face: string) => `One card wasn’t dealt: ${face}.`,
  finished: (by: string, name: string, leader: string, turn: number) =>
    `${by} finished off ${name}, ${leader}, on turn ${turn}.`,
  stopped: 'The match was stopped.',
  nobody: 'Nobody wins.',
  winsAlone: (name: string) => `${name} wins alone.`,
  honestWin: 'The honest officers win.',
  crookedWin: 'The crooked officers win.',
  agent: 'Held the Agent',
  kingpin: 'Held the Kingpin',
  planted: {
    honest: 'Was crooked, turned honest by Planted Evidence',
    crooked: 'Was honest, turned crooked by Planted Evidence',
  },
  allThree: { honest: 'All three honest', crooked: 'All three crooked' },
  twoOfThree: { honest: 'Two of three honest', crooked: 'Two of three crooked' },
});

export function headline({ winners, reason, cancelled }: Outcome, names: Names): string {
  const [winner] = winners;
  if (cancelled) return endText.stopped;
  if (winner === undefined) return endText.nobody;
  if (reason === 'both-leaders') return endText.winsAlone(names(winner));
  return reason === 'kingpin-eliminated' ? endText.honestWin : endText.crookedWin;
}

/** Says what decided a player's side. */
export function becauseWords(because: Allegiance, team: Team, faces: readonly Face[]): string {
  if (because === 'agent' || because === 'kingpin') return endText[because];
  if (because === 'planted') return endText.planted[team];
  return (faces.every((face) => face === team) ? endText.allThree : endText.twoOfThree)[team];
}

export const momentText = texts('goodcopbadcop.moments', {
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
  phases: {
    placement: 'filing the cards',
    preGame: 'a chance to use equipment',
    action: 'picking an action',
    react: 'a chance to react',
    reconsider: 'second thoughts',
    choose: 'a choice',
    aim: 'taking aim',
    endTurn: 'the end of the turn',
    over: 'the end',
  },
  before: (phase: string) => `Before turn 1: ${phase}.`,
  onTurn: (turn: number, name: string, phase: string) => `Turn ${turn}, ${name}: ${phase}.`,
  start: 'Start',
});

/** Describes a moment of the replay, such as "Turn 4, Mara: a chance to react." */
export function momentLine({ phase, turn, active }: View, names: Names): string {
  const words = momentText.phases[phase];
  return turn === 0 ? momentText.before(words) : momentText.onTurn(turn, names(active), words);
}

/** Returns the label of a section on the replay's timeline. A section covers five turns. */
export function sectionName({ turn }: View): string {
  if (turn === 0) return momentText.start;
  const first = Math.floor((turn - 1) / TURNS_A_PART) * TURNS_A_PART + 1;
  return `${first}`;
}

const TURNS_A_PART = 5;
