import { type ReactNode, useId } from 'react';
import type { Draft } from '#shared/contract/module.ts';
import { useComposing } from '../../board/chrome/useComposing';
import { Button } from '../../ui/Button';
import { Face } from '../../ui/Face';
import { Sheet } from '../../ui/Sheet';
import css from './ClaimSheet.module.css';
import type { LedgerProps } from './parts';
import { LEDGER } from './text';

interface ClaimSheetProps extends Pick<LedgerProps, 'book' | 'view' | 'seat' | 'legal' | 'people' | 'names'> {
  onMake(move: string, args: Draft): void;
  onLedger(): void;
  onClose(): void;
}

/** A sheet with a button for each claim that this seat can make now. */
export function ClaimSheet({ book, view, seat, legal, people, names, onMake, onLedger, onClose }: ClaimSheetProps) {
  useComposing(true);
  const groups = (seat === null ? [] : (book.offers?.(view, seat, names) ?? [])).flatMap(({ title, offers }) => {
    const open = offers.filter(({ move, args }) => legal.refusal(move, args) === null);
    return open.length > 0 ? [{ title, offers: open }] : [];
  });
  return (
    <Sheet open look="paper" size="lg" onClose={onClose} title={LEDGER.form}>
      <p>{LEDGER.free}</p>
      {groups.map(({ title, offers }) => (
        <Group key={title} title={title}>
          {offers.map(({ label, seat: of, move, args }) => {
            const person = people.find((each) => each.seat === of);
            return (
              <button
                key={label}
                type="button"
                data-coach={`offer:${move}:${args[0]}`}
                className={css.offer}
                onClick={() => onMake(move, args)}
              >
                {person && <Face {...person} size="sm" />}
                <bdi translate="no">{label}</bdi>
              </button>
            );
          })}
        </Group>
      ))}
      <div>
        <Button onClick={onLedger}>{LEDGER.title}</Button>
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
