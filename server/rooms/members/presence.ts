import type { MemberId } from '#shared/ids.ts';
import type { Clock } from '../../clock/clock';
import { PRESENCE_GATHERED, Throttle } from '../../clock/throttle';
import type { Here } from '../../cluster/cluster';
import { RequestProblem } from '../problem';

/**
 * Number of devices or tabs that a member may connect. A further device is refused. If the new device replaced an old
 * device instead, the two would keep replacing each other.
 */
const DEVICES_OF_A_MEMBER = 8;

/** Number of stages that may show a room at the same time. */
export const STAGES_OF_A_ROOM = 8;

interface PresenceDeps {
  clock: Clock;
  /** Called as soon as a person connects or disconnects. */
  changed(): void;
  tell(): void;
  /** Returns whether the token belongs to one of a seat's two screens. Members see whether each screen is connected. */
  isScreen(token: string): boolean;
  elsewhere(): readonly Here[];
  /** Publishes this process's presence, or null if no device is connected here. */
  share(here: Here | null): void;
}

/** A room's presence: which members are online, on which devices. A device may have several connections. */
export class Presence {
  readonly #online = new Map<MemberId, Map<string, number>>();
  readonly #here = new Map<string, number>();
  readonly #telling: Throttle;
  #stages = 0;
  #isClosed = false;
  #isSharing = false;
  #known: string;

  constructor(private readonly deps: PresenceDeps) {
    this.#telling = new Throttle(deps.clock, PRESENCE_GATHERED, deps.tell);
    this.#known = summaryOf(deps.elsewhere());
  }

  /** Returns whether connecting this device would exceed the member's limit. */
  isOneTooMany(member: MemberId, device: string): boolean {
    const devices = this.#online.get(member);
    if (devices?.has(device)) return false;
    const others = this.deps.elsewhere().reduce((count, { members }) => count + (members[member] ?? 0), 0);
    return (devices?.size ?? 0) + others >= DEVICES_OF_A_MEMBER;
  }

  /**
   * Registers a device's connection. `token` is the hash of the token it joined with. Returns a function that ends the
   * connection. Throws `too-many-devices`.
   */
  connect(member: MemberId, device: string, token?: string): () => void {
    if (this.isOneTooMany(member, device)) throw new RequestProblem('too-many-devices');
    const devices = this.#online.get(member) ?? new Map<string, number>();
    this.#online.set(member, devices);
    devices.set(device, (devices.get(device) ?? 0) + 1);
    this.#shareSoon();
    if (devices.size === 1 && devices.get(device) === 1) this.#flipped();
    this.#count(token, 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#leave(member, device);
      this.#count(token, -1);
    };
  }

  isOnline(member: MemberId): boolean {
    return this.#online.has(member) || this.deps.elsewhere().some(({ members }) => (members[member] ?? 0) > 0);
  }

  /** Returns whether a device is connected with the token of this hash. */
  isHere(token: string): boolean {
    return this.#here.has(token) || this.deps.elsewhere().some(({ tokens }) => tokens.includes(token));
  }

  /** Registers an open stage. Returns a function that closes the stage. */
  openStage(): () => void {
    const count = (more: number) => {
      this.#stages += more;
      this.#shareSoon();
      if (!this.#isClosed) this.#telling.ask();
    };
    count(1);
    let isOpen = true;
    return () => {
      if (isOpen) count(-1);
      isOpen = false;
    };
  }

  stages(): number {
    return this.deps.elsewhere().reduce((count, here) => count + here.stages, this.#stages);
  }

  /** Call this when the room's presence in other processes has changed. */
  changedElsewhere(): void {
    const before = this.#known;
    this.#known = summaryOf(this.deps.elsewhere());
    if (this.#known !== before) this.#flipped();
  }

  /** Call this when another message has just sent the presence to all members. */
  markSent(): void {
    this.#telling.drop();
  }

  close(): void {
    this.#isClosed = true;
    this.#telling.drop();
  }

  /** Publishes all changes of one tick together. */
  #shareSoon(): void {
    if (this.#isSharing) return;
    this.#isSharing = true;
    setImmediate(() => {
      this.#isSharing = false;
      const members = Object.fromEntries([...this.#online].map(([member, devices]) => [member, devices.size]));
      const isEmpty = this.#online.size === 0 && this.#stages === 0;
      this.deps.share(isEmpty ? null : { members, tokens: [...this.#here.keys()], stages: this.#stages });
    });
  }

  #flipped(): void {
    if (this.#isClosed) return;
    this.deps.changed();
    this.#telling.ask();
  }

  #leave(member: MemberId, device: string): void {
    this.#shareSoon();
    const devices = this.#online.get(member);
    const left = (devices?.get(device) ?? 1) - 1;
    if (left > 0) devices?.set(device, left);
    else devices?.delete(device);
    if (devices?.size !== 0) return;
    this.#online.delete(member);
    this.#flipped();
  }

  #count(token: string | undefined, by: 1 | -1): void {
    if (token === undefined) return;
    const before = this.#here.get(token) ?? 0;
    if (before + by > 0) this.#here.set(token, before + by);
    else this.#here.delete(token);
    if (!this.#isClosed && (before === 0 || before + by === 0) && this.deps.isScreen(token)) this.#telling.ask();
  }
}

/** Returns the part of other processes' presence that members can see, as text for comparison. */
function summaryOf(elsewhere: readonly Here[]): string {
  const members = new Set(elsewhere.flatMap((here) => Object.keys(here.members)));
  const tokens = new Set(elsewhere.flatMap((here) => here.tokens));
  return JSON.stringify([
    [...members].sort(),
    [...tokens].sort(),
    elsewhere.reduce((sum, { stages }) => sum + stages, 0),
  ]);
}
