import type { PickedClaim } from '#shared/claims/ledger.ts';
import type { Seat } from '#shared/ids.ts';
import { useComposing } from '../../board/chrome/useComposing';
import { Button } from '../../ui/Button';
import { Face } from '../../ui/Face';
import { Sheet } from '../../ui/Sheet';
import css from './ClaimSheet.module.css';
import type { LedgerProps } from './parts';
import { LEDGER } from './text';

interface ClaimConfirmationProps extends Pick<LedgerProps, 'book' | 'view' | 'people' | 'names'> {
  claim: PickedClaim;
  seat: Seat;
  /** The reason why the claim cannot be made now, or null if it can. */
  why: string | null;
  onSay(): void;
  /** Called to return to where the claim was picked. */
  onBack(): void;
}

/** The question whether to make a claim. Nothing is sent before its main button is pressed. */
export function ClaimConfirmation(props: ClaimConfirmationProps) {
  const { claim, book, view, seat, people, names, why, onSay, onBack } = props;
  useComposing(true);
  const { kind, subject } = claim;
  const words = book.words({ ...claim, by: seat, n: 0, at: 0, round: book.round(view), retracted: false }, names);
  const person = kind === 'suspicion' && people.find((each) => each.seat === subject);
  return (
    <Sheet
      open
      look="paper"
      onClose={onBack}
      title={LEDGER.ask}
      actions={
        <>
          <Button size="lg" data-first-focus data-coach="not-yet" onClick={onBack}>
            {LEDGER.notYet}
          </Button>
          <Button
            variant="primary"
            size="lg"
            data-coach={`make-claim make-claim:${kind}:${subject}`}
            why={why}
            whyAt="press"
            onClick={onSay}
          >
            {LEDGER.sayIt}
          </Button>
        </>
      }
    >
      <p className={css.title}>
        {person && <Face {...person} size="md" />} “{words}”
      </p>
      <p>
        {LEDGER.public} {LEDGER.takeBack}
      </p>
    </Sheet>
  );
}
