import { atom } from 'nanostores';
import type { Replay } from '#shared/replay/replay.ts';
import type { MatchSocket } from '../../net/connection';
import type { MatchLine } from '../../state/match';
import type { FromFrame, Place, ToFrame } from '../messages';
import { show } from './look';

type Hear = (...args: unknown[]) => void;

/** A frame's connection to the page that runs the match. It looks like a server socket to the match's store. */
export class PageLine implements MatchLine {
  /** The viewer and the table of this frame. Null until the page has sent them. */
  readonly place = atom<Place | null>(null);
  readonly isBroken = atom(false);
  readonly #hearing = new Map<string, Hear[]>();
  readonly #asked = new Map<number, (answer: unknown) => void>();
  #calls = 0;
  #isUp = false;
  #wanted = false;
  #clock = { at: 0, speed: 0, since: 0 };

  constructor() {
    addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
      if (source === parent) this.#take(data);
    });
    this.#tell({ kind: 'ready' });
  }

  /** Returns the match's server time in ms, which the page controls. */
  readonly now = (): number => {
    const { at, speed, since } = this.#clock;
    return at + (performance.now() - since) * speed;
  };

  readonly timeKnown = async (): Promise<void> => undefined;

  readonly open = (): MatchSocket => {
    const line = this;
    const socket = {
      get connected() {
        return line.#isUp && line.#wanted;
      },
      active: true,
      on: (event: string, hear: Hear) => this.#hearing.set(event, [...(this.#hearing.get(event) ?? []), hear]),
      connect: () => {
        this.#wanted = true;
        if (this.#isUp) this.#hear('connect', []);
      },
      disconnect: () => {
        this.#wanted = false;
        this.#hear('disconnect', ['io client disconnect']);
      },
      emit: (event: string, ...args: unknown[]) => this.#say(event, args),
    };
    // These are the only parts of a socket that the match's store uses.
    return socket as unknown as MatchSocket;
  };

  readonly close = (): void => {
    this.#wanted = false;
    this.#hearing.clear();
  };

  /** Requests the replay of the finished match. Throws if the match is still running. */
  async replay(): Promise<Replay> {
    const replay = await new Promise((answer) => this.#tell({ kind: 'replay', call: this.#call(answer) }));
    if (replay === null) throw new Error('the match is not over');
    return replay as Replay;
  }

  readonly broke = (error: unknown): void => {
    this.isBroken.set(true);
    this.#tell({ kind: 'board', why: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  };

  /** Reports that the board is drawn again after the code was changed. */
  mend(): void {
    this.isBroken.set(false);
    this.#tell({ kind: 'board', why: null });
  }

  #say(event: string, args: unknown[]): void {
    const answer = args.at(-1);
    const hasAnswer = typeof answer === 'function';
    const said = hasAnswer ? args.slice(0, -1) : args;
    // Messages sent while the connection is down are lost, as on a real connection.
    if (!this.#isUp) return;
    this.#tell({
      kind: 'say',
      event,
      args: JSON.stringify(said),
      call: hasAnswer ? this.#call(answer as (answer: unknown) => void) : null,
    });
  }

  #call(answer: (answer: unknown) => void): number {
    this.#calls += 1;
    this.#asked.set(this.#calls, answer);
    return this.#calls;
  }

  #take(message: ToFrame): void {
    switch (message.kind) {
      case 'place':
        this.place.set(message.place);
        break;
      case 'hear':
        this.#hear(message.event, JSON.parse(message.args) as unknown[]);
        break;
      case 'answer':
        this.#asked.get(message.call)?.(JSON.parse(message.answer));
        this.#asked.delete(message.call);
        break;
      case 'line':
        this.#connect(message.isUp);
        break;
      case 'clock':
        this.#clock = { at: message.at, speed: message.speed, since: performance.now() };
        break;
      case 'look':
        show(message.look);
        break;
    }
  }

  #connect(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    if (!this.#wanted) return;
    if (isUp) this.#hear('connect', []);
    else this.#hear('disconnect', ['transport close']);
  }

  #hear(event: string, args: unknown[]): void {
    for (const hear of this.#hearing.get(event) ?? []) hear(...args);
  }

  #tell(message: FromFrame): void {
    parent.postMessage(message, location.origin);
  }
}
