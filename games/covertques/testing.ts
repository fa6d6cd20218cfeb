import { type Json, must, type Outcome, type Seat, seatsOf } from 'hush/game';
import { type EngineState, engineOf, TestTable } from 'hush/testing';
import { covertques } from '.';
import { codeWord, publicWord } from './rules/topic';
import type { Die, Moves, Options, Phase, Role, State, TopicId, View } from './state';

/** Server time in ms at which test matches start. */
export const NINE = Date.UTC(2026, 0, 5, 21);

/** The parts of a match that a test can set. All other parts are dealt at random. */
export interface Opening {
  /** The roles in seat order. With 3 or 4 seats, the role that is missing is the removed card. */
  roles?: Role[];
  /** The topic. By default Jobs, with its second confidential word, Tailor, as the code word. */
  topic?: TopicId;
  codeDie?: Die;
  /** The public die of round 1. By default 1, which picks Pilot. */
  die?: Die;
  /** Whether to start in the night. By default, the match starts with round 1, at nine. */
  night?: boolean;
  /** The seat of the person in a practice match. */
  practice?: Seat;
  options?: Partial<Options>;
  seed?: string;
}

/** The roles of five seats: the Hacker, the Admin and three Users. */
export const FIVE: Role[] = ['hacker', 'admin', 'user', 'user', 'user'];

/** Creates a match, either at the start of round 1 before the first hint, or in the night. */
export function aMatch(opening: Opening = {}): Match {
  const { roles = FIVE, topic = 'TC01', codeDie = 2, die = 1, seed = 'a test', options = {} } = opening;
  const match = aDeal(roles.length, seed, options, null, opening.practice).change((G) => {
    G.topic = topic;
    G.topicsUsed = [topic];
    G.roles = Object.fromEntries(roles.map((role, seat) => [String(seat), role]));
    const missing = roles.includes('admin') ? 'user' : 'admin';
    G.secret = { die: codeDie, removed: roles.length < 5 ? missing : null };
  });
  if (opening.night) return match;
  if (opening.practice !== undefined) match.play(opening.practice, 'seen');
  const night = must(match.G.deadline) - NINE;
  return match.timeOut().change((G) => {
    G.dice = [die];
    G.deadline = G.deadline === null ? null : G.deadline - night;
    match.now = NINE;
  });
}

/** Creates a match with a random deal. */
export function aDeal(
  players: number,
  seed: string,
  options: Partial<Options> = {},
  carryOver: Json = null,
  practice: Seat | null = null,
): Match {
  const whole = covertques.options.parse(options);
  const setup = { seed, seats: players, options: whole, now: NINE, carryOver, practice };
  return new Match(engineOf(covertques).start(setup) as EngineState<State>);
}

/** A test match with shortcuts for its words and roles, and for playing a round. */
export class Match extends TestTable<State, View, Moves> {
  constructor(position: EngineState<State>) {
    super(covertques, position, NINE);
  }

  get outcome(): Outcome {
    return must(this.G.outcome, 'an outcome');
  }

  get codeWord(): string {
    return codeWord(this.G);
  }

  get publicWord(): string | null {
    return publicWord(this.G);
  }

  /** Returns the views of all viewers, starting with the spectator. */
  views(): View[] {
    return [null, ...this.G.seats].map((viewer) => this.view(viewer));
  }

  seat(role: Role): Seat {
    return must(
      this.G.seats.find((seat) => this.G.roles[seat] === role),
      `a seat of the ${role}`,
    );
  }

  /** Makes every seat that has not hinted yet give a legal hint. */
  hintAll(): this {
    while (this.G.phase === 'hint') {
      const seat = must(this.view(null).waitingFor[0]);
      expectOk(this.play(seat, 'hint', `word ${'abcdefghijkl'.charAt(Number(seat))}`));
    }
    return this;
  }

  /** Advances to this phase by giving hints and moving the clock forward. */
  to(phase: Phase): this {
    while (this.G.phase !== phase) this.#advance();
    return this;
  }

  /** Ends the current step by giving hints or moving the clock forward. */
  #advance(): void {
    if (this.G.phase === 'matchOver') throw new Error('the match is over');
    if (this.G.phase === 'hint') this.hintAll();
    else if (this.G.deadline === null) this.#practises();
    else this.timeOut();
  }

  /** Makes the next move of the person in a practice match. */
  #practises(): void {
    const by = must(this.G.practice, 'the human at a practice table');
    const moves = { night: 'seen', discuss: 'readyToVote', vote: 'skip', discovery: 'pass' } as const;
    const { phase } = this.G;
    expectOk(this.play(by, must(moves[phase as keyof typeof moves], `a move in ${phase}`)));
  }

  /** Advances to the start of this round, before its first hint. */
  toRound(round: number): this {
    while (this.G.round < round) this.#advance();
    return this;
  }

  /** Casts votes in seat order and then ends the countdown. Each vote is a seat, or `-` for a skip. */
  voteAll(votes: string): this {
    this.to('vote');
    votes.split(' ').forEach((vote, seat) => {
      const by = String(seat);
      expectOk(vote === '-' ? this.play(by, 'skip') : this.play(by, 'vote', vote));
    });
    return this.timeOut();
  }
}

function expectOk(answer: string): void {
  if (answer !== 'ok') throw new Error(`refused: ${answer}`);
}

/** Returns the points in seat order. */
export function pointsOf({ points = {} }: Outcome): number[] {
  return seatsOf(Object.keys(points).length).map((seat) => points[seat] ?? 0);
}
