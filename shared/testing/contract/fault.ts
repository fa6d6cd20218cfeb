import { isDeepStrictEqual } from 'node:util';
import type { GameId, Viewer } from '../../ids';
import type { Json } from '../../json';
import { firstDifference } from '../../replay/firstDifference';
import type { RandomGame } from '../randomGame';

/** A position in a random game, given by the number of moves made so far. Number 0 is the position after the deal. */
export interface Place extends RandomGame {
  move: number;
}

/**
 * Thrown if a game does not have a property. Contains a sentence about the fault, and the position in which the fault
 * was found, or null if there is no such position.
 */
export class ContractFault extends Error {
  override name = 'ContractFault';

  constructor(
    readonly sentence: string,
    readonly place: (Place & { id: GameId }) | null = null,
  ) {
    super(place ? `${sentence} ${placeWords(place)}` : sentence);
  }

  at(id: GameId, place: Place): ContractFault {
    return this.place ? this : new ContractFault(this.sentence, { id, ...place });
  }
}

function placeWords(place: Place & { id: GameId }): string {
  const { players, seed, move } = place;
  return `(${players} players, seed "${seed}", move ${move}: ${replayCommand(place)})`;
}

/** Returns the command that replays the random game up to this position. */
export function replayCommand({ id, players, seed, options, move }: Place & { id: GameId }): string {
  const chosen = options && Object.keys(options).length > 0 ? ` --options '${JSON.stringify(options)}'` : '';
  return `npm run replay -- ${id} --players ${players} --seed ${seed} --move ${move}${chosen}`;
}

/** Throws a `ContractFault` with the message that `sentence` returns if `isSo` is false. */
export function holds(isSo: boolean, sentence: () => string): asserts isSo {
  if (!isSo) throw new ContractFault(sentence());
}

/** Throws a `ContractFault` that describes the first difference if the values are not equal. */
export function same(actual: unknown, expected: unknown, sentence: () => string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new ContractFault(`${sentence()} ${partingWords(actual, expected)}`);
}

function partingWords(actual: unknown, expected: unknown): string {
  const parting = firstDifference(actual as Json, expected as Json);
  if (!parting) return 'They differ in something that JSON does not show.';
  const at = parting.path.length > 0 ? `At ${parting.path.join('.')} it` : 'It';
  return `${at} is ${short(parting.ours)} instead of ${short(parting.theirs)}.`;
}

export function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

export function viewerWords(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** Returns an error's message without the full stop at the end. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().replace(/\.+$/, '');
}
