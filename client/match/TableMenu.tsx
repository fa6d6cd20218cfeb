import {
  ArrowLeftRight,
  BookOpen,
  DoorOpen,
  Hand,
  LogOut,
  OctagonX,
  Settings2,
  ShieldCheck,
  Tv,
  UsersRound,
  Video,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BotSpeed } from '#shared/room.ts';
import type { TwoScreens } from '../board/context';
import { Confirm } from '../room/Confirm';
import { useRoom } from '../room/context';
import { FLOOR_MENU } from '../room/floor/menuText';
import { useHasFloor } from '../room/floor/useHasFloor';
import { PeopleList } from '../room/People';
import { ScreensButton } from '../room/screens/SeatScreensButton';
import { FloorSheet, MoveSeat, StageSheet } from '../room/sheets';
import { STAGES } from '../room/stage/text';
import { ROOM } from '../room/text';
import { Settings } from '../settings/Settings';
import { forgetIdentity } from '../state/identity';
import { changeSettings, useSettings } from '../state/settings';
import { Button } from '../ui/Button';
import { Segments } from '../ui/Segments';
import { Sheet } from '../ui/Sheet';
import { Switch } from '../ui/Switch';
import css from './TableMenu.module.css';
import { TABLE } from './text';

const SPEEDS: readonly { value: BotSpeed; label: string }[] = [
  { value: 'slow', label: TABLE.slow },
  { value: 'normal', label: TABLE.normal },
  { value: 'fast', label: TABLE.fast },
  { value: 'at-once', label: TABLE.atOnce },
];

type Part = 'settings' | 'people' | 'floor' | 'move' | 'stage' | 'stop' | 'leave';

interface Props {
  open: boolean;
  isOver: boolean;
  isPractice: boolean;
  /** Null if this device is the seat's only screen. */
  screens: TwoScreens | null;
  onAddScreen(): void;
  onClose(): void;
  onRules(): void;
  onDealCheck(): void;
  onBack(): void;
}

/** The table's menu, for everything that is not part of the game. */
export function TableMenu(props: Props) {
  const { open, isOver, isPractice, screens, onAddScreen, onClose, onRules, onDealCheck, onBack } = props;
  const { room, me, isHost, api, run } = useRoom();
  const { screenShare } = useSettings();
  const hasFloor = useHasFloor();
  const [part, setPart] = useState<Part | null>(null);
  const [, navigate] = useLocation();
  const close = () => setPart(null);
  const delay = room.match?.delay;
  const go = (next: Part) => () => {
    onClose();
    setPart(next);
  };
  const toScreens = () => {
    onClose();
    close();
    if (screens) screens.openSheet();
    else onAddScreen();
  };
  const leave = async () => {
    if (!me || !(await run(() => api.remove(me.id)))) return;
    forgetIdentity(room.code);
    navigate('/');
  };

  return (
    <>
      <Sheet open={open} onClose={onClose} title={TABLE.menu}>
        <div className={css.menu}>
          {delay !== undefined && <p className={css.delayed}>{STAGES.atTable(delay)}</p>}
          {me && me.seat !== null && screens === null && (
            <Switch
              label={TABLE.share}
              hint={TABLE.shareHint}
              checked={screenShare}
              onChange={(on) => changeSettings({ screenShare: on })}
            />
          )}
          {isPractice && isHost && (
            <Segments
              label={TABLE.botSpeed}
              options={SPEEDS}
              value={room.botSpeed}
              onChange={(botSpeed) => void run(() => api.change({ botSpeed }))}
            />
          )}
          <Button
            icon={<BookOpen />}
            full
            onClick={() => {
              onClose();
              onRules();
            }}
          >
            {TABLE.rules}
          </Button>
          <Button icon={<UsersRound />} full onClick={go('people')}>
            {TABLE.people}
          </Button>
          {hasFloor && (
            <Button icon={<Hand />} full onClick={go('floor')}>
              {FLOOR_MENU.title}
            </Button>
          )}
          {!isOver && <ScreensButton onPress={toScreens} />}
          {me && screens?.mine !== 'open' && (
            <Button icon={<ArrowLeftRight />} full onClick={go('move')}>
              {TABLE.move}
            </Button>
          )}
          <Button icon={<Tv />} full onClick={go('stage')}>
            {STAGES.menu}
          </Button>
          {room.callLink !== null && (
            <a className={css.call} href={room.callLink} target="_blank" rel="noreferrer">
              <Video aria-hidden="true" />
              {TABLE.call}
            </a>
          )}
          <Button
            icon={<ShieldCheck />}
            full
            onClick={() => {
              onClose();
              onDealCheck();
            }}
          >
            {TABLE.dealCheck}
          </Button>
          <Button icon={<Settings2 />} full onClick={go('settings')}>
            {TABLE.settings}
          </Button>
          {isHost && !isOver && (
            <Button icon={<OctagonX />} full onClick={go('stop')}>
              {TABLE.stop}
            </Button>
          )}
          {(isOver || !me) && (
            <Button icon={<DoorOpen />} full onClick={onBack}>
              {TABLE.back}
            </Button>
          )}
          {me && (
            <Button icon={<LogOut />} full variant="text" onClick={go('leave')}>
              {TABLE.leave}
            </Button>
          )}
        </div>
      </Sheet>
      <Settings open={part === 'settings'} onClose={close} more={!isOver && <ScreensButton onPress={toScreens} />} />
      <Sheet open={part === 'people'} onClose={close} title={TABLE.people}>
        <PeopleList />
      </Sheet>
      {part === 'floor' && <FloorSheet onClose={close} />}
      {part === 'stage' && <StageSheet onClose={close} />}
      {part === 'move' && <MoveSeat member={null} onClose={close} />}
      <Confirm
        open={part === 'stop'}
        title={TABLE.stopTitle}
        text={TABLE.stopText}
        action={TABLE.stopNow}
        onConfirm={() => void run(api.stop)}
        onClose={close}
      />
      <Confirm
        open={part === 'leave'}
        title={ROOM.leaveTitle}
        text={me?.seat !== null && !isOver ? ROOM.leaveTextMatch : ROOM.leaveText}
        action={ROOM.leave}
        onConfirm={() => void leave()}
        onClose={close}
      />
    </>
  );
}
