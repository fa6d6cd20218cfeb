import type { RoomView } from '#shared/room/room.ts';
import { useChange } from '../board/chrome/useChange';
import { play } from '../feedback/sound';
import { chair, glass, shuffle } from '../feedback/sounds';

/** Plays sounds in the room when a person sits down, when a person is ready, and when a match begins. */
export function useRoomSounds(room: RoomView | null): void {
  const seated = room?.members.filter(({ seat }) => seat !== null) ?? [];
  const ready = seated.filter((member) => member.ready && !member.reading).length;
  const running = room?.match && !room.match.over ? room.match.id : null;
  const isKnown = room !== null;
  useGrowth(isKnown ? seated.length : null, () => running === null && play(chair));
  useGrowth(isKnown ? ready - seated.length : null, () => running === null && play(glass));
  useChange(isKnown ? running : undefined, (before) => {
    if (before !== undefined && running !== null) play(shuffle);
  });
}

/** Calls `grown` when `count` has increased. `count` is null as long as it is unknown. */
function useGrowth(count: number | null, grown: () => void): void {
  useChange(count, (before) => {
    if (before !== null && count !== null && count > before) grown();
  });
}
