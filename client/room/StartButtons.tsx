import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomView } from '#shared/room/room.ts';
import { useRoom } from '../table/context';
import { Button } from '../ui/Button';
import css from './Dock.module.css';
import { readersIn, silentIn } from './dockLine';
import { startMatch } from './startMatch';
import { ROOM } from './text';

/**
 * A reason to ask the host for confirmation before the match starts: a member asked for a minute, the game warns about
 * its options, or members have not added a word.
 */
type Doubt = 'unready' | 'warning' | 'words';
/** The room's `cannotStart` code if the only reason is that people have asked for a minute. */
const UNREADY = 'not-ready';

function doubtsOf(room: RoomView): Doubt[] {
  const doubts: Doubt[] = [];
  if (room.cannotStart?.code === UNREADY) doubts.push('unready');
  if (room.startWarning !== null) doubts.push('warning');
  if (silentIn(room).length > 0) doubts.push('words');
  return doubts;
}

/**
 * The Start button of the host. If members are still reading the intro, asks the host whether to wait for them. If they
 * finish before the host has answered, starts the match.
 */
export function StartButtons() {
  const inRoom = useRoom();
  const { room, me, api, games, run } = inRoom;
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [confirmed, setConfirmed] = useState<readonly Doubt[]>([]);
  const isHeld = room.cannotStart !== null && room.cannotStart.code !== UNREADY;
  const doubts = doubtsOf(room);
  const label = doubts.findLast((doubt) => confirmed.includes(doubt));
  const someRead = readersIn(room).some(({ id }) => id !== me?.id);
  const mayChoose = someRead && (isAsked || room.dealing);

  const start = async (readers?: 'wait' | 'leave') => {
    setAsked(false);
    setConfirmed([]);
    setBusy(true);
    const leave = (doubt: Doubt) => (confirmed.includes(doubt) ? 'leave' : undefined);
    await run(() => startMatch(inRoom, { readers, words: leave('words'), unready: leave('unready') }));
    setBusy(false);
  };
  // All readers finished before the host answered. The answer no longer matters, so the match starts.
  const isAnswered = isAsked && !someRead;
  const startAfterAll = useEffectEvent(() => {
    setAsked(false);
    if (!isHeld) void start();
  });
  useEffect(() => {
    if (isAnswered) startAfterAll();
  }, [isAnswered]);

  const title = games.find((game) => game.id === room.game)?.title ?? '';
  const first = room.dealing
    ? { label: ROOM.takeBack, press: () => void run(() => api.change({ dealing: false })) }
    : mayChoose
      ? { label: ROOM.dealLater, press: () => void start('wait') }
      : {
          label: label ? (label === 'words' ? ROOM.leaveWords : ROOM.startAnyway) : ROOM.start(title),
          press: () => {
            const next = doubts.find((doubt) => !confirmed.includes(doubt));
            if (next) setConfirmed([...confirmed, next]);
            else if (someRead) setAsked(true);
            else void start();
          },
        };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc returns from the choice to Start
    <div
      className={css.acts}
      data-next
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setAsked(false);
        setConfirmed([]);
      }}
    >
      <Button
        variant={room.dealing ? 'raised' : 'primary'}
        size="lg"
        full
        busy={busy}
        aria-disabled={isHeld}
        onClick={() => !isHeld && first.press()}
      >
        {first.label}
      </Button>
      {mayChoose && (
        <Button size="lg" variant="quiet" onClick={() => void start('leave')}>
          {ROOM.leaveReaders}
        </Button>
      )}
    </div>
  );
}
