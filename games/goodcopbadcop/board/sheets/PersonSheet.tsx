import { type BoardProps, Button, Sheet, whyInWords } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { useState } from 'react';
import { type Moves, SLOTS, type Slot, type View } from '../../state';
import { refusals } from '../../text';
import { firstHidden } from '../actions/flow';
import type { FlowState } from '../actions/useFlow';
import { ActiveCard } from '../equipment/ActiveCard';
import { actionText, gunWords } from '../text';
import { CardPicker } from './CardPicker';
import { Looks } from './Looks';
import styles from './PersonSheet.module.css';
import { sheetText } from './text';

interface PersonSheetProps extends BoardProps<View, Moves> {
  of: Seat;
  names: Names;
  flow: FlowState;
  onClose(): void;
}

/** One officer's file, with larger cards, the looks, and the actions that can target this officer. */
export function PersonSheet({ of, names, flow, onClose, ...props }: PersonSheetProps) {
  const { view, seat, legal } = props;
  const [picked, setPicked] = useState<Slot | null>(null);
  const file = view.table[of];
  if (!file) return null;
  const isOwn = of === seat;
  const slots = SLOTS.filter((slot) => legal.refusal('investigate', [of, slot]) === null);
  const canLook = slots.length > 0;
  const chosen = picked !== null && slots.includes(picked) ? picked : null;
  return (
    <Sheet open onClose={onClose} title={isOwn ? sheetText.yours : sheetText.file(names(of))}>
      <CardPicker
        view={view}
        seat={seat}
        of={of}
        names={names}
        covered={knowsSomething(view, seat, of)}
        slots={canLook ? slots : null}
        picked={chosen}
        mark="look-card"
        onPick={setPicked}
      />
      <p className={styles.facts}>
        {!isOwn && <span>{`${gunWords(file, seat, names)}.`}</span>}
        {isOwn && file.gun?.aim && <span>{sheetText.youAim(names(file.gun.aim))}</span>}
        <span>{sheetText.hand(file.hand)}</span>
      </p>
      {file.active.length > 0 && (
        <div className={styles.bags}>
          {file.active.map((id) => (
            <ActiveCard key={id} of={id} />
          ))}
        </div>
      )}
      {seat !== null && !isOwn && (
        <PersonActions {...props} of={of} names={names} flow={flow} chosen={chosen} onClose={onClose} />
      )}
      <Looks view={view} seat={seat} of={of} names={names} />
    </Sheet>
  );
}

function knowsSomething(view: View, seat: Seat | null, of: Seat): boolean {
  return of === seat || view.me?.known.some((known) => known.seat === of) === true;
}

interface PersonActionsProps extends Omit<PersonSheetProps, 'people' | 'facts' | 'now' | 'act' | 'outcome'> {
  chosen: Slot | null;
}

/** The actions that can target an officer, always in the same places. Actions that are not possible say why. */
function PersonActions({ view, seat, legal, of, names, flow, chosen, onClose }: PersonActionsProps) {
  if (seat === null) return null;
  const name = names(of);
  const why = (code: string | null) => whyInWords(refusals, code);
  const closed = legal.why('investigate');
  // The seat cannot act now, so the same reason applies to all actions.
  if (closed !== null && closed === legal.why('arm')) return <p className={styles.facts}>{why(closed)}</p>;
  const refused = legal.refusal('investigate', [of, chosen ?? firstHidden(view, of) ?? 0]);
  const isAimed = view.table[seat]?.gun?.aim === of;
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <section className={styles.actions} aria-label={sheetText.actions}>
      <Button
        variant="primary"
        full
        data-coach={chosen === null ? undefined : 'look-at'}
        why={why(refused) ?? (chosen === null ? actionText.pickCard : null)}
        onClick={then(() => chosen !== null && flow.declare('investigate', [of, chosen]))}
      >
        {chosen === null ? actionText.investigate : actionText.look(chosen + 1)}
      </Button>
      <Button
        full
        data-coach="arm"
        why={why(legal.refusal('arm', [firstHidden(view, seat), of]))}
        onClick={then(() => flow.start('arm', [], of))}
      >
        {sheetText.arm(name)}
      </Button>
      {isAimed && (
        <Button
          variant="danger"
          full
          data-coach="shoot"
          why={why(legal.why('shoot'))}
          onClick={then(() => flow.start('shoot'))}
        >
          {sheetText.shoot(name)}
        </Button>
      )}
    </section>
  );
}
