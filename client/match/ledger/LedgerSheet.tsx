import { type ReactNode, useId, useState } from 'react';
import { Sheet } from '../../ui/Sheet';
import { type Tab, Tabs } from '../../ui/Tabs';
import { BySubject } from './BySubject';
import css from './LedgerSheet.module.css';
import { type LedgerProps, partsOf } from './parts';
import { SayButton } from './SayButton';
import { LEDGER } from './text';

type Sorting = 'person' | 'subject' | 'clashes';

/**
 * The ledger in a sheet that shows one list at a time: the claims by person, the claims by subject, or the
 * contradictions.
 */
export function LedgerSheet(props: LedgerProps) {
  const { book, people, names, clashes, seat, isOver, onClose } = props;
  const { rows, slips, isSilent, byPerson, counted } = partsOf(props);
  const [sorting, setSorting] = useState<Sorting>('person');
  const panel = useId();
  const tabs: readonly Tab<Sorting>[] = [
    { id: 'person', label: LEDGER.byPerson },
    { id: 'subject', label: book.about.order },
    { id: 'clashes', label: LEDGER.clashes(clashes.length) },
  ];
  const leaves: Readonly<Record<Sorting, ReactNode>> = {
    person: (
      <>
        {slips[0]}
        {byPerson}
      </>
    ),
    subject: isSilent ? byPerson : <BySubject {...{ book, rows, people, names }} />,
    clashes: slips.length > 0 ? slips : <p>{LEDGER.noClash}</p>,
  };
  return (
    <Sheet
      open
      look="paper"
      size="lg"
      className={css.sheet}
      onClose={onClose}
      title={LEDGER.title}
      actions={seat !== null && !isOver && <SayButton {...props} />}
    >
      <div className={css.tabs}>
        <Tabs<Sorting> label={LEDGER.views} tabs={tabs} value={sorting} onChange={setSorting} panel={panel} />
      </div>
      <div id={panel} role="tabpanel" aria-label={tabs.find(({ id }) => id === sorting)?.label} className={css.leaf}>
        {leaves[sorting]}
        {counted}
      </div>
    </Sheet>
  );
}
