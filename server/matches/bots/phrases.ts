import type { Lines, Manner, Remark } from '#shared/contract/voice.ts';
import { GAP, gapsOf } from '#shared/contract/voice.ts';
import type { GameId, RoomCode, Seat } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import { CHAT_LENGTH } from '#shared/room/room.ts';
import type { Phrase, Said } from '#shared/text/phrases.ts';

/** The lines not used yet and the line used last, for each situation and manner. */
interface Unused {
  left: Map<string, string[]>;
  last: Map<string, string>;
}

const MOST_ROOMS = 1_000;

/**
 * Remembers which lines bots have used in a room, over all its matches of a game in this process. People in the room
 * then rarely read the same line twice.
 */
export class UsedLines {
  readonly #rooms = new Map<string, Unused>();

  of(room: RoomCode, game: GameId): Unused {
    const key = `${room} ${game}`;
    const unused = this.#rooms.get(key) ?? { left: new Map(), last: new Map() };
    // Moves the room to the end of the map, so that the first room is always the least recently used.
    this.#rooms.delete(key);
    this.#rooms.set(key, unused);
    for (const oldest of this.#rooms.keys()) {
      if (this.#rooms.size <= MOST_ROOMS) break;
      this.#rooms.delete(oldest);
    }
    return unused;
  }
}

/** Turns bots' remarks into text. Repeats a line only after all other lines for the situation and manner were used. */
export class Phrases {
  constructor(
    private readonly game: GameId,
    private readonly lines: Lines,
    private readonly unused: Unused,
    private readonly random: Random,
  ) {}

  /**
   * Returns a line in English, with the phrase from which a device makes it in its language. The phrase has the facts of
   * the line in the order of their names.
   *
   * Throws if the game has no such situation, or if the remark lacks a fact that the line needs.
   */
  render({ about, facts = {} }: Remark, manner: Manner, nameOf: (seat: Seat) => string): Said & { phrase: Phrase } {
    const factOf = (name: string): string | Said => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (fact === undefined) throw new Error('a remark without a fact of its line');
      return typeof fact === 'object' && 'seat' in fact ? nameOf(fact.seat) : fact;
    };
    const { template, at } = this.#template(about, manner);
    const detail = template.replace(GAP, (_gap, name: string) => wordsOf(factOf(name)));
    if ([...detail].length > CHAT_LENGTH) throw new Error('a remark that is longer than a line of chat');
    return { detail, phrase: [`${this.game}-lines/${about}.${manner}.${at}`, ...gapsOf(template).map(factOf)] };
  }

  /** Chooses a line. `at` is its place among the lines of the situation and manner. */
  #template(about: string, manner: Manner): { template: string; at: number } {
    const templates = Object.hasOwn(this.lines, about) ? this.lines[about]?.[manner] : undefined;
    if (!templates || templates.length === 0) throw new Error('a remark about nothing the game has lines for');
    const key = `${manner} ${about}`;
    const left = this.unused.left.get(key) ?? [];
    const deck = left.length > 0 ? left : this.#shuffled(templates, this.unused.last.get(key));
    const template = deck.pop() as string;
    this.unused.left.set(key, deck);
    this.unused.last.set(key, template);
    return { template, at: templates.indexOf(template) };
  }

  /** Shuffles the templates so that the last one used does not come first. */
  #shuffled(templates: readonly string[], last: string | undefined): string[] {
    const deck = this.random.Shuffle(templates);
    const isTwice = deck.length > 1 && deck.at(-1) === last;
    return isTwice ? [last as string, ...deck.slice(0, -1)] : deck;
  }
}

const wordsOf = (fact: string | Said) => (typeof fact === 'string' ? fact : fact.detail);
