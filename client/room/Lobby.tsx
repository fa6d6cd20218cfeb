import { useStore } from '@nanostores/react';
import { ArrowLeftRight, Link2, MessageCircle, Settings2, Trophy, Tv, Video } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ChatPanel } from '../board/chrome/ChatPanel';
import { ReactionBurst } from '../board/chrome/ReactionBurst';
import { Captions } from '../feedback/Captions';
import { Settings } from '../settings/Settings';
import { $isKept } from '../state/storage';
import { useChat } from '../table/chat';
import { useRoom } from '../table/context';
import { FloorLine, HandButton } from '../table/floor/parts';
import { useHasFloor } from '../table/floor/useHasFloor';
import { ScreensButton, useScreensSheet } from '../table/screens/SeatScreensButton';
import { STAGES } from '../table/stageText';
import { Button, IconButton } from '../ui/Button';
import { useArrival } from '../ui/nextAction';
import { Panel } from '../ui/Panel';
import { Sheet } from '../ui/Sheet';
import { SkipButton } from '../ui/SkipButton';
import { useShape } from '../ui/shape';
import { useTitle } from '../ui/useTitle';
import { Wordmark } from '../ui/Wordmark';
import { CallField, CallPanel } from './CallPanel';
import { Dock } from './Dock';
import { DOOR } from './doorText';
import { Foreign } from './Foreign';
import { GameOptions } from './GameOptions';
import { GamePicker } from './GamePicker';
import { InviteCard } from './InviteCard';
import css from './Lobby.module.css';
import { People } from './People';
import { MoveSeat, StageSheet } from './sheets';
import { ROOM } from './text';

export function Lobby({ howToPlay }: { howToPlay: ReactNode }) {
  const { room, games, state, me, isHost } = useRoom();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'settings' | 'chat' | 'move' | 'call' | 'stage' | null>(null);
  const screens = useScreensSheet();
  const shape = useShape();
  const hasColumns = shape === 'desk' || shape === 'tablet';
  const isKept = useStore($isKept);
  const chat = useChat();
  const hasFloor = useHasFloor();
  const next = games.find(({ id }) => id === room.game);
  const played = Math.max(0, ...room.totals.map((total) => total.played));
  // Draws the people first and the game later, so that a slow phone responds to touches sooner.
  const hasRest = useDeferredValue(true, false);
  useTitle(room.code);
  useArrival(hasRest);

  return (
    <main className={css.room} tabIndex={-1}>
      <SkipButton>{ROOM.toStart}</SkipButton>
      <h1 className="sr">{DOOR.at(room.code)}</h1>
      <header className={css.topbar}>
        <Link href="/" className={css.brand} aria-label="Hush">
          <Wordmark className={css.mark} />
        </Link>
        <Captions at="bar" />
        {room.callLink !== null && (
          <a className={css.call} href={room.callLink} target="_blank" rel="noreferrer" aria-label={ROOM.joinCall}>
            <Video aria-hidden="true" />
            <span aria-hidden="true">{ROOM.joinCall}</span>
          </a>
        )}
        <Button className={css.wide} variant="text" icon={<ArrowLeftRight />} onClick={() => setOpen('move')}>
          {ROOM.menu.move}
        </Button>
        {hasFloor && <HandButton />}
        {me && (played > 0 || room.match?.over) && (
          <IconButton label={ROOM.evening} icon={<Trophy />} onClick={() => navigate(`/r/${room.code}/evening`)} />
        )}
        <IconButton label={STAGES.menu} icon={<Tv />} onClick={() => setOpen('stage')} />
        {isHost && shape === 'low' && <IconButton label={ROOM.call} icon={<Link2 />} onClick={() => setOpen('call')} />}
        {!hasColumns && (
          <IconButton label={ROOM.chat} icon={<MessageCircle />} badge={chat.unread} onClick={() => setOpen('chat')} />
        )}
        <IconButton label={ROOM.settings} icon={<Settings2 />} onClick={() => setOpen('settings')} />
      </header>
      <div className={css.notices}>
        {state.connection === 'lost' && (
          <p className={css.ribbon} role="status">
            {ROOM.lost}
          </p>
        )}
        {!isKept && <p className={css.ribbon}>{ROOM.memoryOnly}</p>}
        {room.stage.delay !== null && (
          <p className={css.ribbon} role="status">
            {STAGES.announced(room.stage.delay)}
          </p>
        )}
        {room.stage.delay === null && room.stage.open > 0 && (
          <p className={css.stageOpen} role="status">
            {STAGES.open(room.stage.open)}
          </p>
        )}
        <Foreign
          game={next}
          isHost={isHost}
          className={isHost && next?.foreign?.isSecret === false ? css.ribbon : css.stageOpen}
        />
        {hasFloor && <FloorLine />}
      </div>
      <div className={css.cols} data-guest={isHost ? undefined : ''}>
        <div className={css.left}>
          <InviteCard />
          {isHost && shape === 'desk' && <CallPanel className={css.callPanel} />}
        </div>
        <div className={css.mid}>
          <People className={css.people} />
          {hasColumns && (
            <Panel title={ROOM.chat} aside={played > 0 && ROOM.totals(played)} className={css.chat}>
              {room.chat ? <ChatPanel chat={chat} /> : <p className={css.off}>{ROOM.chatOff}</p>}
            </Panel>
          )}
        </div>
        {hasRest && (
          <div className={css.right}>
            <GamePicker howToPlay={howToPlay} />
            <GameOptions />
            {isHost && (shape === 'phone' || shape === 'tablet') && <CallPanel className={css.callPanel} />}
            <Dock />
          </div>
        )}
      </div>
      <ReactionBurst />
      <Settings
        open={open === 'settings'}
        onClose={() => setOpen(null)}
        more={
          <ScreensButton
            onPress={() => {
              setOpen(null);
              screens.open();
            }}
          />
        }
      />
      {screens.sheet}
      <Sheet open={open === 'chat'} onClose={() => setOpen(null)} title={ROOM.chat}>
        <div className={css.chatSheet}>
          {room.chat ? <ChatPanel chat={chat} /> : <p className={css.off}>{ROOM.chatOff}</p>}
        </div>
      </Sheet>
      <Sheet open={open === 'call'} onClose={() => setOpen(null)} title={ROOM.call}>
        <CallField />
      </Sheet>
      {open === 'stage' && <StageSheet onClose={() => setOpen(null)} />}
      {open === 'move' && <MoveSeat member={null} onClose={() => setOpen(null)} />}
    </main>
  );
}
