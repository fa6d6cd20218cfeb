import { type Commitment, commitmentOf, drawnFrom } from '#shared/commitment.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { MatchSetup, StoredCommitment } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import type { NewMatch, SeatedPlayer } from '../types';
import { MatchState } from './state';

/** The complete input of a deal. The same input gives the same match. */
interface DealDeps {
  /** Secret until the match is over. */
  seed: string;
  seats: number;
  /** As parsed by the game's schema. */
  options: Json;
  /** Server time in ms. */
  now: number;
  /** Passed on by the game's last match in the room. */
  carryOver: Json;
  /** The seat of the only person if bots play all others, or null for an ordinary match. */
  practice: Seat | null;
}

interface Dealt {
  setup: Omit<MatchSetup, 'room' | 'commitment'>;
  state: MatchState;
  snapshot: Json;
  deadline: number | null;
}

/** Deals a match: its stored setup and first state. Throws if the rules do. */
export function deal(runtime: GameRuntime, deps: DealDeps): Dealt {
  const { seed, seats, options, now, carryOver, practice } = deps;
  const { module, engine } = runtime;
  const state = new MatchState(runtime, engine.start(deps), 0, 0);
  const setup = { game: module.id, version: module.version, seed, seats, options, carryOver, practice, began: now };
  return { setup, state, snapshot: state.snapshot(), deadline: state.deadline };
}

/** The seed of a new match: the server's, or one made from the server's and the players' words. */
export function seedOf({ seed, words }: Pick<NewMatch, 'seed' | 'words'>): string {
  return typeof seed === 'string' ? drawnFrom({ seed, words }) : seed.public;
}

/** The commitment to a new match, with its options as parsed by the game's schema; null if its seed is public. */
export function commitTo(match: Omit<NewMatch, 'room'>, rules: number): Commitment | null {
  const { id, game, began, seed, words, options, carryOver, seats } = match;
  if (typeof seed !== 'string') return null;
  const names = seatsOf(Object.keys(seats).length).map((seat) => must(seats[seat]).name);
  const practice = practiceSeat(seats);
  const hash = commitmentOf({ match: id, game, rules, began, seed, words, options, carryOver, practice, names });
  return { hash, at: began, words };
}

/** The commitment as stored. */
export function storedCommitment(match: NewMatch, rules: number): StoredCommitment | null {
  const { seed, words } = match;
  const commitment = commitTo(match, rules);
  if (commitment === null || typeof seed !== 'string') return null;
  return { hash: commitment.hash, shared: words && { seed, words } };
}

/** The public part of the commitment. */
export function publicCommitment({ commitment, began }: MatchSetup): Commitment | null {
  return commitment && { hash: commitment.hash, at: began, words: commitment.shared?.words ?? null };
}

/** @returns the seat of the only person if bots play all others, or null */
export function practiceSeat(seats: Readonly<Record<Seat, SeatedPlayer>>): Seat | null {
  const people = Object.keys(seats).filter((seat) => seats[seat]?.bot === null);
  return people.length === 1 && Object.keys(seats).length > 1 ? (people[0] ?? null) : null;
}
