import { type BoardProps, Button, nameOf, Sheet, useShape, useSharedScreen, whyInWords } from 'hush/board';
import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { EquipmentId, Moves, View } from '../../state';
import { equipmentName, refusals } from '../../text';
import { AutoPassSwitches } from '../window/AutoPassSwitches';
import { EquipmentRules } from './EquipmentRules';
import styles from './EquipmentSheet.module.css';
import { Targets } from './Targets';
import { equipText, stuckWords, usage } from './text';
import { useHeldPass } from './useHeldPass';
import { useOverdue } from './useOverdue';
import { useUse } from './useUse';
import { askOf, whyNot } from './walk';

interface EquipmentSheetProps extends BoardProps<View, Moves> {
  open: boolean;
  onClose(): void;
}

/** A sheet with the seat's card, its effect and its targets. Opening the sheet uncovers the card. */
export function EquipmentSheet({ open, ...props }: EquipmentSheetProps) {
  return open ? <OpenSheet {...props} /> : null;
}

function OpenSheet(props: Omit<EquipmentSheetProps, 'open'>) {
  const isShared = useSharedScreen();
  const [card] = props.view.me?.hand ?? [];
  if (card !== undefined && !isShared) return <CardSheet key={card} {...props} card={card} />;
  return (
    <Sheet open onClose={props.onClose} title={equipText.title}>
      <p className={styles.plain}>{card === undefined ? equipText.empty : equipText.sharedSheet}</p>
    </Sheet>
  );
}

type CardSheetProps = Omit<EquipmentSheetProps, 'open'> & { card: EquipmentId };

function CardSheet({ card, onClose, ...props }: CardSheetProps) {
  const { legal, people } = props;
  const names = nameOf(people);
  const isPhone = useShape() === 'phone';
  const { use, lost, busy, pick, back, send } = useUse(props, card, onClose);
  const parts = useRef<HTMLDivElement>(null);
  useFocusAfterPick(parts, use.targets.length);
  useHeldPass(props);
  useOverdue(props, lost === null && !busy ? onClose : null);
  const ask = askOf(legal, use);
  const isStuck = !ask.whole && ask.players.length + ask.cards.length + ask.bags.length === 0;
  // The reason against the whole move comes first, because a coach may forbid it before a target is picked.
  const why = isStuck ? (legal.why('useEquipment') ?? whyNot(legal, use, null)) : null;
  return (
    <Sheet
      open
      size="lg"
      onClose={onClose}
      title={equipText.title}
      actions={
        <div className={styles.actions}>
          {use.targets.length > 0 ? (
            <Button size="lg" onClick={back}>
              {equipText.startAgain}
            </Button>
          ) : (
            <Button size="lg" onClick={onClose}>
              {equipText.keep}
            </Button>
          )}
          {ask.whole && (
            <Button variant="primary" size="lg" busy={busy} className={styles.use} data-coach="use-it" onClick={send}>
              {usage(card, use.targets, names)}
            </Button>
          )}
        </div>
      }
    >
      {lost && (
        <p className={styles.lost} role="alert">
          <CircleAlert />
          <span>
            {lost.first ? equipText.faster(names(lost.first.by), equipmentName(lost.first.card)) : equipText.late}{' '}
            {equipText.lost(equipmentName(card))}
          </span>
        </p>
      )}
      <div ref={parts} className={styles.parts}>
        {why !== null && <p className={styles.why}>{stuckWords(card, why) ?? whyInWords(refusals, why)}</p>}
        <EquipmentRules of={card} secret isBrief={isPhone && !isStuck && !ask.whole} />
        {!isStuck && <Targets {...props} use={use} ask={ask} onPick={pick} />}
      </div>
      <div className={styles.auto}>
        <AutoPassSwitches view={props.view} act={props.act} />
      </div>
    </Sheet>
  );
}

/** If the button of a picked target is gone, moves the focus to the button that uses the card, or to the next target. */
function useFocusAfterPick(parts: RefObject<HTMLElement | null>, picked: number): void {
  useEffect(() => {
    if (picked === 0 || document.activeElement !== document.body) return;
    const inSheet = (selector: string) => parts.current?.closest('dialog')?.querySelector<HTMLElement>(selector);
    const next = inSheet('[data-coach="use-it"]') ?? inSheet('section button:not([aria-disabled="true"])');
    next?.focus({ preventScroll: true });
  }, [parts, picked]);
}
