import { useEffect, useRef, useState } from 'react';
import type { BaseView } from '#shared/contract/module.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import { $isReacting } from '../state/reacting';
import { useRoom } from '../table/context';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { TABLE } from './text';

/** If the screen was not touched for this many ms before the clock ran out, the person may be away. */
const IDLE = 15_000;
/**
 * A frame that arrives this many ms before the deadline still counts as a timeout, because devices only estimate server
 * time.
 */
const EARLY = 750;

/** The fields of a view that say for which seats the clock runs. */
type Waiting = Pick<BaseView, 'waitingFor' | 'endsAt'> & { isPaused: boolean; isReacting: boolean };

/**
 * Returns true if the clock ran out while the table waited for `seat`, except in a reaction window, where silence means
 * passing. `time` is when `after` arrived, in ms of server time.
 */
export function ranOut(before: Waiting, after: Waiting, seat: Seat, time: number): boolean {
  const { endsAt, waitingFor, isPaused, isReacting } = before;
  if (isPaused || isReacting || endsAt === null || !waitingFor.includes(seat) || time < endsAt - EARLY) return false;
  return after.endsAt !== endsAt || !after.waitingFor.includes(seat);
}

interface StillThereProps {
  view: BaseView;
  seat: Viewer;
  isPaused: boolean;
  now(): number;
}

/**
 * If a person lets the clock run out without touching the screen, asks whether they are still there and offers a bot as
 * a stand-in.
 */
export function StillThere({ view, seat, isPaused, now }: StillThereProps) {
  const { me, api, run } = useRoom();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const touched = useLastTouch();
  const known = useRef<Waiting | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { waitingFor: view.waitingFor, endsAt: view.endsAt, isPaused, isReacting: $isReacting.get() };
    if (before === null || seat === null || performance.now() - touched.current < IDLE) return;
    if (ranOut(before, known.current, seat, now())) setAsking(true);
  }, [view, seat, isPaused, now, touched]);
  if (!me) return null;
  const close = () => setAsking(false);
  const standIn = async () => {
    setBusy(true);
    await run(() => api.changeMember(me.id, { standIn: true }));
    setBusy(false);
    close();
  };
  return (
    <Sheet open={isAsking} onClose={close} title={TABLE.stillThere}>
      <div className={css.stack}>
        <p>{TABLE.stillThereText}</p>
        <Button variant="primary" size="lg" full onClick={close} data-first-focus>
          {TABLE.imHere}
        </Button>
        <Button full busy={busy} onClick={() => void standIn()}>
          {TABLE.letBotPlay}
        </Button>
      </div>
    </Sheet>
  );
}

function useLastTouch() {
  const last = useRef(performance.now());
  useEffect(() => {
    const touch = () => {
      last.current = performance.now();
    };
    for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, touch, true);
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const) removeEventListener(event, touch, true);
    };
  }, []);
  return last;
}
