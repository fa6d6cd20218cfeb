import { setTimeout as pause } from 'node:timers/promises';
import { Manager, type Socket } from 'socket.io-client';
import type { Guest } from '#server/testing/apiClient.ts';
import type { AnyModule, Draft } from '#shared/contract/module.ts';
import type { MatchId, Seat } from '#shared/ids.ts';
import { randomMove } from '#shared/legality/legality.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';
import { follow } from '#shared/wire/shown.ts';
import type { Answer, MatchServerEvents, MoveAction, SeatAnswer, SyncInfo, WireState } from '#shared/wire/wire.ts';

/** A move that a player sent, with the server's answer. */
export interface Made {
  match: MatchId;
  seat: Seat;
  id: string;
  move: string;
  args: Draft;
  /** Null if the match ended before the server answered. */
  answer: Answer | null;
  sent: number;
}

/** A time when a player could not play because the connection was lost. `from` and `to` are Unix times in ms. */
export interface Absence {
  from: number;
  to: number;
}

/** The records that all players of a run share. */
export interface Notes {
  made: Made[];
  absences: Absence[];
}

export interface Person {
  /**
   * Plays until the match is over or until the time `until` (Unix time in ms). Resolves to true if the match is over.
   */
  play(until: number): Promise<boolean>;
  /** Returns the state on the player's device. */
  shown(): Pick<WireState, 'G' | 'ctx'> | null;
  /** Requests the state over a new connection. Resolves to null if the server cannot be reached. */
  fresh(): Promise<Pick<WireState, 'G' | 'ctx'> | null>;
  leave(): void;
}

interface PersonDeps {
  url: string;
  module: AnyModule;
  guest: Guest;
  seat: SeatAnswer;
  seats: number;
  random: Random;
  notes: Notes;
}

/** Range of the delay before a player's move, in ms. Some players wait much longer, so that clocks run out. */
const THINKS = { from: 10, to: 100 };
const SLEEPS = { share: 0.004, ms: 6_000 };
/** Interval in ms at which a player checks for moves even if nothing has changed. */
const LOOKS = 700;
/** Probability that a player makes a random move when the bot would make none. */
const BY_CHANCE = 0.1;
/** Probability that a player makes the next move before the previous move is answered. */
const HASTY = 0.1;
/**
 * Number of positions that each player examines for a move. Players choose their moves like the game's last bot, whose
 * matches take the fewest moves.
 */
const BUDGET = 40;
/** Maximum time in ms to wait for an answer. */
const PATIENCE = 5_000;
/** Pause in ms before a move or a request for the state is sent again, and before the socket reconnects. */
const AGAIN = 300;
/** After these refusals, the same move is sent again. */
const SEND_AGAIN = ['try-again', 'not-synced', 'rate-limited'];

/**
 * Creates a player with one device. The device reconnects whenever it is disconnected, and sends unanswered moves
 * again.
 */
