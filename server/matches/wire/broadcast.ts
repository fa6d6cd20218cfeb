import type { MatchId, MemberId, Viewer } from '../../../shared/ids';
import type { Told } from '../../../shared/module';
import type { SeatMetadata } from '../../../shared/wire';
import { type EventLog, faultSite } from '../../log';
import type { MatchState } from '../state/state';
import type { Connection, Subscription } from '../types';
import type { Frames } from './frames';

interface Follower {
  viewer: Viewer;
  /** Whose credentials it came with; null: it watches. */
  holder: MemberId | null;
  connection: Connection;
}

interface Subscriber extends Follower {
  /** Counts this connection's frames since its `sync`. */
  stateID: number;
}

interface Shown {
  view: string;
  isOver: boolean;
}

/** The connections that follow one match. All of one viewer have been shown the same. */
export class Broadcast {
  readonly #subscribers = new Set<Subscriber>();
  readonly #shown = new Map<Viewer, Shown>();

  constructor(
    private readonly match: MatchId,
    private readonly frames: Frames,
    private readonly log: EventLog,
    /** Somebody left. */
    private readonly left: () => void,
  ) {}

  isEmpty(): boolean {
    return this.#subscribers.size === 0;
  }

  viewers(): Iterable<Viewer> {
    return this.#shown.keys();
  }

  attach(follower: Follower, shown: { state: MatchState; told: Told[]; people: SeatMetadata[] }): Subscription {
    const { viewer, connection } = follower;
    const { state, told, people } = shown;
    const subscriber = { ...follower, stateID: 0 };
    const info = {
      state: this.frames.state(state, viewer, 0),
      log: [] as [],
      filteredMetadata: people,
      initialState: this.frames.initial(state, viewer),
      told,
    };
    this.#shown.set(viewer, shownOf(state, viewer));
    this.#subscribers.add(subscriber);
    this.#deliver(() => connection.sync(info));
    return { detach: () => this.#leave(subscriber) };
  }

  /** One frame for everybody whose view changed, or for all when something was told. */
  show(state: MatchState, told: Told[]): void {
    const changed = new Set<Viewer>();
    for (const [viewer, before] of this.#shown) {
      const after = shownOf(state, viewer);
      if (told.length === 0 && after.view === before.view && after.isOver === before.isOver) continue;
      changed.add(viewer);
      this.#shown.set(viewer, after);
    }
    for (const subscriber of this.#subscribers) {
      if (!changed.has(subscriber.viewer)) continue;
      subscriber.stateID += 1;
      const frame = this.frames.state(state, subscriber.viewer, subscriber.stateID);
      this.#deliver(() => subscriber.connection.update(frame, told));
    }
  }

  people(seats: SeatMetadata[]): void {
    for (const { connection } of this.#subscribers) this.#deliver(() => connection.matchData(seats));
  }

  /** Whoever came with credentials of that member stops following. */
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
    if (!this.#isFollowed(viewer)) this.#shown.delete(viewer);
    this.left();
  }

  #isFollowed(viewer: Viewer): boolean {
    for (const subscriber of this.#subscribers) if (subscriber.viewer === viewer) return true;
    return false;
  }

  /** One broken connection must not keep the others from their frames. */
  #deliver(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.log.error({ match: this.match, ...faultSite(error) }, 'connection-failed');
    }
  }
}

function shownOf(state: MatchState, viewer: Viewer): Shown {
  return { view: state.encoded(viewer), isOver: state.outcome !== null };
}
