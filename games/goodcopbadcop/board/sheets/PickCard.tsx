import { Button, Sheet, useShape } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import type { Slot, View } from '../../state';
import type { FlowProps } from '../actions/useFlow';
import { HandCard } from '../equipment/HandCard';
import { actionText } from '../text';
import { beside, CardPicker } from './CardPicker';
import { sheetText } from './text';

/**
 * Asks which card to turn up or to look back at. For investigations, the player picks the card on the table instead.
 */
export function PickCard({ view, seat, names, flow }: FlowProps) {
  const isLow = useShape() === 'low';
  if (!flow.flow || flow.ask?.kind !== 'slot' || flow.flow.move === 'investigate') return null;
  const isReveal = view.choice?.kind === 'reveal';
  const of = flow.flow.move === 'chooseCard' ? cameraTarget(view, seat) : seat;
  const picked = typeof flow.flow.picked === 'number' ? (flow.flow.picked as Slot) : null;
  const { title, sub, confirm } = words(flow.flow.move === 'arm' || isReveal, of, picked, names);
  return (
    <Sheet
      open
      size={isReveal && isLow ? 'lg' : 'md'}
      onClose={flow.cancel}
      mustAnswer={flow.isOwed}
      title={title}
      actions={
        <>
          {!isReveal &&
            (flow.isOwed ? (
              <Button size="lg" busy={flow.busy} onClick={() => flow.send('decline')}>
                {actionText.noLook}
              </Button>
            ) : (
              <Button size="lg" data-coach={`cancel:${flow.flow.move}`} onClick={flow.cancel}>
                {actionText.cancel}
              </Button>
            ))}
          <Button
            variant="primary"
            size="lg"
            busy={flow.busy}
            data-coach={picked === null ? undefined : 'confirm'}
            why={picked === null ? actionText.pickCard : null}
            whyAt="press"
            onClick={flow.confirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className={beside}>
        <p>{sub}</p>
        {isReveal && <HandCard hand={view.me?.hand ?? []} />}
        <CardPicker
          view={view}
          seat={seat}
          of={of}
          names={names}
          covered
          slots={flow.ask.slots}
          picked={picked}
          mark="pick-card"
          onPick={flow.pick}
        />
      </div>
      <p className="sr">{sheetText.pickOne}</p>
    </Sheet>
  );
}

const cameraTarget = ({ choice }: View, seat: Seat): Seat =>
  choice?.kind === 'surveillance_camera' ? choice.player : seat;

function words(isTurnedUp: boolean, of: Seat, picked: Slot | null, names: Names) {
  if (isTurnedUp) {
    return {
      title: actionText.turnUp,
      sub: actionText.turnUpSub,
      confirm: picked === null ? actionText.pickCard : actionText.turnUpSlot(picked + 1),
    };
  }
  return {
    title: actionText.lookBack(names(of)),
    sub: actionText.lookBackSub,
    confirm: picked === null ? actionText.pickCard : actionText.look(picked + 1),
  };
}
