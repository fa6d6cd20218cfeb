import { Hand, Mic } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../../board/chrome/useBusy';
import { minutes } from '../../board/time';
import { cx } from '../../ui/cx';
import { useRoom } from '../context';
import css from './FloorLine.module.css';
import { FloorSaid, queueIn, speakerIn } from './FloorSaid';
import { FloorSheet } from './FloorSheet';
import { FLOOR_MENU } from './menuText';
import { useFloorApi } from './requests';
import { FLOOR, STATUS } from './text';
import { type OwnFloor, useFloor } from './useFloor';

/**
 * A line that shows the speaker, the time left, the next speakers, and this person's status. Empty if no member speaks
 * or wants to, and this person has set no status. The host and the speaker also get buttons.
 */
export function FloorLine() {
  const { me } = useRoom();
  const floor = useFloor();
  const [isOpen, setOpen] = useState(false);
  const isOn = floor.speaking !== null || floor.queue.length > 0;
  return (
    <>
      <FloorSaid />
      <div className={css.lines} data-floor-line>
        {isOn && <Line floor={floor} onOpen={() => setOpen(true)} />}
        {me?.status && <OwnStatus />}
      </div>
      {isOpen && <FloorSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function Line({ floor, onOpen }: { floor: OwnFloor; onOpen(): void }) {
  const { run } = useRoom();
  const { giveFloor, endFloor } = useFloorApi();
  const [busy, wait] = useBusy();
  const { speaking, queue, stance, mayDecide } = floor;
  const [next] = queue;
  const say = (work: () => Promise<unknown>) => () => busy || void wait(run(work));
  return (
    <div className={css.line} data-stance={stance}>
      {speaking ? <Mic aria-hidden="true" /> : <Hand aria-hidden="true" />}
      <button type="button" className={css.words} aria-haspopup="dialog" title={FLOOR_MENU.title} onClick={onOpen}>
        <span>
          {speaking && <strong>{speakerIn(floor)}</strong>}
          {queue.length > 0 && <span className={css.queue}>{queueIn(floor)}</span>}
        </span>
      </button>
      {speaking?.left != null && (
        <span className={css.left} role="timer" aria-label={FLOOR.left(minutes(speaking.left))}>
          {minutes(speaking.left)}
        </span>
      )}
      {mayDecide && next && (
        <button type="button" className={css.button} onClick={say(() => giveFloor(next.id))}>
          <span className={css.wide}>{FLOOR.let(next.name)}</span>
          <span className={css.narrow}>
            {FLOOR.next}
            <span className="sr">: {FLOOR.let(next.name)}</span>
          </span>
        </button>
      )}
      {mayDecide && speaking && (
        <button
          type="button"
          className={css.button}
          aria-label={stance === 'speaks' ? undefined : FLOOR.endOf(speaking.member.name)}
          onClick={say(endFloor)}
        >
          {stance === 'speaks' ? FLOOR.done : FLOOR.end}
        </button>
      )}
    </div>
  );
}

function OwnStatus() {
  const { me, api, run } = useRoom();
  if (!me?.status) return null;
  return (
    <div className={cx(css.line, css.own)}>
      <p className={css.words}>{STATUS[me.status].own}</p>
      <button
        type="button"
        className={css.button}
        onClick={() => void run(() => api.changeMember(me.id, { status: null }))}
      >
        {FLOOR.back}
      </button>
    </div>
  );
}
