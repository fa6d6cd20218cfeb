import { Check, Hand, Stamp } from 'lucide-react';
import { useSecondsLeft } from '#client/board/time.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import { HEARING_MS, standingPlan } from '../../queries';
import type { Plan, View } from '../../state';
import { planText } from '../text';
import styles from './PlanSlip.module.css';

interface PlanSlipProps {
  view: Pick<View, 'plans' | 'outcome' | 'day'>;
  seat: Seat | null;
  names: Names;
  /** Whether the plan's author is a bot. A bot waits for objections and then examines. */
  isBots(seat: Seat): boolean;
  now(): number;
  /** Objects to the plan. Null if this seat can't object. */
  onWait: (() => void) | null;
  /** Agrees to the plan. Null if this seat can't agree. */
  onAgree: (() => void) | null;
  /** Opens the examination form with the pair, for the plan's author. Null if this seat can't examine. */
  onExamine: (() => void) | null;
}

/**
 * The proposed pair, pinned above the buttons until the day ends or another plan replaces it. On high screens, space is
 * reserved for it, so that the board does not shrink when a plan appears.
 */
export function PlanSlip({ view, ...props }: PlanSlipProps) {
  const plan = view.outcome ? null : standingPlan(view);
  return (
    <div className={styles.slot}>
      {plan && <Pinned plan={plan} {...props} />}
      {!plan && !view.outcome && (
        <p className={styles.none}>{view.day === 'friday' ? planText.friday : planText.none}</p>
      )}
    </div>
  );
}

function Pinned({ plan, seat, names, isBots, now, ...answers }: Omit<PlanSlipProps, 'view'> & { plan: Plan }) {
  const { onWait, onAgree, onExamine } = answers;
  const isOwn = plan.by === seat;
  return (
    <div className={styles.slip} data-plan>
      <p role="status">
        {planText.wants(plan, isOwn, names)} <Standing plan={plan} isBots={isBots(plan.by)} {...{ names, now }} />
      </p>
      {isOwn && onExamine && (
        <Button variant="primary" icon={<Stamp />} data-coach="plan-examine" onClick={onExamine}>
          {planText.examine}
        </Button>
      )}
      {(onAgree || onWait) && (
        <div className={styles.answers}>
          {onAgree && (
            <Button icon={<Check />} data-coach="plan-agree" onClick={onAgree}>
              {planText.goAhead}
            </Button>
          )}
          {onWait && (
            <Button icon={<Hand />} data-coach="plan-wait" onClick={onWait}>
              {planText.wait}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Shows the objections, or else the agreements and the time left to object. */
function Standing({ plan, isBots, names, now }: { plan: Plan; isBots: boolean; names: Names; now(): number }) {
  const isOpen = isBots && plan.objections.length === 0;
  const left = useSecondsLeft(isOpen ? plan.at + HEARING_MS : null, now);
  if (plan.objections.length > 0) return <small>{planText.objected(plan.objections, names)}</small>;
  return (
    <>
      {plan.agreements.length > 0 && <small>{planText.agreed(plan.agreements, names)}</small>}{' '}
      {left ? <small aria-hidden="true">{planText.left(left)}</small> : null}
    </>
  );
}
