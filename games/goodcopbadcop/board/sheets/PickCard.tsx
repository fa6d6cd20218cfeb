import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import type { Slot, View } from '../../state';
import type { Flow } from '../actions/flow';
import type { FlowProps } from '../actions/useFlow';
import { actionText } from '../text';
import { CardPicker } from './CardPicker';
import { sheetText } from './text';

/** Picks a card for a move: one of the seat's to turn up, or one to look back at. Other looks pick on the table. */
export function PickCard({ view, seat, names, flow }: FlowProps) {
  if (!flow.flow || flow.ask?.kind !== 'slot' || flow.flow.move === 'investigate') return null;
  const of = flow.flow.move === 'chooseCard' ? cameraTarget(view, seat) : seat;
  const picked = typeof flow.flow.picked === 'number' ? (flow.flow.picked as Slot) : null;
  const { title, sub, confirm } = words(flow.flow, of, picked, names);
  return (
    <Sheet
      open
      onClose={flow.cancel}
      mustAnswer={flow.isOwed}
      title={title}
      actions={
        <>
          {flow.isOwed ? (
            <Button size="lg" busy={flow.busy} onClick={() => flow.send('decline')}>
              {actionText.noLook}
            </Button>
          ) : (
            <Button size="lg" onClick={flow.cancel}>
              {actionText.cancel}
            </Button>
          )}
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
      {sub && <p>{sub}</p>}
      <CardPicker
        view={view}
        seat={seat}
        of={of}
        names={names}
        covered
        slots={flow.ask.slots}
        picked={picked}
        onPick={flow.pick}
      />
      <p className="sr">{sheetText.pickOne}</p>
    </Sheet>
  );
}

const cameraTarget = ({ choice }: View, seat: Seat): Seat =>
  choice?.kind === 'surveillance_camera' ? choice.player : seat;

function words({ move }: Flow, of: Seat, picked: Slot | null, names: Names) {
  const name = names(of);
  if (move === 'arm' || move === 'equip') {
    const verb = move === 'arm' ? actionText.turnUpSlot : actionText.drawAndTurnUp;
    return {
      title: actionText.turnUp,
      sub: actionText.turnUpSub,
      confirm: picked === null ? actionText.pickCard : verb(picked),
    };
  }
  return {
    title: move === 'chooseCard' ? actionText.lookBack(name) : sheetText.file(name),
    sub: move === 'chooseCard' ? actionText.lookBackSub : '',
    confirm: picked === null ? actionText.pickCard : actionText.look(picked),
  };
}
