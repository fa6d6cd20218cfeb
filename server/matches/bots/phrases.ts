import type { Seat } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import { CHAT_LENGTH } from '#shared/room.ts';
import type { Lines, Manner, Remark } from '#shared/voice.ts';

const GAP = /\{([^{}]*)\}/g;

/** Turns remarks into text. A line is repeated only after all other lines of its kind were used. */
export class Phrases {
  /** Unused templates, by situation and manner. */
  readonly #left = new Map<string, string[]>();
  readonly #last = new Map<string, string>();

  constructor(
    private readonly lines: Lines,
    private readonly random: Random,
  ) {}

  /** Throws if the game has no such situation or the remark lacks a fact that its line needs. */
  render({ about, facts = {} }: Remark, manner: Manner, nameOf: (seat: Seat) => string): string {
    const gap = (_gap: string, name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (fact === undefined) throw new Error('a remark without a fact of its line');
      return typeof fact === 'string' ? fact : nameOf(fact.seat);
    };
    const text = this.#template(about, manner).replace(GAP, gap);
    if ([...text].length > CHAT_LENGTH) throw new Error('a remark that is longer than a line of chat');
    return text;
  }

  #template(about: string, manner: Manner): string {
    const templates = Object.hasOwn(this.lines, about) ? this.lines[about]?.[manner] : undefined;
    if (!templates || templates.length === 0) throw new Error('a remark about nothing the game has lines for');
    const key = `${manner} ${about}`;
    const left = this.#left.get(key) ?? [];
    const deck = left.length > 0 ? left : this.#shuffled(templates, this.#last.get(key));
    const template = deck.pop() as string;
    this.#left.set(key, deck);
    this.#last.set(key, template);
    return template;
  }

  /** Shuffles the templates so that the line used last does not come first. */
  #shuffled(templates: readonly string[], last: string | undefined): string[] {
    const deck = this.random.Shuffle(templates);
    const isTwice = deck.length > 1 && deck.at(-1) === last;
    return isTwice ? [last as string, ...deck.slice(0, -1)] : deck;
  }
}
