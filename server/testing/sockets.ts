import { Manager, type Socket } from 'socket.io-client';
import type { LogEntry } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { follow } from '#shared/wire/shown.ts';
import type { Answer, MatchServerEvents, MoveAction, SeatAnswer, SyncInfo, WireState } from '#shared/wire/wire.ts';

export interface Heard {
  event: string;
  args: unknown[];
}

/** Time in ms for which a client waits for an event. It is shorter than a test may take, so that its error is seen. */
export const PATIENCE = 40_000;

/** A connection that records everything it is sent. */
export class TestClient {
  readonly heard: Heard[] = [];
  /** Every packet of the connection, unparsed, except engine.io's pings. These are sent by the real clock. */
  readonly raw: string[] = [];
  private waiting: (() => void)[] = [];
  private isClosed = false;

  constructor(readonly socket: Socket) {
    socket.onAny((event: string, ...args: unknown[]) => this.take({ event, args: args.slice() }));
    socket.on('connect', () => this.take({ event: 'connect', args: [] }));
    socket.on('disconnect', (reason) => this.take({ event: 'disconnect', args: [reason] }));
    socket.on('connect_error', (error) => this.take({ event: 'connect_error', args: [error] }));
    const keep = ({ type, data }: { type: string; data?: unknown }) => {
      if (type !== 'ping') this.raw.push(String(data ?? ''));
    };
    socket.io.on('open', () => socket.io.engine.on('packet', keep));
  }

  private take(heard: Heard): void {
    this.heard.push(heard);
    this.look();
  }

  private look(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const look of waiting) look();
  }

  all<T extends unknown[]>(event: string): T[] {
    return this.heard.filter((each) => each.event === event).map(({ args }) => args as T);
  }

  /**
   * Resolves to the result of `find` once it is neither null, false nor undefined. Calls `find` again after each event.
   * Rejects after `PATIENCE` with `what` and the events that came. After `close`, it does neither.
   */
  async until<T>(find: () => T | undefined | null | false, what = String(find)): Promise<T> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (!this.isClosed) this.look();
    }, PATIENCE);
    try {
      for (;;) {
        const found = find();
        if (found !== undefined && found !== null && found !== false) return found;
        if (isLate) throw new Error(`${PATIENCE / 1000} s without ${what}. ${this.came()}`);
        await new Promise<void>((look) => this.waiting.push(look));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves to the arguments of the first event with this name, past or future, for which `fits` returns true. */
  on<T extends unknown[]>(event: string, fits?: (...args: T) => boolean): Promise<T> {
    const what = fits ? `an event "${event}" for which ${fits}` : `an event "${event}"`;
    return this.until(() => this.all<T>(event).find((args) => fits?.(...args) ?? true), what);
  }

  /** Lists the events that came, and the last of them with its arguments. */
  private came(): string {
    const last = this.heard.at(-1);
    if (!last) return 'No event came.';
    const names = this.heard.map(({ event }) => event).join(', ');
    return `These events came: ${names}. The last one: ${JSON.stringify(last.args)?.slice(0, 500)}`;
  }

  forget(): void {
    this.heard.length = 0;
  }

  ask<T>(event: string, ...args: unknown[]): Promise<T> {
    return new Promise((answer) => this.socket.emit(event, ...args, answer));
  }

  close(): void {
    this.isClosed = true;
    this.socket.disconnect();
    this.socket.io.engine?.close();
  }
}

interface Way {
  auth?: object;
  headers?: Record<string, string>;
  manager?: Manager;
}

/** Creates a socket: on the connection of `manager`, if given, or on a new one. */
function connect(url: string, space: string, { auth = {}, headers, manager }: Way = {}): TestClient {
  const via =
    manager ??
    new Manager(url, {
      transports: ['websocket'],
      reconnection: false,
      autoConnect: false,
      ...(headers && { extraHeaders: headers }),
    });
  const socket = via.socket(space, { auth });
  const client = new TestClient(socket);
  socket.connect();
  return client;
}

export const inRoom = (url: string, auth: object, headers?: Record<string, string>): TestClient =>
  connect(url, '/rooms', { auth, ...(headers && { headers }) });

/** A client that follows a match and makes moves. */
export class MatchTestClient extends TestClient {
  seat: SeatAnswer | null = null;

  constructor(
    socket: Socket,
    /** If true, the client requests state patches and applies them, as Hush's browser client does. */
    private readonly takesDifferences = false,
  ) {
    super(socket);
  }

  async sync(seat: SeatAnswer): Promise<SyncInfo> {
    this.seat = seat;
    const before = this.all('sync').length;
    const answer = await this.ask<{ ok?: true; error?: string }>(
      'sync',
      seat.match.id,
      seat.playerID,
      seat.credentials,
      ...(this.takesDifferences ? [{ differences: true }] : []),
    );
    if (!answer.ok) throw new Error(`not synced: ${answer.error}`);
    const [, info] = await this.until(() => this.all<[string, SyncInfo]>('sync')[before]);
    return info;
  }

  action(name: string, args: unknown[], id?: string): MoveAction {
    const { playerID, credentials } = this.seat ?? { playerID: null, credentials: null };
    const payload = { type: name, args, playerID, credentials, ...(id !== undefined && { id }) };
    return { type: 'MAKE_MOVE', payload } as unknown as MoveAction;
  }

  move(name: string, args: unknown[] = [], id?: string): Promise<Answer> {
    return this.ask('update', this.action(name, args, id), 0, this.seat?.match.id, this.seat?.playerID);
  }

  frames(): { state: WireState; facts: LogEntry[] }[] {
    const frames: { state: WireState; facts: LogEntry[] }[] = [];
    for (const { event, args } of this.heard) {
      if (event === 'sync') {
        const [, { state, publicLog }] = args as [string, SyncInfo];
        frames.push({ state, facts: publicLog });
      } else if (event === 'update') {
        const [, state, , facts] = args as Parameters<MatchServerEvents['update']>;
        frames.push({ state, facts });
      } else if (event === 'diff') {
        const [stateID, difference, facts = [], others] = args as Parameters<MatchServerEvents['diff']>;
        frames.push({ state: must(follow(must(frames.at(-1)).state, stateID, difference, others)), facts });
      }
    }
    return frames;
  }

  state(): WireState | undefined {
    return this.frames().at(-1)?.state;
  }
}

export function atMatch(
  url: string,
  game: string,
  { headers, takesDifferences = false }: { headers?: Record<string, string>; takesDifferences?: boolean } = {},
): MatchTestClient {
  const manager = new Manager(url, {
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    ...(headers && { extraHeaders: headers }),
  });
  const socket = manager.socket(`/${game}`);
  const client = new MatchTestClient(socket, takesDifferences);
  socket.connect();
  return client;
}
