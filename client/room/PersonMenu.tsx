import { Armchair, ArrowLeftRight, Bot, Crown, Eye, LogOut, Pencil, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { MemberView } from '#shared/room/room.ts';
import { isIntroSeen } from '../state/intro';
import { Confirm } from '../table/Confirm';
import { useRoom } from '../table/context';
import { FloorSheet } from '../table/floor/parts';
import { useFloorItems } from '../table/floor/useFloorItems';
import { LeaveRoom } from '../table/LeaveRoom';
import { useScreensItem, useScreensSheet } from '../table/screens/SeatScreensButton';
import { Menu, type MenuItem } from '../ui/Menu';
import { Switch } from '../ui/Switch';
import { EditPerson, LevelSheet, MoveSeat } from './sheets';
import { ROOM } from './text';

type Open = 'remove' | 'leave' | 'edit' | 'move' | 'level' | 'floor' | null;

/** The menu of a member: actions for the host, muting, and actions for the member. */
export function PersonMenu({ member }: { member: MemberView }) {
  const { room, games, me, isHost, api, run } = useRoom();
  const [open, setOpen] = useState<Open>(null);
  const [locks, setLocks] = useState(false);
  const floorItems = useFloorItems(member, () => setOpen('floor'));
  const isMe = member.id === me?.id;
  const isRunning = room.match !== null && !room.match.over;
  const game = games.find(({ id }) => id === room.game);
  const change = (patch: Parameters<typeof api.changeMember>[1]) => () =>
    void run(() => api.changeMember(member.id, patch));

  const screens = useScreensSheet();
  const screensItem = useScreensItem(screens.open);

  const items: (MenuItem | null | false)[] = [
    (isMe || isHost) && !isRunning && member.seat !== null && member.bot === null
      ? { label: isMe ? ROOM.menu.watch : ROOM.menu.letWatch, icon: <Eye />, onSelect: change({ seated: false }) }
      : false,
    (isMe || isHost) && !isRunning && member.seat === null
      ? {
          label: isMe ? ROOM.menu.sit : ROOM.menu.letSit,
          icon: <Armchair />,
          onSelect: change(isMe ? { seated: true, reading: !isIntroSeen(room.game) } : { seated: true }),
        }
      : false,
    isMe ? { label: ROOM.menu.rename, icon: <Pencil />, onSelect: () => setOpen('edit') } : false,
    isMe && screensItem,
    (isMe || (isHost && member.seat !== null)) && member.bot === null
      ? {
          label: isMe ? ROOM.menu.move : ROOM.menu.handOver,
          icon: <ArrowLeftRight />,
          onSelect: () => setOpen('move'),
        }
      : false,
    isHost && !isRunning && member.bot !== null
      ? { label: ROOM.menu.level, icon: <SlidersHorizontal />, onSelect: () => setOpen('level') }
      : false,
    isHost && isRunning && member.bot === null && member.seat !== null && (isMe || member.standIn || !member.online)
      ? {
          label: member.standIn ? ROOM.menu.standOut : ROOM.menu.standIn,
          icon: <Bot />,
          onSelect: change({ standIn: !member.standIn }),
        }
      : false,
    ...floorItems,
    isHost && !isMe && member.bot === null
      ? { label: ROOM.menu.makeHost, icon: <Crown />, onSelect: () => void run(() => api.makeHost(member.id)) }
      : false,
    isHost && !isMe
      ? {
          label: ROOM.menu.remove,
          icon: <X />,
          danger: true,
          onSelect: () =>
            member.bot === null || isRunning ? setOpen('remove') : void run(() => api.remove(member.id)),
        }
      : false,
    isMe ? { label: ROOM.menu.leave, icon: <LogOut />, danger: true, onSelect: () => setOpen('leave') } : false,
  ];

  /** Locks the room before removing the member, who could otherwise join again in between. */
  const removeAndLock = async () => {
    if (locks && !room.locked && !(await run(() => api.change({ locked: true })))) return;
    await run(() => api.remove(member.id));
  };

  return (
    <>
      <Menu
        label={ROOM.controls(member.name)}
        note={member.about && `${member.name}. ${member.about}`}
        items={items.filter((item): item is MenuItem => item !== false && item !== null)}
      />
      <Confirm
        open={open === 'remove'}
        title={ROOM.removeTitle(member.name)}
        text={isRunning && member.seat !== null ? ROOM.removeTextMatch(member.name) : ROOM.removeText(member.name)}
        action={ROOM.remove}
        onConfirm={() => void removeAndLock()}
        onClose={() => setOpen(null)}
      >
        {!room.locked && member.bot === null && (
          <Switch label={ROOM.lockToo} hint={ROOM.lockTooHint} checked={locks} onChange={setLocks} />
        )}
      </Confirm>
      <LeaveRoom open={open === 'leave'} onClose={() => setOpen(null)} />
      {open === 'edit' && <EditPerson member={member} onClose={() => setOpen(null)} />}
      {screens.sheet}
      {open === 'level' && game && (
        <LevelSheet
          title={ROOM.levelOf(member.name)}
          game={game}
          current={member.bot}
          onPick={(level) => change({ level })()}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'floor' && <FloorSheet onClose={() => setOpen(null)} />}
      {open === 'move' && <MoveSeat member={isMe ? null : member} onClose={() => setOpen(null)} />}
    </>
  );
}
