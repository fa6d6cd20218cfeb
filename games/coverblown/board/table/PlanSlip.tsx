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
  /** Whether the plan's author is a bot, which waits for objections and then examines. */
  isBots(seat: Seat): boolean;
  now(): number;
  /** Null if there is nothing to object to. */
  onWait: (() => void) | null;
}

/**
 * The proposed pair, pinned above the buttons until the day ends or another plan replaces it. On high screens its space
 * is reserved, so that the board does not shrink when one appears.
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

/** The objections, or the time left to object. */
function Standing({ plan, isBots, names, now }: { plan: Plan; isBots: boolean; names: Names; now(): number }) {
  const isOpen = isBots && plan.objections.length === 0;
  const left = useSecondsLeft(isOpen ? plan.at + HEARING_MS : null, now);
  if (plan.objections.length > 0) return <small>{planText.objected(plan.objections, names)}</small>;
  return left ? <small aria-hidden="true">{planText.left(left)}</small> : null;
}
