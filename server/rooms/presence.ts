import type { MemberId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import { PRESENCE_GATHERED, Throttle } from '../clock/throttle';
import type { Here } from '../cluster/cluster';
import { RequestProblem } from './problem';

/**
 * Number of devices or tabs that a member may connect. A further device is refused. If the new device replaced an old
 * device instead, the two would keep replacing each other.
 */
const DEVICES_OF_A_MEMBER = 8;

/** Number of stages that may show a room at the same time. */
export const STAGES_OF_A_ROOM = 8;

export interface Presence {
  /** Returns whether connecting this device would exceed the member's limit. */
  isOneTooMany(member: MemberId, device: string): boolean;
  /**
   * Registers a device's connection. `token` is the hash of the token it joined with. Returns a function that ends the
   * connection. Throws `too-many-devices`.
   */
  connect(member: MemberId, device: string, token?: string): () => void;
  isOnline(member: MemberId): boolean;
  /** Returns whether a device is connected with the token of this hash. */
  isHere(token: string): boolean;
  /** Registers an open stage. Returns a function that closes the stage. */
  openStage(): () => void;
  stages(): number;
  /** Call this when the room's presence in other processes has changed. */
  changedElsewhere(): void;
  /** Call this when another message has just sent the presence to all members. */
  markSent(): void;
  close(): void;
}

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

/** Creates a room's presence: which members are online, on which devices. A device may have several connections. */
export function createPresence({ clock, changed, tell, isScreen, elsewhere, share }: PresenceDeps): Presence {
  const online = new Map<MemberId, Map<string, number>>();
  const here = new Map<string, number>();
  const telling = new Throttle(clock, PRESENCE_GATHERED, tell);
  let stages = 0;
  let isClosed = false;
  let isSharing = false;
  let known = summaryOf(elsewhere());

  /** Publishes all changes of one tick together. */
  function shareSoon(): void {
    if (isSharing) return;
    isSharing = true;
    setImmediate(() => {
      isSharing = false;
      const members = Object.fromEntries([...online].map(([member, devices]) => [member, devices.size]));
      const isEmpty = online.size === 0 && stages === 0;
      share(isEmpty ? null : { members, tokens: [...here.keys()], stages });
    });
  }

  function flipped(): void {
    if (isClosed) return;
    changed();
    telling.ask();
  }

  function isOneTooMany(member: MemberId, device: string): boolean {
    const devices = online.get(member);
    if (devices?.has(device)) return false;
    const others = elsewhere().reduce((count, { members }) => count + (members[member] ?? 0), 0);
    return (devices?.size ?? 0) + others >= DEVICES_OF_A_MEMBER;
  }

  function leave(member: MemberId, device: string): void {
    shareSoon();
    const devices = online.get(member);
    const left = (devices?.get(device) ?? 1) - 1;
    if (left > 0) devices?.set(device, left);
    else devices?.delete(device);
    if (devices?.size !== 0) return;
    online.delete(member);
    flipped();
  }

  function count(token: string | undefined, by: 1 | -1): void {
    if (token === undefined) return;
    const before = here.get(token) ?? 0;
    if (before + by > 0) here.set(token, before + by);
    else here.delete(token);
    if (!isClosed && (before === 0 || before + by === 0) && isScreen(token)) telling.ask();
  }

  return {
    isOneTooMany,
    connect(member, device, token) {
      if (isOneTooMany(member, device)) throw new RequestProblem('too-many-devices');
      const devices = online.get(member) ?? new Map<string, number>();
      online.set(member, devices);
      devices.set(device, (devices.get(device) ?? 0) + 1);
      shareSoon();
      if (devices.size === 1 && devices.get(device) === 1) flipped();
      count(token, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        leave(member, device);
        count(token, -1);
      };
    },
    isHere: (token) => here.has(token) || elsewhere().some(({ tokens }) => tokens.includes(token)),
    isOnline: (member) => online.has(member) || elsewhere().some(({ members }) => (members[member] ?? 0) > 0),
    openStage() {
      const count = (more: number) => {
        stages += more;
        shareSoon();
        if (!isClosed) telling.ask();
      };
      count(1);
      let isOpen = true;
      return () => {
        if (isOpen) count(-1);
        isOpen = false;
      };
    },
    stages: () => elsewhere().reduce((count, here) => count + here.stages, stages),
    changedElsewhere() {
      const before = known;
      known = summaryOf(elsewhere());
      if (known !== before) flipped();
    },
    markSent: () => telling.drop(),
    close() {
      isClosed = true;
      telling.drop();
    },
  };
}

/** Summarises presence in other processes as text. If the text changes, members see a difference. */
function summaryOf(elsewhere: readonly Here[]): string {
  const members = new Set(elsewhere.flatMap((here) => Object.keys(here.members)));
  const tokens = new Set(elsewhere.flatMap((here) => here.tokens));
  return JSON.stringify([
    [...members].sort(),
    [...tokens].sort(),
    elsewhere.reduce((sum, { stages }) => sum + stages, 0),
  ]);
}
