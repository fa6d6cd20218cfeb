import { atom, type WritableAtom } from 'nanostores';
import type { Draft, LogEntry, Outcome } from '#shared/contract/module.ts';
import type { Pause } from '#shared/engine/pause.ts';
import type { GameId, Viewer } from '#shared/ids.ts';
import type { Commitment } from '#shared/replay/commitment.ts';
import type { Screen, StageKind } from '#shared/room/room.ts';
import { follow } from '#shared/wire/shown.ts';
import type { Answer, LegalAnswer, SeatAnswer, SeatMetadata, SyncWishes, WireState } from '#shared/wire/wire.ts';
import { close, type MatchSocket, openMatch, timeKnown } from '../net/connection';
import { answerInLanguage } from '../net/inLanguage';
import { Outbox, type Outgoing } from '../net/outbox';
import { OUTBOX } from '../net/outboxText';
import { Notebook } from './notebook';
import { recall, remember } from './storage';

export interface MatchState {
  view: unknown;
  outcome: Outcome | null;
  pause: Pause | null;
  facts: readonly LogEntry[];
  seats: readonly SeatMetadata[];
  seat: Viewer;
  /** Which of the seat's two screens this is, or null if the seat has only one. */
  screen: Screen | null;
  openMoves: readonly string[];
  /** The commitment to the deal. Null if there is none, or if it has not arrived yet. */
  commitment: Commitment | null;
  connection: 'connecting' | 'live' | 'lost';
  isSeatLost: boolean;
  isGameMissing: boolean;
  /** The `n` of the last log line that this person saw before they missed several lines. Null if they missed none. */
  missedSince: number | null;
}

const AGAIN = 1000;
/**
 * The number of times that new credentials are tried before the seat is considered lost. An attempt fails if another
 * tab has requested credentials in the meantime.
 */
const TRIES = 3;
/** The minimum number of missed log lines for which the list of missed events opens. */
const MANY = 3;
const SEEN = 'hush.log';
/** After a refusal with one of these codes, `sync` is sent again after a delay. */
const NOT_YET = new Set(['rate-limited', 'too-many-devices', 'too-early']);

/** The delay before the next attempt if the server does not have the game, in ms. */
const SELDOM = 30_000;

/** The connection to a match. This is a server socket or, in the playground, the page that runs the match. */
export interface MatchLine {
  open(game: GameId): MatchSocket;
  close(socket: MatchSocket): void;
  timeKnown(): Promise<void>;
}

const SERVER: MatchLine = { open: openMatch, close, timeKnown };

/** Follows a match as one viewer. Syncs, keeps the view up to date, and sends each move until it is answered. */
export class MatchStore {
  readonly state: WritableAtom<MatchState>;
  private readonly seatOf: (fresh: boolean) => Promise<SeatAnswer | null>;
  private readonly match: SeatAnswer['match'];
  private readonly wishes: SyncWishes;
  private readonly line: MatchLine;
  private readonly token: string | null;
  private readonly outbox = new Outbox((move) => this.emit(move));
  readonly notebook = new Notebook();
  private socket: MatchSocket | null = null;
  /**
   * The last frame, to which the next difference is applied. Null until a frame has arrived on the current connection.
   */
  private shown: WireState | null = null;
  private mine: SeatAnswer | null = null;
  /** The `n` of the newest log line that this device has stored as seen. */
  private remembered: number | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  /**
   * `seatOf` resolves to the credentials, or to null on a device that only watches. It rejects if the server is
   * unavailable. `shows` says whether the match is shown live or with a delay. `token` allows the device to watch in a
   * locked room.
   */
  constructor(
    match: SeatAnswer['match'],
    seatOf: (fresh: boolean) => Promise<SeatAnswer | null>,
    shows: StageKind = 'live',
    line = SERVER,
    token: string | null = null,
  ) {
    this.line = line;
    this.token = token;
    this.wishes = { differences: true, ...(shows === 'delayed' && { delayed: true }) };
    this.match = match;
    this.seatOf = seatOf;
    this.state = atom<MatchState>({
      view: null,
      outcome: null,
      pause: null,
      facts: [],
      seats: [],
      seat: null,
      screen: null,
      openMoves: [],
      commitment: null,
      connection: 'connecting',
      isSeatLost: false,
      isGameMissing: false,
      missedSince: null,
    });
  }

  start(): void {
    const socket = this.line.open(this.match.game);
    this.socket = socket;
    socket.on('connect', () => {
      this.patch({ isGameMissing: false });
      void this.sync(false);
    });
    socket.on('sync', (id, { state, publicLog, filteredMetadata, commitment }) => {
      if (id !== this.match.id) return;
      const newest = publicLog.at(-1)?.n ?? 0;
      const seen = this.state.get().facts.at(-1)?.n ?? seenOf(id);
      if (seen > 0 && newest - seen >= MANY) this.patch({ missedSince: seen });
      this.show(state, publicLog);
      this.patch({ seats: filteredMetadata, commitment });
      this.outbox.open();
      if (this.mine === null || this.mine.playerID === null || this.mine.screen === 'open') this.notebook.forget();
      else this.notebook.open(socket);
    });
    socket.on('update', (id, state, _none, facts) => {
      if (id === this.match.id) this.add(state, facts);
    });
    socket.on('diff', (stateID, difference, facts = [], others) => {
      if (this.shown === null) return;
      const state = follow(this.shown, stateID, difference, others);
      if (state) this.add(state, facts);
      else void this.sync(false);
    });
    socket.on('noted', (page, text) => this.notebook.noted(page, text));
    socket.on('matchData', (id, seats) => {
      if (id === this.match.id) this.patch({ seats });
    });
    socket.on('disconnect', (reason) => {
      this.shown = null;
      this.outbox.close();
      this.notebook.close();
      this.lost();
      if (reason === 'io server disconnect') this.later(() => this.socket?.connect());
    });
    socket.on('connect_error', ({ message }) => {
      this.lost();
      const isGameMissing = message === 'game-missing';
      if (isGameMissing) this.patch({ isGameMissing });
      if (this.socket && !this.socket.active) this.later(() => this.socket?.connect(), isGameMissing ? SELDOM : AGAIN);
    });
    socket.connect();
  }

