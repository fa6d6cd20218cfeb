import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Toasts } from '../ui/Toasts';
import { useRoom } from './context';
import css from './Dock.module.css';
import { ROOM } from './text';

/** The host's Start and why it waits; for everybody who is seated, Not yet. */
export function Dock() {
  const { room, me, isHost, api, games, run } = useRoom();
  const [busy, setBusy] = useState(false);
  const title = games.find((game) => game.id === room.game)?.title ?? '';
  const host = room.members.find((member) => member.id === room.host)?.name ?? ROOM.someHost;
  const isHeld = me !== null && !me.ready && me.seat !== null;
  const why = room.cannotStart?.detail ?? null;

  const start = async () => {
    setBusy(true);
    await run(api.start);
    setBusy(false);
  };
  const setReady = (ready: boolean) => {
    if (me) void run(() => api.changeMember(me.id, { ready }));
  };

  return (
    <div className={css.dock}>
      <Toasts />
      <p className={css.why} role="status">
        {why !== null && <Hourglass aria-hidden="true" />}
        <span>{isHeld ? ROOM.holding : (why ?? (isHost ? ROOM.allSet : ROOM.waits(host)))}</span>
      </p>
      <div className={css.acts}>
        {isHost && (
          <Button
            variant="primary"
            size="lg"
            full
            busy={busy}
            aria-disabled={why !== null}
            onClick={() => why === null && void start()}
          >
            {ROOM.start(title)}
          </Button>
        )}
        {me && me.seat !== null && (
          <Button
            size={isHost ? 'md' : 'lg'}
            variant={isHeld ? 'raised' : 'quiet'}
            onClick={() => setReady(isHeld)}
            className={css.ready}
          >
            {isHeld ? ROOM.menu.ready : ROOM.menu.notYet}
          </Button>
        )}
        {me && me.seat === null && (
          <Button size="lg" variant="raised" onClick={() => void run(() => api.changeMember(me.id, { seated: true }))}>
            {ROOM.menu.sit}
          </Button>
        )}
      </div>
    </div>
  );
}
