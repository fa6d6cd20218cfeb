import { MessageSquareText, NotebookPen, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { TableFrame } from '../../../../client/board/chrome/TableFrame';
import type { Person } from '../../../../client/board/contract';
import { cx } from '../../../../client/ui/cx';
import type { View } from '../../state';
import { Logo } from '../art/drawings';
import { stepTime } from '../round';
import { frameText } from '../text';
import styles from './Office.module.css';
import { SecretPeek } from './SecretPeek';

interface StageProps {
  view: View;
  people: readonly Person[];
  now(): number;
  className?: string | undefined;
  children: ReactNode;
}

/** A screen without tabs and with a clock of its own: the night, the votes, the ten seconds. */
export function Stage({ view, people, now, className, children }: StageProps) {
  return (
    <TableFrame
      className={cx(styles.office, className)}
      classNames={{ top: styles.top, main: styles.desk }}
      logo={<Logo />}
      endsAt={null}
      clockNow={now}
      bar={<Bar view={view} people={people} short={view.practice === true} />}
      main={children}
      toasts={false}
    />
  );
}

interface OfficeProps extends StageProps {
  /** The phone's tabs beside the hints. */
  desks: ReactNode;
  notes: ReactNode;
  /** Which tab is open on a phone. */
  tab: string;
  onTab(tab: string): void;
}

/** A screen with the phone's tabs; wide screens show everything at once. */
export function Office({ view, people, now, className, children, desks, notes, tab, onTab }: OfficeProps) {
  return (
    <TableFrame
      className={styles.office}
      classNames={{ top: styles.top, main: cx(styles.desk, className) }}
      logo={<Logo />}
      endsAt={view.endsAt}
      total={stepTime(view)}
      clockNow={now}
      bar={<Bar view={view} people={people} short={view.endsAt !== null || view.practice === true} />}
      main={children}
      tabs={[
        { id: 'desks', label: frameText.desks, icon: <UsersRound />, panel: desks },
        { id: 'notes', label: frameText.notes, icon: <NotebookPen />, panel: notes },
      ]}
      side={false}
      boardLabel={view.phase === 'vote' ? frameText.vote : frameText.hints}
      boardIcon={<MessageSquareText />}
      tab={tab}
      onTab={onTab}
      toasts={false}
    />
  );
}

/** The round, and on phones what one may look at from every tab. */
function Bar({ view, people, short }: { view: View; people: readonly Person[]; short: boolean }) {
  if (view.round === 0) return null;
  return (
    <>
      <RoundMark round={view.round} short={short} />
      <SecretPeek view={view} people={people} />
    </>
  );
}

/** On narrow phones the clock leaves room for two letters. */
function RoundMark({ round, short = false }: { round: number; short?: boolean }) {
  return (
    <span className={short ? styles.roundShort : styles.round}>
      <span>{frameText.round(round)}</span>
      <b aria-hidden="true">{frameText.roundShort(round)}</b>
    </span>
  );
}