export function sitDown(deps: PersonDeps): Person {
  const { url, module, guest, seat, seats, random, notes } = deps;
  const own = must(seat.playerID ?? undefined);
  const bot = must(Object.values(module.bots).at(-1), `bots of ${module.id}`);
  const manager = connectionTo(url);
  const room = manager.socket('/rooms', { auth: { code: guest.code, token: guest.token } });
  const match = manager.socket(`/${module.id}`);
  let state: WireState | null = null;
  let isHere = false;
  let awaySince: number | null = null;
  let count = 0;
  let hasLeft = false;
  let looks = () => {};
  const waiting = new Set<() => void>();

  for (const socket of [room, match]) stayConnected(socket, () => hasLeft);
  match.on('connect', () => void sync());
  match.on('disconnect', () => {
    isHere = false;
    awaySince ??= Date.now();
  });
  match.on('sync', (_match: MatchId, info: SyncInfo) => see(info.state));
  match.on('update', (_match: MatchId, next: WireState) => see(next));
  match.on('diff', (...[stateID, difference, , others]: Parameters<MatchServerEvents['diff']>) => {
    const next = state && follow(state, stateID, difference, others);
    if (next) see(next);
    else void sync();
  });

  function see(next: WireState): void {
    state = next;
    looks();
  }

  async function sync(): Promise<void> {
    const id = match.id;
    const wishes = random.Number() < 0.5 ? [{ differences: true }] : [];
    const answer = await ask<{ ok?: true }>(match, 'sync', [seat.match.id, own, seat.credentials, ...wishes]);
    if (match.id !== id || !match.connected) return;
    if (!answer?.ok) {
      await pause(AGAIN);
      if (match.id === id && match.connected) await sync();
      return;
    }
    isHere = true;
    if (awaySince !== null) notes.absences.push({ from: awaySince, to: Date.now() });
    awaySince = null;
    for (const go of waiting) go();
    waiting.clear();
  }

  const here = () => (isHere ? Promise.resolve() : new Promise<void>((go) => waiting.add(go)));
  const isOver = () => state?.ctx.gameover !== undefined;

  async function make(move: string, args: Draft): Promise<void> {
    const id = `${guest.id.slice(0, 8)}-${count++}`;
    const made: Made = { match: seat.match.id, seat: own, id, move, args, answer: null, sent: 0 };
    notes.made.push(made);
    const payload = { type: move, args: [...args], playerID: own, credentials: seat.credentials, id };
    while (!hasLeft) {
      await here();
      made.sent += 1;
      const action: MoveAction = { type: 'MAKE_MOVE', payload };
      const answer = await ask<Answer>(match, 'update', [action, 0, seat.match.id, own]);
      if (answer !== null && !('refused' in answer && SEND_AGAIN.includes(answer.refused))) {
        made.answer = answer;
        return;
      }
      await pause(AGAIN);
    }
  }

  function choose(): [string, Draft] | null {
    const view = state?.G;
    const asked = bot.choose({
      view,
      seat: own,
      random,
      budget: BUDGET,
      now: Date.now(),
      temper: 0,
      seats,
      people: [],
    });
    const choice = asked ?? (random.Number() < BY_CHANCE ? randomMove(module, view, own, random) : null);
    return choice && [choice.move, choice.args];
  }

  return {
    async play(until) {
      const answers: Promise<void>[] = [];
      while (!isOver() && Date.now() < until) {
        const isAsleep = random.Number() < SLEEPS.share;
        await pause(isAsleep ? SLEEPS.ms : THINKS.from + random.Number() * (THINKS.to - THINKS.from));
        if (!isHere || isOver()) continue;
        const choice = choose();
        if (!choice) {
          await Promise.race([new Promise<void>((look) => (looks = look)), pause(LOOKS, null, { ref: false })]);
          continue;
        }
        const answered = make(...choice);
        answers.push(answered);
        if (random.Number() >= HASTY) await Promise.race([answered, pause(until - Date.now(), null, { ref: false })]);
      }
      await Promise.race([Promise.all(answers), pause(PATIENCE, null, { ref: false })]);
      return isOver();
    },
    shown: () => state && { G: state.G, ctx: state.ctx },
    async fresh() {
      const other = connectionTo(url).socket(`/${module.id}`);
      try {
        const found = new Promise<SyncInfo>((done) =>
          other.on('sync', (_match: MatchId, info: SyncInfo) => done(info)),
        );
        other.connect();
        await Promise.race([new Promise((done) => other.once('connect', () => done(null))), pause(PATIENCE)]);
        await ask(other, 'sync', [seat.match.id, own, seat.credentials]);
        const info = await Promise.race([found, pause(PATIENCE, null)]);
        return info && { G: info.state.G, ctx: info.state.ctx };
      } finally {
        other.disconnect();
        other.io.engine?.close();
      }
    },
    leave() {
      hasLeft = true;
      for (const go of waiting) go();
      room.disconnect();
      match.disconnect();
      manager.engine?.close();
    },
  };
}

function connectionTo(url: string): Manager {
  return new Manager(url, {
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
    timeout: PATIENCE,
  });
}

/** Keeps the socket connected. Reconnects even if a running server refused the connection. */
function stayConnected(socket: Socket, hasLeft: () => boolean): void {
  const again = () => {
    if (!socket.active && !hasLeft()) setTimeout(() => hasLeft() || socket.connect(), AGAIN);
  };
  socket.on('connect_error', again);
  socket.on('disconnect', again);
  socket.connect();
}

/** Sends an event and resolves to the answer, or to null if the connection breaks or no answer arrives in time. */
async function ask<T>(socket: Socket, event: string, args: unknown[]): Promise<T | null> {
  if (!socket.connected) return null;
  return socket
    .timeout(PATIENCE)
    .emitWithAck(event, ...args)
    .catch(() => null) as Promise<T | null>;
}
