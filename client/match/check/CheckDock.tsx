import { CircleX, Download, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Replay } from '#shared/replay/replay.ts';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import css from './DealCheck.module.css';
import { timeOf } from './RollHead';
import { progressOf } from './rollLines';
import { CHECK } from './text';
import type { DealCheck } from './useDealCheck';

interface CheckDockProps {
  check: DealCheck;
  /** The server time in ms at which this device stored the commitment, or null if it did not. */
  notedAt: number | null;
  onStop(): void;
  onAgain(): void;
  onProof(): void;
  onClose(): void;
  onRow(row: number): void;
}

/** The footer of the page that checks a deal. Shows the progress, then the result and what to do next. */
export function CheckDock({ check, notedAt, onStop, onAgain, onProof, onClose, onRow }: CheckDockProps) {
  const { state, replay, disagreement } = check;
  if (state === 'loading' || state === 'running') {
    const { done, of, part } = progressOf(check);
    return (
      <>
        <div className={css.progress}>
          <span>{CHECK.progress}</span>
          <span className="num">{CHECK.of(done, of)}</span>
          <span className={css.track} style={{ '--part': `${Math.round(part * 100)}%` } as CSSProperties} />
        </div>
        <Button size="lg" full onClick={onStop}>
          {CHECK.stop}
        </Button>
      </>
    );
  }
  const back = (
    <Button variant="primary" size="lg" full onClick={onClose} data-first-focus>
      {CHECK.back}
    </Button>
  );
  if (state === 'agrees') {
    const isNoted = notedAt !== null;
    const isFixed = replay?.deal.commitment === null;
    return (
      <>
        <p className={cx(css.say, isNoted && css.good)}>
          {isNoted ? <ShieldCheck /> : <ShieldQuestionMark />}
          {isNoted ? CHECK.nobodySince(timeOf(notedAt)) : isFixed ? CHECK.fixedDeal : CHECK.notNoted}
        </p>
        <div className={css.buttons}>
          <Button size="lg" full onClick={onProof}>
            {CHECK.proves}
          </Button>
          {back}
        </div>
      </>
    );
  }
  if (state === 'differs' && replay && disagreement) {
    const { row } = disagreement;
    return (
      <>
        <p className={cx(css.say, css.bad)}>
          <CircleX />
          {CHECK.changed}
        </p>
        <div className={css.buttons}>
          <Button size="lg" full icon={<Download />} onClick={() => saveJournal(replay)}>
            {CHECK.journal}
          </Button>
          {row === null ? (
            back
          ) : (
            <Button variant="primary" size="lg" full onClick={() => onRow(row)}>
              {CHECK.rowInReplay(row)}
            </Button>
          )}
        </div>
      </>
    );
  }
  return (
    <div className={css.buttons}>
      <Button size="lg" full onClick={onAgain}>
        {CHECK.again}
      </Button>
      {back}
    </div>
  );
}

interface WaitingDockProps {
  hasPromise: boolean;
  onProof(): void;
  onClose(): void;
}

export function WaitingDock({ hasPromise, onProof, onClose }: WaitingDockProps) {
  return (
    <>
      {hasPromise && (
        <p className={css.say}>
          <ShieldQuestionMark />
          {CHECK.before.say}
        </p>
      )}
      <div className={css.buttons}>
        <Button size="lg" full onClick={onProof}>
          {CHECK.proves}
        </Button>
        <Button variant="primary" size="lg" full onClick={onClose} data-first-focus>
          {CHECK.close}
        </Button>
      </div>
    </>
  );
}

function saveJournal(replay: Replay): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(replay, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${replay.game}-${replay.match}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
