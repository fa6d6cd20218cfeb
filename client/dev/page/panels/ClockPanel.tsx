import { useEffect, useState } from 'react';
import { note } from '#client/state/toasts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Segments } from '#client/ui/Segments.tsx';
import type { Speed } from '../../match/clock';
import type { DevMatch } from '../../match/DevMatch';
import { PAGE } from '../../text';
import css from '../Tools.module.css';

const SPEEDS: readonly { value: Speed; label: string }[] = [
  { value: 0, label: PAGE.stop },
  { value: 1, label: PAGE.run },
  { value: 10, label: PAGE.fast },
];

const TEN_SECONDS = 10_000;
/** The interval in ms at which a running clock is redrawn. */
const TICK = 100;

export function ClockPanel({ match }: { match: DevMatch }) {
  const { clock, deadline } = match;
  const { speed } = clock;
  const [, tick] = useState(0);
  useEffect(() => {
    if (speed === 0) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [speed]);
  const left = deadline === null ? null : Math.max(0, deadline - clock.now()) / 1_000;
  const step = () => {
    if (!match.step()) note(PAGE.nothingNext);
  };
  return (
    <>
      <p className={css.time}>
        <output className="num">{((clock.now() - match.setup.began) / 1_000).toFixed(1)} s</output>
        <span>{left === null ? PAGE.noDeadline : PAGE.left(`${left.toFixed(1)} s`)}</span>
      </p>
      <Segments label={PAGE.clock} bare options={SPEEDS} value={speed} onChange={(to) => match.run(to)} />
      <div className={css.row}>
        <Button onClick={() => match.pass(TEN_SECONDS)}>{PAGE.pass}</Button>
        <Button title={PAGE.nextHint} onClick={step}>
          {PAGE.next}
        </Button>
      </div>
    </>
  );
}
