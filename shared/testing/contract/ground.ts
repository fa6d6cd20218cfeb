import { z } from 'zod';
import type { AnyModule } from '../../contract/module';
import { type EngineState, type Fact, viewOf } from '../../engine/engine';
import type { Viewer } from '../../ids';
import type { Random } from '../../random';
import { type GameText, plainText } from '../../text/text';
import type { Schema } from '../arguments';
import { type Played, type PlayedMoment, playedOf, sparse } from '../corpus';
import { dice } from '../dice';
import { EXTENT, type Extent } from '../extent';
import { ContractFault, messageOf, short } from './fault';
import { watched } from './watched';

type Play = (module: AnyModule, extent: Extent) => Played[];
type LogText = Pick<GameText<never>, 'logEntry'>;

export interface GroundOptions {
  play?: Play;
  extent?: Extent;
  /** The game's texts. With them, faults quote log entries in words. */
  text?: LogText | null;
}

/**
 * The data that all checks share: whole random games, and the views of their positions. The games are not played until
 * a check needs them.
 */
export class Ground {
  readonly module: AnyModule;
  readonly extent: Extent;
  /** The JSON Schema of each move's arguments. */
  readonly shapes: readonly (readonly [move: string, shape: Schema])[];
  readonly #seen = new Map<EngineState, Map<Viewer, unknown>>();
  readonly #play: Play;
  readonly #text: LogText | null;
  #corpus: Corpus | { failed: unknown } | null = null;

  constructor(module: AnyModule, { play = playedOf, extent = EXTENT, text = null }: GroundOptions = {}) {
    this.module = watched(module);
    this.extent = extent;
    this.#play = play;
    this.#text = text;
    this.shapes = module.rungs.has('moves')
      ? Object.entries(module.args).map(([move, schema]) => {
          return [move, z.toJSONSchema(schema as z.ZodType, { io: 'input' }) as Schema] as const;
        })
      : [];
  }

  /** Plays the games now. If playing them fails, the error is thrown in each check that needs the games. */
  play(): void {
    this.#corpus ??= corpusOf(this.module, this.#play, this.extent);
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

  /**
   * The positions that most checks look at: every nth position, the first position after each kind of move, and the end
   * of each match.
   */
  get moments(): readonly PlayedMoment[] {
    return this.#games().moments;
  }

  /** The first position after each kind of move, for each number of seats. */
  get kinds(): readonly PlayedMoment[] {
    return this.#games().kinds;
  }

  get few(): readonly PlayedMoment[] {
    return sparse(this.moments, 3);
  }

  /** Makes a random stream for a check. The same name gives the same numbers in each run. */
  chance(name: string): Random {
    return dice(`${this.module.id} ${name}`);
  }

  /** Returns a viewer's view. Each view is computed only once, for all checks together. */
  view(position: EngineState, viewer: Viewer): unknown {
    const known = this.#seen.get(position) ?? new Map<Viewer, unknown>();
    this.#seen.set(position, known);
    if (!known.has(viewer)) known.set(viewer, viewOf(this.module, position, viewer));
    return known.get(viewer);
  }

  /** Describes public facts in the words of the game's log or, if the game's text is unknown, as codes and JSON. */
  logWords(facts: readonly Fact[]): string {
    if (facts.length === 0) return 'nothing';
    return facts.map((fact) => this.#factWords(fact)).join(' and ');
  }

  #factWords({ code, facts }: Fact): string {
    const sentence = this.#text?.logEntry({ n: 1, at: 0, code, facts }, (seat) => `Seat ${seat}`) ?? [];
    return sentence.length > 0 ? `“${plainText(sentence)}”` : `\`${code}\` ${short(facts)}`;
  }

  /** Calls `see` with each of these moments. If a call fails, adds the game and the number of the move to the error. */
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

  /** Returns the games. If playing them failed, throws that error again. */
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

function corpusOf(module: AnyModule, play: Play, extent: Extent): Corpus | { failed: unknown } {
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
