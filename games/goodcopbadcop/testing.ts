import { type Draft, must, type Outcome, type Seat, type Step } from 'hush/game';
import { type EngineState, engineOf, TestTable } from 'hush/testing';
import { goodcopbadcop } from '.';
import { EQUIPMENT_DECK } from './content/equipment';
import { facesFor } from './content/integrity';
import { cardAt, waitingFor } from './queries';
import { layOut } from './rules/deal';
import { spanOf } from './rules/windows';
import {
  type Declaration,
  type EquipmentId,
  type Face,
  type Moves,
  type Options,
  type Phase,
  SLOTS,
  type Slot,
  type State,
  secondsOf,
  type Target,
  type View,
} from './state';

/** Server time in ms at which test matches start. */
export const NINE = Date.UTC(2026, 0, 5, 21);

/**
 * The starting position of a test match. In `cards`, A is the Agent, K the Kingpin, H Honest and C Crooked. `^` means
 * face up, and `*` wounded.
 */
export interface Opening {
  /**
   * Three letters for each seat, such as `'AHC'` or `'A*H^C'`. Missing seats get hidden cards from those that are left.
   */
  cards?: Record<Seat, string>;
  players?: number;
  hands?: Record<Seat, EquipmentId[]>;
  /** The armed seats, each with the target of its gun. */
  guns?: Record<Seat, Seat | null>;
  actives?: Record<Seat, EquipmentId[]>;
  out?: Seat[];
  /** The active seat, by default the first. */
  active?: Seat;
  discards?: EquipmentId[];
  /** The deck, next card last. If set, all other equipment is out of play. */
  deck?: EquipmentId[];
  /** True to start in the window before the first turn. By default, the match starts in the action phase. */
  preGame?: boolean;
  options?: Partial<Options>;
  practice?: Seat;
  seed?: string;
}

/** Deals a match in the same way as the server. It starts in `placement`. */
export function aDeal(
  players = 5,
  seed = 'a test',
  options: Partial<Options> = {},
  practice: Seat | null = null,
): Match {
  const whole = goodcopbadcop.options.parse(options);
  return new Match(
    engineOf(goodcopbadcop).start({
      seed,
      seats: players,
      options: whole,
      now: NINE,
      carryOver: null,
      practice,
    }) as EngineState<State>,
  );
}

/**
 * Creates a match in this position. By default it is seat 0's action phase, no player is armed, and all hands are
 * empty.
 */
export function aMatch(opening: Opening = {}): Match {
  const { players = 5, seed, options, practice, active = '0', preGame = false, out = [] } = opening;
  const match = aDeal(players, seed, options, practice);
  return match.change((G) => {
    G.placed = G.seats;
    G.active = active;
    G.out = [...out];
    layCards(G, opening);
    dealEquipment(G, opening);
    for (const [seat, aim] of Object.entries(opening.guns ?? {})) G.guns[seat] = { aim };
    G.turn = preGame ? 0 : 1;
    G.phase = preGame ? 'preGame' : 'action';
    G.window = 1;
    G.asked = preGame ? G.seats.filter((seat) => G.hands[seat]?.length) : [];
    G.closesAt = preGame ? match.now + spanOf(G) : null;
    const seconds = secondsOf(G, G.phase);
    const isFree = seconds === 0 || (practice !== undefined && waitingFor(G).includes(practice));
    G.deadline = isFree ? null : match.now + 1000 * seconds;
  });
}

const LETTERS: Readonly<Record<string, Face>> = { A: 'agent', K: 'kingpin', H: 'honest', C: 'crooked' };

function layCards(G: State, { cards = {}, out = [] }: Opening): void {
  const named = Object.fromEntries(Object.entries(cards).map(([seat, text]) => [seat, lettersOf(text)]));
  const left = facesFor(G.seats.length);
  for (const { face } of Object.values(named).flat()) left.splice(left.indexOf(face), 1);
  const leaders = left.filter((face) => face === 'agent' || face === 'kingpin');
  const others = left.filter((face) => face !== 'agent' && face !== 'kingpin');
  const free = G.seats.filter((seat) => !Object.hasOwn(named, seat) && !out.includes(seat));
  const faces = Object.fromEntries(
    G.seats.map((seat): [Seat, Face[]] => {
      const own = named[seat]?.map(({ face }) => face);
      if (own) return [seat, own];
      const first = free.includes(seat) ? leaders.pop() : undefined;
      return [seat, [first ?? must(others.pop()), must(others.pop()), must(others.pop())]];
    }),
  );
  if (leaders.length > 0) throw new Error('a leader is left: name fewer cards, or the leader');
  Object.assign(G, layOut(G.seats, faces));
  G.secret.leftover = others[0] ?? null;
  for (const seat of G.seats) {
    for (const slot of SLOTS) {
      const mark = named[seat]?.[slot];
      const card = cardAt(G, seat, slot);
      card.isUp = out.includes(seat) || mark?.isUp === true;
      card.isWounded = mark?.isWounded === true;
    }
  }
}

