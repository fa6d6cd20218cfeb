import { must } from '#shared/must.ts';
import { follow } from '#shared/wire/shown.ts';
import type { Answer, MatchServerEvents, WireState } from '#shared/wire/wire.ts';
import { Refused } from '../generator/player';
import { WebSocket } from '../generator/webSocket';
import type { Place } from './tables';

/**
 * A player's device at a table, like a browser: a single connection that joins the room and follows its match, with
 * differences unless whole views are requested. It implements socket.io's protocol itself, so that thousands of devices
 * fit into one process.
 */
export class Device {
  /** The state that was received last. */
  state: WireState | null = null;
  /** Called after each frame of the match. */
  shown: () => void = () => undefined;
  /** Called when the server closes the connection. */
  closed: () => void = () => undefined;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  /** Prefixes of the match's packets: `#event` of events, `#answer` of answers to requests. */
  readonly #event: string;
  readonly #answer: string;
  #asked = 0;
  #entered: (how: Refused | null) => void = () => undefined;
  #synced: () => void = () => undefined;

  private constructor(
    private readonly socket: WebSocket,
    public place: Place,
    private readonly wholeViews: boolean,
  ) {
    this.#event = `42/${place.game},`;
    this.#answer = `43/${place.game},`;
    socket.closed = (why) => {
      this.#entered(new Refused(why));
      this.closed();
    };
  }

  /**
   * Connects to the room of `place` and to the game's namespace, without following the match yet. Throws if the server
   * refuses.
   */
  static async connect(port: number, place: Place, wholeViews: boolean): Promise<Device> {
    const socket = await WebSocket.open(port, '/socket.io/?EIO=4&transport=websocket');
    const device = new Device(socket, place, wholeViews);
    const entered = new Promise<Refused | null>((done) => {
      device.#entered = done;
    });
    socket.listen((payload) => device.#hear(payload.toString()));
    const refused = await entered;
    if (refused) throw refused;
    return device;
  }

  /**
   * Follows the match of `place`, which must be in the same room. By default, follows the device's own match. Resolves
   * when the view has arrived. Throws if the server refuses.
   */
  async sync(place = this.place): Promise<void> {
    this.place = place;
    const { match, seat, credentials } = place;
    const synced = new Promise<void>((done) => {
      this.#synced = done;
    });
    const wishes = this.wholeViews ? [] : [{ differences: true }];
    const answer = (await this.#ask('sync', match, seat, credentials, ...wishes)) as { ok?: true; error?: string };
    if (!answer.ok) throw new Refused(`no sync: ${answer.error}`);
    await synced;
  }

  move(name: string, args: readonly unknown[]): Promise<Answer> {
    const { match, seat } = this.place;
    const action = { type: 'MAKE_MOVE', payload: { type: name, args, playerID: seat } };
    return this.#ask('update', action, 0, match, seat) as Promise<Answer>;
  }

  close(): void {
    this.socket.end();
  }

  #ask(...packet: unknown[]): Promise<unknown> {
    const id = this.#asked++;
    this.socket.send(`${this.#event}${id}${JSON.stringify(packet)}`);
    return new Promise((answer) => this.#answers.set(id, answer));
  }

  #hear(packet: string): void {
    const { game, code, token } = this.place;
    if (packet.startsWith(this.#event)) this.#take(JSON.parse(packet.slice(this.#event.length)) as unknown[]);
    else if (packet.startsWith(this.#answer)) this.#acknowledge(packet.slice(this.#answer.length));
    else if (packet === '2') this.socket.send('3');
    else if (packet.startsWith('0')) this.socket.send(`40/rooms,${JSON.stringify({ code, token })}`);
    else if (packet.startsWith('40/rooms,')) this.socket.send(`40/${game},`);
    else if (packet.startsWith(`40/${game},`)) this.#entered(null);
    else if (packet.startsWith('44')) this.#entered(new Refused(packet));
  }

  #acknowledge(text: string): void {
    const from = text.indexOf('[');
    const id = Number(text.slice(0, from));
    const answer = must(this.#answers.get(id));
    this.#answers.delete(id);
    answer((JSON.parse(text.slice(from)) as unknown[])[0]);
  }

  #take([event, ...args]: unknown[]): void {
    if (event === 'sync') {
      const [, info] = args as Parameters<MatchServerEvents['sync']>;
      this.state = info.state;
      this.#synced();
    } else if (event === 'update') {
      const [, state] = args as Parameters<MatchServerEvents['update']>;
      this.state = state;
    } else if (event === 'diff') {
      const [stateID, difference, , others] = args as Parameters<MatchServerEvents['diff']>;
      const state = this.state && follow(this.state, stateID, difference, others);
      if (!state) throw new Refused(`frame ${stateID} does not follow ${this.state?._stateID}`);
      this.state = state;
    } else return;
    this.shown();
  }
}

/** Number of devices that connect simultaneously. */
const AT_ONCE = 25;

/** Connects a device for each place. Resolves when all devices follow their matches. */
export async function followAll(port: number, places: readonly Place[], wholeViews: boolean): Promise<Device[]> {
  const devices: Device[] = [];
  for (let n = 0; n < places.length; n += AT_ONCE)
    devices.push(...(await Promise.all(places.slice(n, n + AT_ONCE).map((place) => attend(port, place, wholeViews)))));
  return devices;
}

/** Connects a device. Resolves when the device follows its match. */
export async function attend(port: number, place: Place, wholeViews: boolean): Promise<Device> {
  const device = await Device.connect(port, place, wholeViews);
  await device.sync();
  return device;
}
