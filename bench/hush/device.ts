import { must } from '../../shared/must';
import type { Answer, SyncInfo, WireState } from '../../shared/wire';
import type { Place } from './tables';

/**
 * One person's device at a table, as a browser is: one raw WebSocket on which it is in its room and follows its match.
 * It speaks socket.io by hand, so that a thousand of them fit into one process.
 */
export class Device {
  /** What it shows now. */
  state: WireState | null = null;
  /** Characters that came. */
  received = 0;
  /** Called after each frame of the match. */
  shown: () => void = () => undefined;
  /** Called when the connection ends, whoever ended it. */
  closed: () => void = () => undefined;
  /** In the match's namespace, which is ready to sync. */
  readonly entered: Promise<void>;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  readonly #events: string;
  readonly #acks: string;
  readonly #hello: string;
  #asked = 0;
  #enter: () => void = () => undefined;
  #refuse: (why: Error) => void = () => undefined;
  #synced: () => void = () => undefined;

  constructor(
    port: number,
    public place: Place,
  ) {
    const { game, code, token } = place;
    this.#events = `42/${game},`;
    this.#acks = `43/${game},`;
    this.entered = new Promise((enter, refuse) => {
      this.#enter = enter;
      this.#refuse = refuse;
    });
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    this.#socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    this.#socket.addEventListener('close', () => {
      this.#refuse(new Error('the connection was closed'));
      this.closed();
    });
    this.#hello = `40/rooms,${JSON.stringify({ code, token })}`;
  }

  /** Follows its match, or (`place`) another of its room; resolves when it has its view. Throws where it is refused. */
  async sync(place = this.place): Promise<void> {
    this.place = place;
    const { match, seat, credentials } = place;
    const synced = new Promise<void>((done) => {
      this.#synced = done;
    });
    const answer = (await this.#ask('sync', match, seat, credentials)) as { ok?: true; error?: string };
    if (!answer.ok) throw new Error(`no sync: ${answer.error}`);
    await synced;
  }

  move(name: string, args: readonly unknown[]): Promise<Answer> {
    const { match, seat } = this.place;
    const action = { type: 'MAKE_MOVE', payload: { type: name, args, playerID: seat } };
    return this.#ask('update', action, 0, match, seat) as Promise<Answer>;
  }

  /** Closes for good; `closed` is not called. */
  close(): void {
    this.closed = () => undefined;
    this.#socket.close();
  }

  #ask(...packet: unknown[]): Promise<unknown> {
    const id = this.#asked++;
    this.#socket.send(`${this.#events}${id}${JSON.stringify(packet)}`);
    return new Promise((answer) => this.#answers.set(id, answer));
  }

  #hear(packet: string): void {
    this.received += packet.length;
    const { game } = this.place;
    if (packet.startsWith(this.#events)) this.#event(JSON.parse(packet.slice(this.#events.length)) as unknown[]);
    else if (packet.startsWith(this.#acks)) this.#acknowledge(packet.slice(this.#acks.length));
    else if (packet.startsWith('40/rooms,')) this.#socket.send(`40/${game},`);
    else if (packet.startsWith(`40/${game},`)) this.#enter();
    else if (packet.startsWith('44')) this.#refuse(new Error(`not let in: ${packet}`));
    else if (packet.startsWith('0')) this.#socket.send(this.#hello);
    else if (packet === '2') this.#socket.send('3');
  }

  #acknowledge(text: string): void {
    const from = text.indexOf('[');
    const id = Number(text.slice(0, from));
    const answer = must(this.#answers.get(id));
    this.#answers.delete(id);
    answer((JSON.parse(text.slice(from)) as unknown[])[0]);
  }

  #event([event, , shown]: unknown[]): void {
    if (event === 'sync') {
      this.state = (shown as SyncInfo).state;
      this.#synced();
    } else if (event === 'update') this.state = shown as WireState;
    else return;
    this.shown();
  }
}

/** Devices that follow their matches, so many of them connecting at once. */
export async function follow(port: number, places: readonly Place[], atOnce = 25): Promise<Device[]> {
  const devices: Device[] = [];
  for (let n = 0; n < places.length; n += atOnce)
    devices.push(
      ...(await Promise.all(
        places.slice(n, n + atOnce).map(async (place) => {
          const device = new Device(port, place);
          await device.entered;
          await device.sync();
          return device;
        }),
      )),
    );
  return devices;
}
