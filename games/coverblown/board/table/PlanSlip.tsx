import { Hand } from 'lucide-react';
import { useSecondsLeft } from '../../../../client/board/time';
import { Button } from '../../../../client/ui/Button';
import type { Seat } from '../../../../shared/ids';
import type { Names } from '../../../../shared/text';
import { HEARING_MS, standingPlan } from '../../queries';
import type { Plan, View } from '../../state';
import { planText } from '../text';
import styles from './PlanSlip.module.css';

interface PlanSlipProps {
  view: Pick<View, 'plans' | 'outcome'>;
  seat: Seat | null;
  names: Names;
  /** Whether whoever announced it is a bot: that waits for objections, and then goes ahead. */
  isBots(seat: Seat): boolean;
  now(): number;
  /** Null: there is nothing to object to. */
  onWait: (() => void) | null;
}

/** What somebody wants to examine, pinned over the buttons until the day ends or another plan takes its place. */
export function PlanSlip({ view, seat, names, isBots, now, onWait }: PlanSlipProps) {
  const plan = standingPlan(view);
  if (!plan || view.outcome) return null;
  return (
    <div className={styles.slip}>
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
