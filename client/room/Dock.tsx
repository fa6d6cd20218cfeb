import { Hourglass } from 'lucide-react';
import { isIntroSeen } from '../state/intro';
import { useRoom } from '../table/context';
import { Button } from '../ui/Button';
import { Switch } from '../ui/Switch';
import { Toasts } from '../ui/Toasts';
import css from './Dock.module.css';
import { dockLine, readersIn } from './dockLine';
import { StartButtons } from './StartButtons';
import { ROOM } from './text';
import { WordButton } from './WordButton';

/**
 * Says what the room is waiting for. Shows the Start button to the host, and a small "I need a minute" switch to seated
 * people.
 */
export function Dock() {
  const { room, me, isHost, api, run } = useRoom();
  const isWaiting = room.cannotStart !== null || readersIn(room).length > 0;
  const sit = () => me && run(() => api.changeMember(me.id, { seated: true, reading: !isIntroSeen(room.game) }));

  return (
    <div className={css.dock}>
      <Toasts />
      <div className={css.line}>
        <p className={css.why} role="status">
          {isWaiting && <Hourglass aria-hidden="true" />}
          <span>{dockLine(room, me)}</span>
        </p>
        {me && me.seat !== null && (
          <div className={css.ready} data-next={isHost ? undefined : ''}>
            <Switch
              label={ROOM.menu.notYet}
              checked={!me.ready}
              onChange={(holds) => void run(() => api.changeMember(me.id, { ready: !holds }))}
            />
          </div>
        )}
      </div>
      <div className={css.press}>
        <WordButton />
        {isHost && <StartButtons />}
      </div>
      {me && me.seat === null && (
        <Button size="lg" variant="raised" full onClick={() => void sit()}>
          {ROOM.menu.sit}
        </Button>
      )}
    </div>
  );
}
