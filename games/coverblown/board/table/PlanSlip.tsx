import { Hand } from 'lucide-react';
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
  /** Whether whoever announced it is a bot: that waits for objections, and then goes ahead. */
  isBots(seat: Seat): boolean;
  now(): number;
  /** Null: there is nothing to object to. */
  onWait: (() => void) | null;
}

/**
 * What somebody wants to examine, pinned over the buttons until the day ends or another plan takes its place. On high
 * screens its room is kept while there is none, so that the board does not shrink when one comes.
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

function Pinned({ plan, seat, names, isBots, now, onWait }: Omit<PlanSlipProps, 'view'> & { plan: Plan }) {
  return (
    <div className={styles.slip} data-plan>
      <p role="status">
        {planText.wants(plan, plan.by === seat, names)}{' '}
        <Standing plan={plan} isBots={isBots(plan.by)} {...{ names, now }} />
      </p>
      {onWait && (
        <Button icon={<Hand />} onClick={onWait}>
          {planText.wait}
        </Button>
      )}
    </div>
  );
}

/** Who asked to wait, or how long there is left to. */
function Standing({ plan, isBots, names, now }: { plan: Plan; isBots: boolean; names: Names; now(): number }) {
  const isOpen = isBots && plan.objections.length === 0;
  const left = useSecondsLeft(isOpen ? plan.at + HEARING_MS : null, now);
  if (plan.objections.length > 0) return <small>{planText.objected(plan.objections, names)}</small>;
  return left ? <small aria-hidden="true">{planText.left(left)}</small> : null;
}
