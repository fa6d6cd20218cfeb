import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Switch } from '../ui/Switch';
import { Toasts } from '../ui/Toasts';
import { useRoom } from './context';
import css from './Dock.module.css';
import { dockLine } from './dockLine';
import { ROOM } from './text';

/** What the table waits for, the host's Start, and for everybody who is seated a quiet Not yet. */
export function Dock() {
  const { room, me, isHost, api, games, run } = useRoom();
  const [busy, setBusy] = useState(false);
  const title = games.find((game) => game.id === room.game)?.title ?? '';
  const isWaiting = room.cannotStart !== null;

  const start = async () => {
    setBusy(true);
    await run(api.start);
    setBusy(false);
  };

  return (
    <div className={css.dock}>
      <Toasts />
      <div className={css.line}>
        <p className={css.why} role="status">
          {isWaiting && <Hourglass aria-hidden="true" />}
          <span>{dockLine(room, me)}</span>
        </p>
        {me && me.seat !== null && (
          <div className={css.ready}>
            <Switch
              label={ROOM.menu.notYet}
              checked={!me.ready}
              onChange={(holds) => void run(() => api.changeMember(me.id, { ready: !holds }))}
            />
          </div>
        )}
      </div>
      {isHost && (
        <Button
          variant="primary"
          size="lg"
          full
          busy={busy}
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && void start()}
        >
          {ROOM.start(title)}
        </Button>
      )}
      {me && me.seat === null && (
        <Button
          size="lg"
          variant="raised"
          full
          onClick={() => void run(() => api.changeMember(me.id, { seated: true }))}
        >
          {ROOM.menu.sit}
        </Button>
      )}
    </div>
  );
}