  stop(): void {
    clearTimeout(this.again);
    this.outbox.abandon();
    this.notebook.close();
    if (this.socket) this.line.close(this.socket);
    this.socket = null;
  }

  readonly move = (name: string, args: Draft): Promise<Answer> => this.outbox.push(name, args);

  /**
   * Asks the server what this seat can do now. If `move` is null, the answer lists all moves, otherwise the choices
   * that can follow `draft` in that move.
   */
  readonly legal = (move: string | null, draft: Draft): Promise<LegalAnswer> =>
    new Promise((answer) =>
      this.socket?.emit('legal', move, draft, (given) =>
        answer(import.meta.env.HAS_LANGUAGES ? answerInLanguage('server.moves', given) : given),
      ),
    );

  readonly composing = (on: boolean): void => {
    if (this.mine?.playerID && this.socket?.connected) this.socket.emit('composing', on);
  };

  /**
   * Discards the view and requests new credentials, because this device has changed roles with the other screen of the
   * seat.
   */
  renew(): void {
    this.patch({ view: null });
    this.socket?.disconnect();
    this.mine = null;
    this.seatOf(true).then(
      () => this.socket?.connect(),
      () => this.later(() => this.renew()),
    );
  }

  readonly caughtUp = (): void => this.patch({ missedSince: null });

  private patch(part: Partial<MatchState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }

  private add(state: WireState, facts: readonly LogEntry[]): void {
    const known = this.state.get().facts;
    const last = known.at(-1)?.n ?? 0;
    this.show(state, [...known, ...facts.filter((entry) => entry.n > last)]);
  }

  private show(state: WireState, facts: readonly LogEntry[]): void {
    this.shown = state;
    this.patch({
      view: viewIn(state),
      outcome: state.ctx.gameover ?? null,
      pause: state.pause ?? null,
      facts,
      seat: this.mine?.playerID ?? null,
      screen: this.mine?.screen ?? null,
      openMoves: this.mine?.openMoves ?? [],
      connection: 'live',
    });
    const n = facts.at(-1)?.n ?? 0;
    if (n !== this.remembered) remember(SEEN, JSON.stringify({ match: this.match.id, n }));
    this.remembered = n;
  }

  private lost(): void {
    if (this.state.get().connection === 'live') this.patch({ connection: 'lost' });
  }

  private async sync(fresh: boolean, tries = TRIES): Promise<void> {
    const seat = await this.seatOf(fresh).catch(() => undefined);
    if (seat === undefined) return this.later(() => void this.sync(fresh, tries));
    this.mine = seat;
    await this.line.timeKnown();
    const [viewer, credentials] = [seat?.playerID ?? null, seat?.credentials ?? this.token];
    this.socket?.emit('sync', this.match.id, viewer, credentials, this.wishes, (answer) => {
      if (!('error' in answer)) return;
      if (NOT_YET.has(answer.error)) this.later(() => void this.sync(fresh, tries));
      else if (!fresh) void this.sync(true);
      else if (answer.error === 'unauthorized' && tries > 1) this.later(() => void this.sync(true, tries - 1));
      else this.patch({ isSeatLost: true });
    });
  }

  private emit({ id, move, args }: Outgoing): void {
    const seat = this.mine?.playerID ?? null;
    if (seat === null || !this.socket) {
      this.outbox.answered(id, { refused: 'not-your-seat', detail: OUTBOX.watching });
      return;
    }
    const payload = { type: move, args, playerID: seat, credentials: this.mine?.credentials ?? null, id };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, this.match.id, seat, (answer) => {
      if ('refused' in answer && answer.refused === 'not-synced') void this.sync(false);
      this.outbox.answered(id, import.meta.env.HAS_LANGUAGES ? answerInLanguage('server.moves', answer) : answer);
    });
  }

  private later(run: () => void, wait = AGAIN): void {
    clearTimeout(this.again);
    this.again = setTimeout(run, wait * (0.5 + Math.random()));
  }
}

/**
 * Returns the view that a frame contains. If the game has no `view`, the view is put together from the parts that
 * boardgame.io's client expects.
 */
function viewIn({ G, ctx, base, plugins }: WireState): unknown {
  return base ? { G, ctx, ...base, plugins } : G;
}

/** Returns the `n` of the last log line of a match that was seen on this device before the page was loaded, or 0. */
function seenOf(match: string): number {
  try {
    const stored = JSON.parse(recall(SEEN) ?? 'null') as { match?: unknown; n?: unknown } | null;
    return stored?.match === match && typeof stored.n === 'number' ? stored.n : 0;
  } catch {
    return 0;
  }
}
