import type { AnyModule, Rung } from '../../contract/module';
import { isPlayable } from '../play';
import type { Ground } from './ground';

export interface Check {
  /** The property in one sentence, used as the title of the test. */
  title: string;
  /** Returns true if the property applies to this game. Default: it applies to every game. */
  concerns?(module: AnyModule): boolean;
  /** Returns why the property is not proved for this game, or null if it is. Default: it is proved for every game. */
  unproved?(module: AnyModule): string | null;
  /**
   * Throws a `ContractFault` if the game does not have the property. Returns how much was checked, in a few words, or
   * an empty string.
   */
  prove(ground: Ground): string | Promise<string>;
}

/** A group of checks. `npm run check -- <game>` prints one line for each group. */
export interface ContractRung {
  name: string;
  checks: readonly Check[];
}

type Unproved = NonNullable<Check['unproved']>;

const unless =
  (has: (module: AnyModule) => boolean, why: string): Unproved =>
  (module) =>
    has(module) ? null : why;

const lacks = (rung: Rung, why: string) => unless(({ rungs }) => rungs.has(rung), why);

/**
 * The requirements that a check can have. Each function returns null if the game meets the requirement, otherwise a
 * sentence about what is missing.
 */
export const needs = {
  view: lacks('view', 'views: not proved, the game has no `view`'),
  legal: lacks('legal', 'legality: not proved, the moves of the game have no `legal`'),
  imagine: lacks('imagine', 'secrecy: not proved, the game has no `imagine`'),
  hidden: lacks('hidden', 'secrecy: not proved, no move of the game has a `hidden`'),
  moves: lacks('moves', 'arguments: not proved, the game has no `moves`'),
  bots: lacks('bots', 'bots: the game has no `bots`'),
  options: lacks('options', 'options: the game has none'),
  deadline: lacks('deadline', 'clock: the game has no `deadline`'),
  play: unless(isPlayable, 'random play: the game has neither `legal` nor `ai.enumerate`'),
  offers: unless(isPlayable, 'offers: the game has no `ai.enumerate`'),
  openMoves: unless(
    (module) => module.openMoves.size > 0 && module.rungs.has('imagine'),
    'public screens: the game makes all its moves on the phone',
  ),
  invariant: unless(({ invariant }) => invariant !== undefined, 'invariant: the game has none'),
  privateBytes: unless(
    ({ privateBytes }) => privateBytes !== undefined,
    'equal traffic: the game has no `privateBytes`',
  ),
} satisfies Record<string, Unproved>;
