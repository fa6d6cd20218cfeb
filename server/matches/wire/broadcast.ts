import type { AnyModule, LogEntry } from '#shared/contract/module.ts';
import type { MatchId, MemberId, Seat, Viewer } from '#shared/ids.ts';
import type { Commitment } from '#shared/replay/commitment.ts';
import type { Shown } from '#shared/wire/shown.ts';
import type { SeatMetadata } from '#shared/wire/wire.ts';
import { type EventLog, faultSite } from '../../log';
import type { MatchState } from '../state/state';
import type { Connection, Subscription } from '../types';
import { changesOf, numbered, type Turn } from './changes';
import { createFrames, type Frames } from './frames';

interface Follower {
  viewer: Viewer;
  /** The member whose credentials the connection uses, or null for a spectator. */
  holder: MemberId | null;
  connection: Connection;
}

interface Subscriber extends Follower {
  /** Number of frames sent on this connection since `sync`. */
  stateID: number;
}

interface FirstShown {
  state: MatchState;
  facts: LogEntry[];
  people: SeatMetadata[];
  commitment: Commitment | null;
}

/** The connections that follow one match. Connections of the same viewer have always been sent the same view. */
export class Broadcast {
  readonly #subscribers = new Set<Subscriber>();
  /** The last view sent to each viewer. With `privateBytes`, always includes the spectators' view. */
  readonly #shown = new Map<Viewer, Shown>();
  readonly #frames: Frames;

  constructor(
    private readonly match: MatchId,
    private readonly module: AnyModule,
    seats: number,
    private readonly log: EventLog,
    private readonly left: () => void,
  ) {
    this.#frames = createFrames(module, seats, this.#tooLong);
  }

  isEmpty(): boolean {
    return this.#subscribers.size === 0;
  }

  viewers(): Iterable<Viewer> {
    return this.#shown.keys();
  }

  attach(follower: Follower, shown: FirstShown): Subscription {
    const { viewer, connection } = follower;
    const { state, facts, people, commitment } = shown;
    const subscriber = { ...follower, stateID: 0 };
    const info = {
      state: this.#frames.state(state, viewer, 0),
      log: [] as [],
      filteredMetadata: people,
      initialState: this.#frames.initial(state, viewer),
      publicLog: facts,
      commitment,
    };
    this.#shown.set(viewer, this.#frames.shown(state, viewer));
    if (this.#isMeasure(null)) this.#shown.set(null, this.#frames.shown(state, null));
    this.#subscribers.add(subscriber);
    this.#deliver(() => connection.sync(info));
    return this.#subscription(subscriber);
  }

  /** A separate method, because a closure in `attach` would keep the first frame in memory. */
  #subscription(subscriber: Subscriber): Subscription {
    return { detach: () => this.#leave(subscriber) };
  }

  /** Sends a frame to the viewers whose view has changed. If there are new facts, sends a frame to all viewers. */
  show(state: MatchState, facts: LogEntry[]): void {
    if (this.#subscribers.size === 0) return;
    const turns = new Map<Viewer, Turn>();
    for (const [viewer, before] of this.#shown) turns.set(viewer, { before, after: this.#frames.shown(state, viewer) });
    const changes = changesOf(this.module, turns, facts, this.#tooLong);
    for (const [viewer, { after }] of turns) this.#shown.set(viewer, after);
    for (const subscriber of this.#subscribers) {
      const { viewer, connection } = subscriber;
      const change = changes.get(viewer);
      if (change === undefined) continue;
      subscriber.stateID += 1;
      if (change !== null && connection.takesDifferences) {
        const frame = numbered(this.module, subscriber.stateID, change);
        this.#deliver(() => connection.change(frame));
      } else {
        const frame = this.#frames.state(state, viewer, subscriber.stateID);
        this.#deliver(() => connection.update(frame, facts));
      }
    }
  }

  people(seats: SeatMetadata[]): void {
    for (const { connection } of this.#subscribers) this.#deliver(() => connection.matchData(seats));
  }

  /** Sends a changed page of the seat's notebook to the seat's devices, except its public screen. */
  noted(seat: Seat, page: string, text: string | null): void {
    for (const { viewer, connection } of this.#subscribers) {
      if (viewer === seat) this.#deliver(() => connection.noted(page, text));
    }
  }

  /** Sends `revoked` to all connections that use this member's credentials, and then no more frames. */
  cutOff(member: MemberId): void {
    for (const subscriber of [...this.#subscribers]) {
      if (subscriber.holder !== member) continue;
      this.#leave(subscriber);
      this.#deliver(() => subscriber.connection.revoked());
    }
  }

  #leave(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    const { viewer } = subscriber;
    if (this.isEmpty()) this.#shown.clear();
    else if (!this.#isFollowed(viewer) && !this.#isMeasure(viewer)) this.#shown.delete(viewer);
    this.left();
  }

  /**
   * True for the spectator in a game with `privateBytes`, where the spectator's frames determine the length of all
   * frames.
   */
  #isMeasure(viewer: Viewer): boolean {
    return viewer === null && this.module.privateBytes !== undefined;
  }

  #isFollowed(viewer: Viewer): boolean {
    for (const subscriber of this.#subscribers) if (subscriber.viewer === viewer) return true;
    return false;
  }

  readonly #tooLong = (viewer: Viewer): void => {
    this.log.error({ match: this.match, seat: viewer }, 'frame-too-long');
  };

  /** Sends to one connection. If that fails, the other connections still get their frames. */
  #deliver(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.log.error({ match: this.match, ...faultSite(error) }, 'connection-failed');
    }
  }
}
