import type { MemberId } from '../../shared/ids';
import type { Clock } from '../clock/clock';
import { PRESENCE_GATHERED, Throttle } from '../clock/throttle';
import { RequestProblem } from './problem';

/** So many devices, or tabs, of one member may be connected. One more is refused, so that no two push each other out. */
const DEVICES_OF_A_MEMBER = 8;

export interface Presence {
  /** This device would be one more than the member may have. */
  isOneTooMany(member: MemberId, device: string): boolean;
  /** The device is connected once more, until the answer is called. Refuses `too-many-devices`. */
  connect(member: MemberId, device: string): () => void;
  isOnline(member: MemberId): boolean;
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
}

/** Who of a room is here, by the devices of each member. A device may be connected several times. */
export function createPresence({ clock, changed, tell }: PresenceDeps): Presence {
  const online = new Map<MemberId, Map<string, number>>();
  const telling = new Throttle(clock, PRESENCE_GATHERED, tell);
  let isClosed = false;

  function flipped(): void {
    if (isClosed) return;
    changed();
    telling.ask();
  }

  function isOneTooMany(member: MemberId, device: string): boolean {
    const devices = online.get(member);
    return devices !== undefined && !devices.has(device) && devices.size >= DEVICES_OF_A_MEMBER;
  }

  function leave(member: MemberId, device: string): void {
    const devices = online.get(member);
    const left = (devices?.get(device) ?? 1) - 1;
    if (left > 0) devices?.set(device, left);
    else devices?.delete(device);
    if (devices?.size !== 0) return;
    online.delete(member);
    flipped();
  }

  return {
    isOneTooMany,
    connect(member, device) {
      if (isOneTooMany(member, device)) throw new RequestProblem('too-many-devices');
      const devices = online.get(member) ?? new Map<string, number>();
      online.set(member, devices);
      devices.set(device, (devices.get(device) ?? 0) + 1);
      if (devices.size === 1 && devices.get(device) === 1) flipped();
      let isOpen = true;
      return () => {
        if (isOpen) leave(member, device);
        isOpen = false;
      };
    },
    isOnline: (member) => online.has(member),
    wasTold: () => telling.drop(),
    close() {
      isClosed = true;
      telling.drop();
    },
  };
}
