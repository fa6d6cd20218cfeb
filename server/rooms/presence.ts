import type { MemberId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import { PRESENCE_GATHERED, Throttle } from '../clock/throttle';
import type { Here } from '../cluster/cluster';
import { RequestProblem } from './problem';

/** So many devices, or tabs, of one member may be connected. One more is refused, so that no two push each other out. */
const DEVICES_OF_A_MEMBER = 8;

/** So many screens may show a room's table at once. */
export const STAGES_OF_A_ROOM = 8;

export interface Presence {
  /** This device would be one more than the member may have. */
  isOneTooMany(member: MemberId, device: string): boolean;
  /**
   * The device is connected once more, until the answer is called. `token`: the hash of what it came into the room with.
   * Refuses `too-many-devices`.
   */
  connect(member: MemberId, device: string, token?: string): () => void;
  isOnline(member: MemberId): boolean;
  /** A device is in the room with the token of that hash. */
  isHere(token: string): boolean;
  /** One more stage is open, until the answer is called. */
  openStage(): () => void;
  /** How many stages are open. */
  stages(): number;
  /** Other processes have something else of the room now. */
  changedElsewhere(): void;
  /** Everybody knows who is here: they were told with something else. */
  wasTold(): void;
  /** From now on nobody is told. */
  close(): void;
}

interface PresenceDeps {
  clock: Clock;
  /** A person has come or gone, this moment. */
  changed(): void;
  /** Everybody is to hear who is here. */
  tell(): void;
  /** That token is one of a seat's two screens: everybody is to hear whether it is here. */
  isScreen(token: string): boolean;
  /** What other processes have of the room. */
  elsewhere(): readonly Here[];
  /** They are to hear what this one has; null: nothing. */
  share(here: Here | null): void;
}

/** Who of a room is here, by the devices of each member. A device may be connected several times. */
export function createPresence({ clock, changed, tell, isScreen, elsewhere, share }: PresenceDeps): Presence {
  const online = new Map<MemberId, Map<string, number>>();
  const here = new Map<string, number>();
  const telling = new Throttle(clock, PRESENCE_GATHERED, tell);
  let stages = 0;
  let isClosed = false;
  let isSharing = false;
  let known = summaryOf(elsewhere());

  /** What comes together is told others together. */
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
    wasTold: () => telling.drop(),
    close() {
      isClosed = true;
      telling.drop();
    },
  };
}

/** Who and what is connected elsewhere, as far as anybody is told of it. */
function summaryOf(elsewhere: readonly Here[]): string {
  const members = new Set(elsewhere.flatMap((here) => Object.keys(here.members)));
  const tokens = new Set(elsewhere.flatMap((here) => here.tokens));
  return JSON.stringify([
    [...members].sort(),
    [...tokens].sort(),
    elsewhere.reduce((sum, { stages }) => sum + stages, 0),
  ]);
}
