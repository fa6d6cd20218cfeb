import { type Apis, chance, fromNumbers, must, type Random, type Seat } from 'hush/game';
import { type EngineState, engineOf, TestTable } from 'hush/testing';
import { coverblown } from '.';
import { numbersFor } from './queries';
import { deal, dealPlayer } from './rules/deal';
import { startClock } from './rules/week';
import type { Call, Day, Moves, Options, Player, State, SuspectId, View, WeaponId } from './state';

/** Server time in ms at which test matches start. */
export const NOON = Date.UTC(1947, 9, 6, 12);

/** Settings of a test match. Missing settings are dealt at random or have a default. */
export interface Opening {
  players?: 3 | 4 | 5;
  day?: Day;
  murderer?: SuspectId;
  weapon?: WeaponId;
  /** The dirty seats, by default the last ones. */
  dirty?: Seat[];
  contacts?: Record<Seat, SuspectId>;
  /** Whether all players have answered their first call. True by default. */
  acknowledged?: boolean;
  options?: Partial<Options>;
  /** Seat of the person. If set, the match is a practice match. */
  practice?: Seat;
  seed?: string;
}

/**
 * Creates a test match. By default Marisol Vane committed the murder with the Katana, the last seats are dirty, and
 * seats 0 to 3 have the contacts Stokes, Pike, Crane and Frost.
 */
export function aMatch(opening: Opening = {}): Match {
  return new Match(position(opening));
}

export function aDeal(players: number, seed: string, options: Partial<Options> = {}): Match {
  const whole = { bulletsOnTable: false, roundSeconds: 0, ...options };
  return new Match(started(players, seed, whole));
}

/** A test match in which a test can choose the next random numbers. */
export class Match extends TestTable<State, View, Moves> {
  #rolls: number[] | null = null;

  constructor(position: EngineState<State>) {
    super(coverblown, position, NOON);
  }

  player(seat: Seat): Player {
    return must(this.G.players[seat]);
  }

  lastCall(seat: Seat): Call {
    return must(this.player(seat).calls.at(-1));
  }

  /** Skips the time for which a verdict is still shown, so that the next day begins. */
  afterVerdict(): this {
    if (!this.G.isVerdictShown) throw new Error('no verdict is shown');
    return this.timeOut();
  }

  /** Sets the random numbers for the next move, which must use all of them. */
  roll(...numbers: number[]): this {
    this.#rolls = numbers;
    return this;
  }

  protected override run(by: Seat | null, move: string, args: readonly unknown[]): void {
    if (by !== null && this.#rolls) this.#runWith(this.#rolls, by, move, args);
    else super.run(by, move, args);
  }

  #runWith(numbers: number[], playerID: Seat, move: string, args: readonly unknown[]): void {
    this.#rolls = null;
    const left = [...numbers];
    const apis: Apis = {
      random: fromNumbers(() => must(left.shift(), 'another number of the test')),
      clock: { now: () => this.now },
      tell: (code, facts = null) => {
        this.facts = [...this.facts, { code, facts }];
      },
    };
    const run = coverblown.game.moves?.[move] as (context: object, ...args: readonly unknown[]) => void;
    this.change((G) => run({ G, playerID, ...apis }, ...args));
    if (left.length > 0) throw new Error(`${left.length} numbers were not drawn`);
  }
}

function position(opening: Opening): EngineState<State> {
  const { players = 3, day = 'monday', murderer = 'vane', weapon = 'katana', seed = 'a test' } = opening;
  const options = { bulletsOnTable: false, roundSeconds: 0, ...opening.options };
  const random = chance(`${seed}, by hand`);
  const practice = opening.practice ?? null;
  const G = deal(players, { options, now: NOON, carryOver: null, practice }, random);
  G.day = day;
  startClock(G, NOON);
  G.secret = { ...G.secret, murderer, weapon };
  const dirty = opening.dirty ?? G.seats.slice(-numbersFor(players).dirtyCops);
  for (const seat of G.seats) G.players[seat] = playerOf(seat, dirty, opening, { murderer, weapon }, random);
  return { ...started(players, seed, options), G };
}

function started(players: number, seed: string, options: Options): EngineState<State> {
  return engineOf(coverblown).start({
    seed,
    seats: players,
    options,
    now: NOON,
    carryOver: null,
  }) as EngineState<State>;
}

const INFORMANTS: Readonly<Record<Seat, SuspectId>> = { 0: 'stokes', 1: 'pike', 2: 'crane', 3: 'frost', 4: 'marsh' };

function playerOf(
  seat: Seat,
  dirty: readonly Seat[],
  { contacts, acknowledged = true }: Opening,
  truth: { murderer: SuspectId; weapon: WeaponId },
  random: Random,
): Player {
  const isDirty = dirty.includes(seat);
  const contact = isDirty ? truth.murderer : must(contacts?.[seat] ?? INFORMANTS[seat]);
  const player = dealPlayer(isDirty ? 'dirty' : 'honest', contact, truth, NOON, random);
  return { ...player, acknowledged };
}
