import { type Seat, seatsOf } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { type Commitment, commitmentOf, drawnFrom } from '#shared/replay/commitment.ts';
import type { MatchSetup, StoredCommitment } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import type { NewMatch, SeatedPlayer } from '../types';
import { MatchState } from './state';

/** Everything that determines the deal. The same values give the same match. */
interface DealDeps {
  /** Secret until the match is over. */
  seed: string;
  seats: number;
  /** The options, parsed by the game's schema. */
  options: Json;
  /** Server time in ms. */
  now: number;
  /** The value that the room's previous match of this game passed on. */
  carryOver: Json;
  /** In a match of one person and bots, the person's seat. Otherwise null. */
  practice: Seat | null;
}

interface Dealt {
  setup: Omit<MatchSetup, 'room' | 'commitment'>;
  state: MatchState;
  snapshot: Json;
  deadline: number | null;
}

/** Deals a match. Returns its setup, as it will be stored, and its first state. Throws if the rules throw. */
export function deal(runtime: GameRuntime, deps: DealDeps): Dealt {
  const { seed, seats, options, now, carryOver, practice } = deps;
  const { module, engine } = runtime;
  const state = new MatchState(runtime, engine.start(deps), 0, 0);
  const setup = { game: module.id, version: module.version, seed, seats, options, carryOver, practice, began: now };
  return { setup, state, snapshot: state.snapshot(), deadline: state.deadline };
}

/** Returns a new match's seed. If players contributed words, it is made from the server's seed and their words. */
export function seedOf({ seed, words }: Pick<NewMatch, 'seed' | 'words'>): string {
  return typeof seed === 'string' ? drawnFrom({ seed, words }) : seed.public;
}

/** Returns the commitment to a new match, or null if its seed is public. The match's options must already be parsed. */
export function commitTo(match: Omit<NewMatch, 'room'>, rules: number): Commitment | null {
  const { id, game, began, seed, words, options, carryOver, seats } = match;
  if (typeof seed !== 'string') return null;
  const names = seatsOf(Object.keys(seats).length).map((seat) => must(seats[seat]).name);
  const practice = practiceSeat(seats);
  const hash = commitmentOf({ match: id, game, rules, began, seed, words, options, carryOver, practice, names });
  return { hash, at: began, words };
}

/** Returns the commitment in the form in which it is stored, or null if the seed is public. */
export function storedCommitment(match: NewMatch, rules: number): StoredCommitment | null {
  const { seed, words } = match;
  const commitment = commitTo(match, rules);
  if (commitment === null || typeof seed !== 'string') return null;
  return { hash: commitment.hash, shared: words && { seed, words } };
}

/** Returns the public part of a stored commitment, or null if the match has no commitment. */
export function publicCommitment({ commitment, began }: MatchSetup): Commitment | null {
  return commitment && { hash: commitment.hash, at: began, words: commitment.shared?.words ?? null };
}

/** Returns the person's seat in a match of one person and bots. Otherwise returns null. */
export function practiceSeat(seats: Readonly<Record<Seat, SeatedPlayer>>): Seat | null {
  const people = Object.keys(seats).filter((seat) => seats[seat]?.bot === null);
  return people.length === 1 && Object.keys(seats).length > 1 ? (people[0] ?? null) : null;
}
