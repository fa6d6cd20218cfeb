import { type Commitment, commitmentOf, drawnFrom } from '#shared/commitment.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { MatchSetup, StoredCommitment } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import type { NewMatch, SeatedPlayer } from '../types';
import { MatchState } from './state';

/** Everything that determines a deal: the same input gives the same match. */
interface DealDeps {
  /** Secret until the match is over. */
  seed: string;
  seats: number;
  /** As parsed by the game's schema. */
  options: Json;
  /** Server time in ms. */
  now: number;
  /** The value that the game's last match in this room passes on. */
  carryOver: Json;
  /** The seat of the only person if bots play all other seats, or null for an ordinary match. */
  practice: Seat | null;
}

interface Dealt {
  setup: Omit<MatchSetup, 'room' | 'commitment'>;
  state: MatchState;
  snapshot: Json;
  deadline: number | null;
}

/** Deals a match. Returns its stored setup and first state. Throws if the rules throw. */
export function deal(runtime: GameRuntime, deps: DealDeps): Dealt {
  const { seed, seats, options, now, carryOver, practice } = deps;
  const { module, engine } = runtime;
  const state = new MatchState(runtime, engine.start(deps), 0, 0);
  const setup = { game: module.id, version: module.version, seed, seats, options, carryOver, practice, began: now };
  return { setup, state, snapshot: state.snapshot(), deadline: state.deadline };
}

/** Returns the seed of a new match: the server's, or one made from the server's seed and the players' words. */
export function seedOf({ seed, words }: Pick<NewMatch, 'seed' | 'words'>): string {
  return typeof seed === 'string' ? drawnFrom({ seed, words }) : seed.public;
}

/**
 * Returns the commitment to a new match, or null if the seed is public. The match's options must already be parsed by
 * the game's schema.
 */
export function commitTo(match: Omit<NewMatch, 'room'>, rules: number): Commitment | null {
  const { id, game, began, seed, words, options, carryOver, seats } = match;
  if (typeof seed !== 'string') return null;
  const names = seatsOf(Object.keys(seats).length).map((seat) => must(seats[seat]).name);
  const practice = practiceSeat(seats);
  const hash = commitmentOf({ match: id, game, rules, began, seed, words, options, carryOver, practice, names });
  return { hash, at: began, words };
}

/** Returns the commitment as stored, or null if the seed is public. */
export function storedCommitment(match: NewMatch, rules: number): StoredCommitment | null {
  const { seed, words } = match;
  const commitment = commitTo(match, rules);
  if (commitment === null || typeof seed !== 'string') return null;
  return { hash: commitment.hash, shared: words && { seed, words } };
}

/** Returns the public part of the stored commitment, or null if there is none. */
export function publicCommitment({ commitment, began }: MatchSetup): Commitment | null {
  return commitment && { hash: commitment.hash, at: began, words: commitment.shared?.words ?? null };
}

/** @returns the seat of the only person if bots play all other seats, or null */
export function practiceSeat(seats: Readonly<Record<Seat, SeatedPlayer>>): Seat | null {
  const people = Object.keys(seats).filter((seat) => seats[seat]?.bot === null);
  return people.length === 1 && Object.keys(seats).length > 1 ? (people[0] ?? null) : null;
}
