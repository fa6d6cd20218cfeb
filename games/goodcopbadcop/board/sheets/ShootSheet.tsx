import { Button, Sheet } from 'hush/board';
import type { FlowProps } from '../actions/useFlow';
import { actionText } from '../text';

/** Asks the player to confirm a shot. Names the target. */
export function ShootSheet({ view, seat, names, flow }: FlowProps) {
  const aim = view.table[seat]?.gun?.aim ?? null;
  if (flow.flow?.move !== 'shoot' || aim === null) return null;
  const isWounded = view.table[aim]?.cards.some(({ wounded }) => wounded) === true;
  return (
    <Sheet
      open
      onClose={flow.cancel}
      title={actionText.shootAsk(names(aim))}
      actions={
        <>
          <Button size="lg" onClick={flow.cancel}>
            {actionText.hold}
          </Button>
          <Button variant="danger" size="lg" busy={flow.busy} data-coach="confirm" onClick={flow.confirm}>
            {actionText.shootAt(names(aim))}
          </Button>
        </>
      }
    >
      <p>{actionText.shootWhat}</p>
      {isWounded && <p>{actionText.shootLeader}</p>}
    </Sheet>
  );
}
