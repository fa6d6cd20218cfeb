import type { MemberView, RoomView } from '#shared/room/room.ts';
import { ROOM } from './text';

export const readersIn = (room: RoomView): MemberView[] => room.members.filter(({ reading }) => reading);

export const silentIn = ({ sharedSeed, members }: RoomView): MemberView[] =>
  members.filter(
    ({ id, bot, seat }) => sharedSeed && bot === null && seat !== null && !sharedSeed.answered.includes(id),
  );

/** Returns the sentence that tells the member `me` what the room is waiting for. */
export function dockLine(room: RoomView, me: MemberView | null): string {
  if (me !== null && me.seat !== null && !me.ready) return ROOM.holding;
  const readers = readersIn(room);
  const isReader = readers.some(({ id }) => id === me?.id);
  const others = readers.filter(({ id }) => id !== me?.id).map(({ name }) => name);
  const reading = readers.length === 0 ? null : unread(others, isReader);
  if (room.cannotStart !== null) return [room.cannotStart.detail, reading].filter(Boolean).join(' ');
  if (room.dealing) return reading === null ? ROOM.dealing : dealAfter(others, isReader);
  const waiting = reading ?? words(silentIn(room), me);
  const warning = me?.id === room.host ? (room.startWarning?.detail ?? null) : null;
  if (warning !== null || waiting !== null) return [warning, waiting].filter(Boolean).join(' ');
  if (me?.id === room.host) return ROOM.allSet;
  return ROOM.waits(room.members.find(({ id }) => id === room.host)?.name ?? null);
}

function unread(others: readonly string[], isReader: boolean): string {
  if (!isReader) return ROOM.unread(others);
  return others.length === 0 ? ROOM.unreadByMe : ROOM.unreadByUs(others);
}

function words(silent: readonly MemberView[], me: MemberView | null): string | null {
  if (silent.length === 0) return null;
  const others = silent.filter(({ id }) => id !== me?.id).map(({ name }) => name);
  if (others.length === silent.length) return ROOM.waitsForWords(others);
  return others.length === 0 ? ROOM.waitsForYourWord : ROOM.waitsForOurWords(others);
}

function dealAfter(others: readonly string[], isReader: boolean): string {
  if (!isReader) return ROOM.dealAfter(others);
  return others.length === 0 ? ROOM.dealAfterMe : ROOM.dealAfterUs(others);
}
