import { type Apis, clockwiseFrom, must, type Seat } from 'hush/game';
import { playerOf } from '../queries';
import type { AgencyId, Answer, Pool, State, Window } from '../state';
import { askedForEspionage, askedForFirst } from './asking';
import { runFor } from './clock';
import { takeOpenly } from './hands';
import { openPool, spend } from './spending';

/** [CV-54] Opens a window that asks the seats in `asked`. Does nothing if `asked` is empty. */
function openWindow(G: State, kind: Window['kind'], asked: Seat[], apis: Apis): void {
  if (asked.length === 0) return;
  G.windows += 1;
  G.window = { number: G.windows, kind, asked };
  for (const seat of asked) {
    const player = playerOf(G, seat);
    player.answer = player.autoPass ? { kind: 'pass' } : null;
  }
  runFor(G, G.options.windowSeconds, asked, apis);
}

/** Records an answer, which stays secret until all seats have answered or their time is up. */
export function giveAnswer(G: State, by: Seat, given: Answer): void {
  playerOf(G, by).answer = given;
}

export function haveAllAnswered(G: State): boolean {
  return must(G.window).asked.every((seat) => playerOf(G, seat).answer !== null);
}

/** Passes for every seat that has not answered. */
export function passForTheRest(G: State): void {
  for (const seat of must(G.window).asked) playerOf(G, seat).answer ??= { kind: 'pass' };
}

/** [CV-34] Opens the window that asks about First: before a phase, and again after each First that is used. */
export function openFirst(G: State, apis: Apis): void {
  openWindow(G, 'first', askedForFirst(G), apis);
}

/**
 * [CV-34, CV-55] Spends the First of the seat with the lowest order token. Other seats that wanted to use First keep
 * it, unseen.
 *
 * @returns that seat, or null if no seat used First
 */
export function closeFirst(G: State, { tell }: Apis): Seat | null {
  G.window = null;
  const by = G.order.find((seat) => playerOf(G, seat).answer?.kind === 'first') ?? null;
  const given = by === null ? null : playerOf(G, by).answer;
  forgetAnswers(G);
  if (by === null || given?.kind !== 'first') return null;
  const cards = spend(G, by, [given.handle]);
  tell('used', { by, ability: 'first', cards });
  openPool(G, by, cards);
  G.agenda.push({ do: 'begin', seat: by });
  return by;
}

/**
 * Opens the window in which seats may take cards from the pool with Espionage. If the pool is empty or no seat could
 * answer, discards the pool instead.
 */
export function openEspionage(G: State, apis: Apis): void {
  openWindow(G, 'espionage', askedForEspionage(G, must(G.pool)), apis);
  if (!G.window) clearPool(G);
}

export function closeEspionage(G: State): void {
  G.window = null;
  G.agenda.unshift({ do: 'settle', taken: false });
}

/**
 * [CV-58] Carries out the next answer, clockwise from the seat that used the cards. The answer takes the first wanted
 * card that is still in the pool.
 */
export function settleNext(G: State, hasTaken: boolean, apis: Apis): void {
  const pool = must(G.pool);
  for (const seat of clockwiseFrom(G.seats, pool.user)) {
    const player = playerOf(G, seat);
    const given = player.answer;
    player.answer = null;
    if (given?.kind !== 'espionage') continue;
    const card = given.wanted.find((wanted) => canTake(pool, seat, wanted));
    if (card === undefined) continue;
    spendEspionage(G, seat, given.handle, card, apis);
    G.agenda.unshift({ do: 'settle', taken: true });
    return;
  }
  if (hasTaken) G.agenda.unshift({ do: 'espionage' });
  else clearPool(G);
}

function canTake(pool: Pool, seat: Seat, wanted: AgencyId): boolean {
  return pool.cards.some(({ card, spentBy }) => card === wanted && spentBy !== seat);
}

/**
 * [CV-33, CV-57, CV-59] Spends an Espionage card or token. A spent card goes into the pool, from which other seats may
 * take it.
 */
function spendEspionage(G: State, seat: Seat, handle: string, card: AgencyId, { random, tell }: Apis): void {
  const pool = must(G.pool);
  const spent = spend(G, seat, [handle]);
  pool.cards = pool.cards.filter((each) => each.card !== card);
  for (const each of spent) pool.cards.push({ card: each, spentBy: seat });
  pool.taken.push({ card, by: seat });
  takeOpenly(playerOf(G, seat), [card], random);
  tell('espionage', { by: seat, from: pool.user, cards: spent, taken: card });
}

function clearPool(G: State): void {
  for (const { card } of must(G.pool).cards) G.discards.push(card);
  G.pool = null;
}

function forgetAnswers(G: State): void {
  for (const seat of G.seats) playerOf(G, seat).answer = null;
}
