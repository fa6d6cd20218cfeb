import { LayoutGrid, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useBack } from '../../state/back';
import { Button, IconButton } from '../../ui/Button';
import { text } from '../../ui/text';
import { useBorrowedFocus } from '../../ui/useBorrowedFocus';
import css from './LedgerBook.module.css';
import { type LedgerProps, partsOf } from './parts';
import { SayButton } from './SayButton';
import { SubjectTable } from './SubjectTable';
import { LEDGER } from './text';

/**
 * Shows the ledger as an open book in place of the board. The contradictions and the claims by person are on the left
 * page, the claims by subject on the right page. Esc closes the book, and returns the focus to the element that opened
 * it.
 */
export function LedgerBook(props: LedgerProps) {
  const { book, people, names, clashes, onClose } = props;
  const { rows, slips, byPerson, counted } = partsOf(props);
  const place = useRef<HTMLElement>(null);
  const heading = useId();
  useBack(true, onClose);
  useBorrowedFocus(place);
  useEscape(onClose);
  return (
    <section ref={place} className={css.book} aria-labelledby={heading} tabIndex={-1}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className={css.page} tabIndex={0}>
        <h2 id={heading}>{LEDGER.heading(clashes.length)}</h2>
        {slips.length > 0 ? slips : <p>{LEDGER.noClash}</p>}
        <h3>{LEDGER.byPerson}</h3>
        {byPerson}
        {counted}
      </div>
      <div className={css.page}>
        <header className={css.head}>
          <h3>{book.about.order}</h3>
          <IconButton label={text.close} icon={<X />} onClick={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <div className={css.table} tabIndex={0}>
          <SubjectTable {...{ book, rows, people, names }} />
        </div>
      </div>
    </section>
  );
}

export function BookActions(props: LedgerProps) {
  return (
    <div className={css.actions}>
      <SayButton {...props} />
      <Button full size="lg" icon={<LayoutGrid />} sub={LEDGER.esc} onClick={props.onClose}>
        {LEDGER.back}
      </Button>
    </div>
  );
}

/** Closes the book when Esc is pressed, unless a layer above the table handles the key. */
function useEscape(close: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]') === null) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