function lettersOf(text: string): { face: Face; isUp: boolean; isWounded: boolean }[] {
  return [...text.matchAll(/([AKHC])([\^*]?)/g)].map(([, letter = '', mark]) => {
    return { face: must(LETTERS[letter]), isUp: mark !== '', isWounded: mark === '*' };
  });
}

/** Sets hands, active cards and discards. All other cards go into the deck, unless `deck` is set. */
function dealEquipment(G: State, { hands = {}, actives = {}, discards = [], deck }: Opening): void {
  const left = [...EQUIPMENT_DECK];
  const take = (card: EquipmentId) => {
    if (!left.includes(card)) throw new Error(`no ${card} is left`);
    left.splice(left.indexOf(card), 1);
    return card;
  };
  for (const seat of G.seats) {
    G.hands[seat] = (hands[seat] ?? []).map((card) => ({ card: take(card), knownBy: [] }));
    G.actives[seat] = (actives[seat] ?? []).map(take);
  }
  G.discards = discards.map(take);
  const last = (deck ?? []).map(take);
  G.secret.deck = deck === undefined ? left : last;
  if (deck !== undefined) G.centre = left;
}

/** A test match, with shortcuts for common moves. */
export class Match extends TestTable<State, View, Moves> {
  constructor(position: EngineState<State>) {
    super(goodcopbadcop, position, NINE);
  }

  get outcome(): Outcome {
    return must(this.G.outcome, 'an outcome');
  }

  /** Returns the legal next picks after `draft`. */
  legal(seat: Seat, move: keyof Moves, draft: Draft): Step {
    return goodcopbadcop.legal[move].next(this.view(seat), seat, draft);
  }

  /** Uses a card in the current window. */
  use(seat: Seat, card: EquipmentId, ...targets: Target[]): string {
    return this.play(seat, 'useEquipment', this.G.window, card, ...targets);
  }

  declare(declared: Declaration): this {
    const by = this.G.active;
    switch (declared.action) {
      case 'investigate':
        return this.expect(this.play(by, 'investigate', declared.player, declared.slot));
      case 'arm':
        return this.expect(this.play(by, 'arm', declared.revealSlot, declared.aimAt));
      case 'equip':
        return this.expect(this.play(by, 'equip'));
      case 'shoot':
        return this.expect(this.play(by, 'shoot'));
    }
  }

  look(player: Seat, slot: Slot): this {
    return this.declare({ action: 'investigate', player, slot });
  }

  shoot(): this {
    return this.declare({ action: 'shoot' });
  }

  /** Makes all seats that are asked pass, and lets the open window close. Does nothing if no window is open. */
  allPass(): this {
    const { window, asked } = this.G;
    for (const seat of asked) this.play(seat, 'pass', window);
    return this.G.closesAt === null ? this : this.timeOut();
  }

  /** Advances to this phase by passing in windows and letting time run out. */
  to(phase: Phase): this {
    for (let steps = 0; this.G.phase !== phase; steps++) {
      if (steps > 40 || this.G.phase === 'over') throw new Error(`never came to ${phase}`);
      if (this.G.closesAt !== null) this.allPass();
      else this.timeOut();
    }
    return this;
  }

  /** Advances to the start of the next turn by passing and letting time run out. */
  nextTurn(): this {
    const { turn } = this.G;
    while (this.G.turn === turn) this.G.closesAt === null ? this.timeOut() : this.allPass();
    return this;
  }

  expect(answer: string): this {
    if (answer !== 'ok') throw new Error(`refused: ${answer}`);
    return this;
  }
}

/** Returns a seat's cards as letters. `^` means face up, and `*` wounded. */
export function lettersIn(G: State, seat: Seat): string {
  const letter = { agent: 'A', kingpin: 'K', honest: 'H', crooked: 'C' };
  return SLOTS.map((slot) => {
    const { face, isUp, isWounded } = cardAt(G, seat, slot);
    return `${letter[face]}${isWounded ? '*' : isUp ? '^' : ''}`;
  }).join('');
}

export function handNames(G: State, seat: Seat): EquipmentId[] {
  return must(G.hands[seat]).map(({ card }) => card);
}
