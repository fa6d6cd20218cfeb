import type { MatchId, Seat, Viewer } from '../../shared/ids';
import type { Told } from '../../shared/module';
import type { SeatMetadata } from '../../shared/wire';
import type { Frames } from './frames';
import type { Attachment, Device } from './host';
import { type HostLog, placeOf } from './log';
import type { Standing } from './standing';

interface Follower {
  viewer: Viewer;
  device: Device;
  /** Counts this device's frames since its `sync`. */
  stateID: number;
}

interface Shown {
  view: string;
  isOver: boolean;
}

/** The devices that follow one match. All of one viewer have been shown the same. */
export class Audience {
  readonly #followers = new Set<Follower>();
  readonly #shown = new Map<Viewer, Shown>();

  constructor(
    private readonly match: MatchId,
    private readonly frames: Frames,
    private readonly log: HostLog,
    /** Somebody left. */
    private readonly left: () => void,
  ) {}

  isEmpty(): boolean {
    return this.#followers.size === 0;
  }

  viewers(): Iterable<Viewer> {
    return this.#shown.keys();
  }

  attach(viewer: Viewer, device: Device, standing: Standing, told: Told[], people: SeatMetadata[]): Attachment {
    const follower = { viewer, device, stateID: 0 };
    const info = {
      state: this.frames.state(standing, viewer, 0),
      log: [] as [],
      filteredMetadata: people,
      initialState: this.frames.initial(standing, viewer),
      told,
    };
    this.#shown.set(viewer, shownOf(standing, viewer));
    this.#followers.add(follower);
    this.#deliver(() => device.sync(info));
    return { detach: () => this.#leave(follower) };
  }

  /** One frame for everybody whose view changed, or for all when something was told. */
  show(standing: Standing, told: Told[]): void {
    const changed = new Set<Viewer>();
    for (const [viewer, before] of this.#shown) {
      const after = shownOf(standing, viewer);
      if (told.length === 0 && after.view === before.view && after.isOver === before.isOver) continue;
      changed.add(viewer);
      this.#shown.set(viewer, after);
    }
    for (const follower of this.#followers) {
      if (!changed.has(follower.viewer)) continue;
      follower.stateID += 1;
      const state = this.frames.state(standing, follower.viewer, follower.stateID);
      this.#deliver(() => follower.device.update(state, told));
    }
  }

  people(seats: SeatMetadata[]): void {
    for (const { device } of this.#followers) this.#deliver(() => device.matchData(seats));
  }

  /** Everybody who holds that seat stops following. */
  revoke(seat: Seat): void {
    for (const follower of [...this.#followers]) {
      if (follower.viewer !== seat) continue;
      this.#leave(follower);
      this.#deliver(() => follower.device.revoked());
    }
  }

  #leave(follower: Follower): void {
    if (!this.#followers.delete(follower)) return;
    const { viewer } = follower;
    if (![...this.#followers].some((other) => other.viewer === viewer)) this.#shown.delete(viewer);
    this.left();
  }

  /** One broken device must not keep the others from their frames. */
  #deliver(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.log.error({ match: this.match, ...placeOf(error) }, 'device-failed');
    }
  }
}

function shownOf(standing: Standing, viewer: Viewer): Shown {
  return { view: standing.encoded(viewer), isOver: standing.outcome !== null };
}
