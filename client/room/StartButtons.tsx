import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../ui/Button';
import { useRoom } from './context';
import css from './Dock.module.css';
import { readersIn, silentIn } from './dockLine';
import { startMatch } from './startMatch';
import { ROOM } from './text';

/**
 * The host's Start. While others are still reading the intro, the host chooses whether the deal waits. If they finish
 * first, the match starts.
 */
export function StartButtons() {
  const inRoom = useRoom();
  const { room, me, api, games, run } = inRoom;
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** The host has been told who added no word, and presses again. */
  const [isLeaving, setLeaving] = useState(false);
  /** The host has seen the warning, and presses again. */
  const [isSure, setSure] = useState(false);
  const isHeld = room.cannotStart !== null;
  const isWarned = room.startWarning !== null;
  const someSilent = silentIn(room).length > 0;
  const someRead = readersIn(room).some(({ id }) => id !== me?.id);
  const mayChoose = someRead && (isAsked || room.dealing);

  const start = async (readers?: 'wait' | 'leave') => {
    setAsked(false);
    setLeaving(false);
    setSure(false);
    setBusy(true);
    await run(() => startMatch(inRoom, { readers, words: isLeaving ? 'leave' : undefined }));
    setBusy(false);
  };
  // Both answers now mean the same, so the pressed Start takes effect.
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
          label: isWarned && isSure ? ROOM.startAnyway : someSilent && isLeaving ? ROOM.leaveWords : ROOM.start(title),
          press: () => {
            if (isWarned && !isSure) setSure(true);
            else if (someSilent && !isLeaving) setLeaving(true);
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
        setLeaving(false);
        setSure(false);
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
