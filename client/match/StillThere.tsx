import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { BaseView } from '#shared/contract/module.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import { $isReacting } from '../state/reacting';
import { useRoom } from '../table/context';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { TABLE } from './text';

/**
 * A person may be away if they did not touch the screen for this time before the clock ran out, in ms. It is longer than
 * a short question, because a person who reads one until it ends is still there.
 */
const IDLE = 60_000;
/**
 * A change that arrives at most this many ms before the deadline still counts as a timeout, because devices only
 * estimate server time.
 */
const EARLY = 750;

/** The part of a view, and of the table's state, from which `ranOut` sees for whom the clock is running. */
type Waiting = Pick<BaseView, 'waitingFor' | 'endsAt'> & { isPaused: boolean; isReacting: boolean };

/**
 * Returns true if the clock ran out while the table was waiting for `seat`. In a reaction window this never counts,
 * because not answering means passing. `time` is the server time in ms at which `after` arrived.
 */
export function ranOut(before: Waiting, after: Waiting, seat: Seat, time: number): boolean {
  const { endsAt, waitingFor, isPaused, isReacting } = before;
  if (isPaused || isReacting || endsAt === null || !waitingFor.includes(seat) || time < endsAt - EARLY) return false;
  return after.endsAt !== endsAt || !after.waitingFor.includes(seat);
}

/** Returns true if the table is not waiting for `seat`, so that a sheet covers no decision. */
export function isFree({ waitingFor, isPaused, isReacting }: Waiting, seat: Seat): boolean {
  return !isPaused && !isReacting && !waitingFor.includes(seat);
}

interface StillThereProps {
  view: BaseView;
  seat: Viewer;
  isPaused: boolean;
  now(): number;
}

/**
 * Asks whether a person is still there if they let the clock run out and have not touched the screen for a minute.
 * Offers a bot that plays for them. Waits while the table is waiting for this person, so that a decision is never
 * covered. A touch meanwhile answers the question.
 */
export function StillThere({ view, seat, isPaused, now }: StillThereProps) {
  const { me, api, run } = useRoom();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isReacting = useStore($isReacting);
  const touched = useLastTouch(() => isAsking && !isOpen && setAsking(false));
  const isOpen = isAsking && seat !== null && isFree({ ...view, isPaused, isReacting }, seat);
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
    <Sheet open={isOpen} onClose={close} title={TABLE.stillThere}>
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

function useLastTouch(onTouch: () => void) {
  const last = useRef(performance.now());
  const touched = useRef(onTouch);
  touched.current = onTouch;
  useEffect(() => {
    const touch = () => {
      last.current = performance.now();
      touched.current();
    };
    for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, touch, true);
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const) removeEventListener(event, touch, true);
    };
  }, []);
  return last;
}
