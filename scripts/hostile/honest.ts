import { setTimeout } from 'node:timers/promises';
import { games } from '#games/index.ts';
import type { ApiClient, Guest } from '#server/testing/apiClient.ts';
import { atMatch, type MatchTestClient } from '#server/testing/sockets.ts';
import type { AnyModule, Draft } from '#shared/contract/module.ts';
import { playsOf, randomOrder } from '#shared/legality/legality.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';
import { dice } from '#shared/testing/dice.ts';
import { draftOf } from '#shared/testing/play.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';

export interface Tally {
  moves: number;
  matches: number;
  /** Number of moves, by refusal code, that the server refused although the player's view had offered them. */
  refused: Record<string, number>;
  /** Number of moves without an answer. */
  unanswered: number;
  /** Number of connections that were closed. */
  cutOff: number;
  /** Time from each move to its answer in ms. */
  waits: number[];
}

/**
 * These refusals count as failures, because the platform or the client caused them. Other refusals only mean that
 * another player was faster.
 */
const PLATFORM = ['not-synced', 'not-your-seat', 'unknown-move', 'invalid-args', 'rate-limited', 'try-again', 'fault'];

/** Range of the delay before each move in ms. */
const THINKS = { from: 150, to: 600 };
/** Maximum time in ms to wait for the answer to a move. */
const PATIENCE = 15_000;
const START_AGAIN = 2_000;

interface Table {
  module: AnyModule;
  guests: Guest[];
  match: string;
}

export interface HonestPeople {
  matches(): string[];
  tally: Tally;
  /** Makes each player stop after their next move. */
  leave(): Promise<void>;
}

/** Seats people at one table of each game. They play whole matches with random legal moves. */
export async function honestPeople(client: ApiClient, seed: string): Promise<HonestPeople> {
  const tally: Tally = { moves: 0, matches: 0, refused: {}, unanswered: 0, cutOff: 0, waits: [] };
  const open = new Set<MatchTestClient>();
  let isOver = false;
  const tables: Table[] = [];
  for (const module of games) {
    const guests = await client.startMatch(module.players.min, module.id);
    tables.push({ module, guests, match: (await client.seat(must(guests[0]))).match.id });
  }

  async function evening(table: Table): Promise<void> {
    for (let n = 0; !isOver; n++) {
      tally.matches += 1;
      const seats = await Promise.all(table.guests.map((guest) => client.seat(guest)));
      table.match = must(seats[0]).match.id;
      await Promise.all(seats.map((seat) => person(table.module, seat, dice(`${seed} ${seat.match.id} ${n}`))));
      await startAgain(must(table.guests[0]));
    }
  }

  /** Starts the next match, after waiting if the room may not start another match yet. */
  async function startAgain(host: Guest): Promise<void> {
    while (!isOver && (await client.as(host, 'POST', '/start')).status !== 201) await setTimeout(START_AGAIN);
  }

  async function person(module: AnyModule, seat: SeatAnswer, random: Random): Promise<void> {
    const ear = atMatch(client.url, module.id);
    ear.socket.on('disconnect', () => {
      if (open.has(ear)) tally.cutOff += 1;
    });
    await ear.sync(seat);
    open.add(ear);
    for (;;) {
      await setTimeout(THINKS.from + random.Number() * (THINKS.to - THINKS.from));
      const state = ear.state();
      if (isOver || !ear.socket.connected || state?.ctx.gameover !== undefined) break;
      const move = choose(module, state?.G, seat, random);
      if (move) await make(ear, ...move);
    }
    open.delete(ear);
    ear.close();
  }

  async function make(ear: MatchTestClient, name: string, args: Draft): Promise<void> {
    const began = performance.now();
    const late = setTimeout(PATIENCE, null, { ref: false });
    const answer = await Promise.race([ear.move(name, [...args]), late]);
    tally.moves += 1;
    if (answer === null) {
      tally.unanswered += 1;
      return;
    }
    tally.waits.push(performance.now() - began);
    if ('refused' in answer && PLATFORM.includes(answer.refused))
      tally.refused[answer.refused] = (tally.refused[answer.refused] ?? 0) + 1;
  }

  const evenings = Promise.all(tables.map(evening));
  return {
    matches: () => tables.map(({ match }) => match),
    tally,
    async leave() {
      isOver = true;
      await evenings;
    },
  };
}

function choose(module: AnyModule, view: unknown, { playerID }: SeatAnswer, random: Random): [string, Draft] | null {
  const seat = must(playerID ?? undefined);
  for (const move of randomOrder(playsOf(module), module, random)) {
    const args = draftOf(module, view, seat, move, random);
    if (args) return [move, args];
  }
  return null;
}
