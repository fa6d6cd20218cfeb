import { Hand, Volume2, VolumeX } from 'lucide-react';
import type { MemberView } from '#shared/room/room.ts';
import { note } from '../../state/toasts';
import type { MenuItem } from '../../ui/Menu';
import { useRoom } from '../context';
import { FLOOR_MENU } from './menuText';
import { useHasFloor } from './useHasFloor';

/**
 * Returns true if this device can mute a member. A public screen cannot, because others would see whom the person has
 * muted.
 */
export function useMayMute(member: MemberView): boolean {
  const { me, state } = useRoom();
  const hasFloor = useHasFloor();
  return hasFloor && me !== null && me.id !== member.id && state.screen !== 'open';
}

/** Returns the menu items about speaking, for a person's own menu, or about muting, for another member's menu. */
export function useFloorItems(member: MemberView, openFloor: () => void): MenuItem[] {
  const { me, state, api, run } = useRoom();
  const hasFloor = useHasFloor();
  const mayMute = useMayMute(member);
  if (hasFloor && me?.id === member.id) return [{ label: FLOOR_MENU.title, icon: <Hand />, onSelect: openFloor }];
  if (!mayMute) return [];
  const isMuted = state.muted.includes(member.id);
  const change = async () => {
    const muting = () =>
      isMuted ? api.send('DELETE', `/mutes/${member.id}`) : api.send('POST', '/mutes', { member: member.id });
    if (!(await run(muting))) return;
    note(isMuted ? FLOOR_MENU.unmutedNote(member.name) : FLOOR_MENU.mutedNote(member.name));
  };
  return [
    {
      label: isMuted ? FLOOR_MENU.unmute : FLOOR_MENU.mute,
      icon: isMuted ? <Volume2 /> : <VolumeX />,
      onSelect: () => void change(),
    },
  ];
}
