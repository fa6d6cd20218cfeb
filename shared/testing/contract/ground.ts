import { z } from 'zod';
import { type EngineState, viewOf } from '../../engine';
import type { Viewer } from '../../ids';
import type { AnyModule } from '../../module';
import type { Random } from '../../random';
import type { Schema } from '../arguments';
import { type Played, type PlayedMoment, playedOf, sparse } from '../corpus';
import { dice } from '../dice';
import { EXTENT, type Extent } from '../extent';
import { ContractFault, messageOf } from './fault';
import { watched } from './watched';

/** The data of all checks: whole random games of a module, played when the first check needs them, and their views. */
export class Ground {
  readonly module: AnyModule;
  /** Each move's arguments as JSON Schema. */
  readonly shapes: readonly (readonly [move: string, shape: Schema])[];
  readonly #seen = new Map<EngineState, Map<Viewer, unknown>>();
  #corpus: Corpus | { failed: unknown } | null = null;

  /** `playThem`: how many games are played and looked at. */
  constructor(
    module: AnyModule,
    private readonly playThem: (module: AnyModule, extent: Extent) => Played[] = playedOf,
    readonly extent: Extent = EXTENT,
  ) {
    this.module = watched(module);
    this.shapes = module.rungs.has('args')
      ? Object.entries(module.args).map(([move, schema]) => {
          return [move, z.toJSONSchema(schema as z.ZodType, { io: 'input' }) as Schema] as const;
        })
      : [];
  }

  /** Plays the games now. If that fails, each check that needs them reports it. */
  play(): void {
    this.#corpus ??= corpusOf(this.module, this.playThem, this.extent);
  }

  get played(): readonly Played[] {
    return this.#games().played;
  }

  get all(): readonly PlayedMoment[] {
    return this.#games().all;
  }

  get ends(): readonly PlayedMoment[] {
    return this.#games().ends;
  }

  /** Every nth moment of long games, the first of each kind of move, and the end of each match. */
  get moments(): readonly PlayedMoment[] {
    return this.#games().moments;
  }

  /** The first moment after each kind of move at each number of seats. */
  get kinds(): readonly PlayedMoment[] {
    return this.#games().kinds;
  }

  get few(): readonly PlayedMoment[] {
    return sparse(this.moments, 3);
  }

  /** A separate random stream for each check, the same in each run. */
  chance(name: string): Random {
    return dice(`${this.module.id} ${name}`);
  }

  /** Each view is computed once for all checks. */
  view(position: EngineState, viewer: Viewer): unknown {
    const known = this.#seen.get(position) ?? new Map<Viewer, unknown>();
    this.#seen.set(position, known);
    if (!known.has(viewer)) known.set(viewer, viewOf(this.module, position, viewer));
    return known.get(viewer);
  }

  /** Calls `see` with each of these moments and adds the game and the move's number to any failure. */
  look(moments: readonly PlayedMoment[], see: (moment: PlayedMoment) => void): void {
    for (const moment of moments) {
      try {
        see(moment);
      } catch (error) {
        const fault = error instanceof ContractFault ? error : new ContractFault(`${messageOf(error)}.`);
        throw fault.at(this.module.id, { ...moment.game, move: moment.n });
      }
    }
  }

  /** A game that cannot be played is tried once, and every check that needs it gets the error. */
  #games(): Corpus {
    this.play();
    if (this.#corpus === null) throw new Error('nothing was played');
    if ('failed' in this.#corpus) throw this.#corpus.failed;
    return this.#corpus;
  }
}

interface Corpus {
  played: readonly Played[];
  all: readonly PlayedMoment[];
  ends: readonly PlayedMoment[];
  moments: readonly PlayedMoment[];
  kinds: readonly PlayedMoment[];
}

function corpusOf(
  module: AnyModule,
  play: (module: AnyModule, extent: Extent) => Played[],
  extent: Extent,
): Corpus | { failed: unknown } {
  try {
    const played = play(module, extent);
    const all = played.flatMap(({ moments }) => moments);
    const ends = played.flatMap(({ moments }) => moments.slice(-1));
    const kinds = firsts(all);
    const looked = new Set([...sparse(all, Math.ceil(all.length / extent.moments)), ...kinds, ...ends]);
    const moments = all.filter((moment) => looked.has(moment));
    return { played, all, ends, moments, kinds };
  } catch (failed) {
    return { failed };
  }
}

function firsts(all: readonly PlayedMoment[]): PlayedMoment[] {
  const kinds = new Map<string, PlayedMoment>();
  for (const moment of all) {
    const kind = `${moment.seats.length} ${moment.action?.by === null} ${moment.action?.move}`;
    if (!kinds.has(kind)) kinds.set(kind, moment);
  }
  return [...kinds.values()];
}
