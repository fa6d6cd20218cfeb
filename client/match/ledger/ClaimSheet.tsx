import { type ReactNode, useId } from 'react';
import type { PickedClaim } from '#shared/claims/ledger.ts';
import { useComposing } from '../../board/chrome/useComposing';
import { Button } from '../../ui/Button';
import { Face } from '../../ui/Face';
import { Sheet } from '../../ui/Sheet';
import css from './ClaimSheet.module.css';
import type { LedgerProps } from './parts';
import { LEDGER } from './text';

interface ClaimSheetProps extends Pick<LedgerProps, 'book' | 'view' | 'seat' | 'people' | 'names'> {
  refusal(claim: PickedClaim): string | null;
  onPick(claim: PickedClaim): void;
  onLedger(): void;
  onClose(): void;
}

/** A sheet with a button for each claim that this seat can make now. The player then confirms the picked claim. */
export function ClaimSheet(props: ClaimSheetProps) {
  const { book, view, seat, people, names, refusal, onPick, onLedger, onClose } = props;
  useComposing(true);
  const groups = (seat === null ? [] : (book.offers?.(view, seat, names) ?? [])).flatMap(({ title, offers }) => {
    const open = offers.filter((offer) => refusal(offer) === null);
    return open.length > 0 ? [{ title, offers: open }] : [];
  });
  return (
    <Sheet
      open
      look="paper"
      size="lg"
      onClose={onClose}
      title={LEDGER.form}
      actions={<Button onClick={onLedger}>{LEDGER.title}</Button>}
    >
      <p>{LEDGER.free}</p>
      <div className={css.groups}>
        {groups.map(({ title, offers }) => (
          <Group key={title} title={title}>
            {offers.map(({ label, seat: of, ...claim }) => {
              const person = people.find((each) => each.seat === of);
              return (
                <button
                  key={label}
                  type="button"
                  data-coach={`offer:${claim.kind}:${claim.subject}`}
                  className={css.offer}
                  onClick={() => onPick(claim)}
                >
                  {person && <Face {...person} size="sm" />}
                  <bdi translate="no">{label}</bdi>
                </button>
              );
            })}
          </Group>
        ))}
      </div>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <fieldset className={css.group} aria-labelledby={heading}>
      <span id={heading} className={css.title}>
        {title}
      </span>
      {children}
    </fieldset>
  );
}
