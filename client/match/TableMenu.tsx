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
import type { TwoScreens } from '../board/context';
import { PeopleList } from '../room/People';
import { MoveSeat, StageSheet } from '../room/sheets';
import { Settings } from '../settings/Settings';
import { changeSettings, useSettings } from '../state/settings';
import { Confirm } from '../table/Confirm';
import { useRoom } from '../table/context';
import { FLOOR_MENU } from '../table/floor/menuText';
import { FloorSheet } from '../table/floor/parts';
import { useHasFloor } from '../table/floor/useHasFloor';
import { LeaveRoom } from '../table/LeaveRoom';
import { ScreensButton, useScreensItem } from '../table/screens/SeatScreensButton';
import { STAGES } from '../table/stageText';
import { Sheet } from '../ui/Sheet';
import { Switch } from '../ui/Switch';
import css from './TableMenu.module.css';
import { BotSpeeds, ClockTiles, FacesHere, HostMark, MenuGroup, MenuRow, Title } from './tableMenuParts';
import { TABLE } from './text';

type Part = 'settings' | 'people' | 'floor' | 'move' | 'stage' | 'stop' | 'leave';

interface Props {
  open: boolean;
  isOver: boolean;
  isPractice: boolean;
  /** The time at which the turn timer ends, in ms of server time, or null if there is none. */
  endsAt: number | null;
  screens: TwoScreens | null;
  onAddScreen(): void;
  onClose(): void;
  onRules(): void;
  onDealCheck(): void;
  onBack(): void;
}

export function TableMenu(props: Props) {
  const { open, isOver, isPractice, endsAt, screens, onAddScreen, onClose, onRules, onDealCheck, onBack } = props;
  const { room, me, isHost, api, run } = useRoom();
  const { screenShare } = useSettings();
  const hasFloor = useHasFloor();
  const [part, setPart] = useState<Part | null>(null);
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
  const closed = (run: () => void) => () => {
    onClose();
    run();
  };
  const screensItem = useScreensItem(toScreens);

  return (
    <>
      <Sheet open={open} onClose={onClose} title={<Title code={room.code} />}>
        <div className={css.menu}>
          {delay !== undefined && <p className={css.delayed}>{STAGES.atTable(delay)}</p>}
          {isHost && !isOver && (
            <MenuGroup title={TABLE.match} mark={<HostMark />} look="tiles">
              {isPractice ? <BotSpeeds /> : <ClockTiles endsAt={endsAt} onPress={onClose} />}
            </MenuGroup>
          )}
          <MenuGroup title={TABLE.screen}>
            <MenuRow icon={<Tv />} label={STAGES.menu} sub={STAGES.menuHint} onClick={go('stage')} />
            {!isOver && screensItem && (
              <MenuRow icon={screensItem.icon} label={screensItem.label} sub={TABLE.screensHint} onClick={toScreens} />
            )}
            {me && me.seat !== null && screens === null && (
              <Switch
                label={TABLE.share}
                hint={TABLE.shareHint}
                checked={screenShare}
                onChange={(on) => changeSettings({ screenShare: on })}
              />
            )}
          </MenuGroup>
          <MenuGroup title={TABLE.people}>
            <MenuRow icon={<UsersRound />} label={TABLE.here} end={<FacesHere />} onClick={go('people')} />
            {me && screens?.mine !== 'open' && (
              <MenuRow icon={<ArrowLeftRight />} label={TABLE.move} onClick={go('move')} />
            )}
            {hasFloor && <MenuRow icon={<Hand />} label={FLOOR_MENU.title} onClick={go('floor')} />}
            {room.callLink !== null && <MenuRow icon={<Video />} label={TABLE.call} href={room.callLink} />}
          </MenuGroup>
          <MenuGroup title={TABLE.rules} look="pairs">
            <MenuRow icon={<BookOpen />} label={TABLE.rules} onClick={closed(onRules)} />
            <MenuRow icon={<ShieldCheck />} label={TABLE.dealCheck} onClick={closed(onDealCheck)} />
            <MenuRow icon={<Settings2 />} label={TABLE.settings} onClick={go('settings')} />
            {(isOver || !me) && <MenuRow icon={<DoorOpen />} label={TABLE.back} onClick={onBack} />}
            {me && <MenuRow icon={<LogOut />} label={TABLE.leave} onClick={go('leave')} />}
          </MenuGroup>
          {isHost && !isOver && (
            <button type="button" className={css.stop} onClick={go('stop')}>
              <OctagonX aria-hidden="true" />
              {TABLE.stop}
            </button>
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
      <LeaveRoom open={part === 'leave'} onClose={close} />
    </>
  );
}
