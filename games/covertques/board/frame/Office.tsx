import {
  cx,
  Drawer,
  DrawerButtons,
  type Person,
  TableFrame,
  type TableTab,
  useBoardContext,
  useScene,
  useShape,
  useTablePanels,
} from 'hush/board';
import { MessageSquareText, NotebookPen, UsersRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
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

/** A screen without tabs and with its clock separate, used for the night, the vote result and discovery. */
export function Stage({ view, people, now, className, children }: StageProps) {
  return (
    <TableFrame
      className={cx(styles.office, className)}
      classNames={{ top: styles.top, main: styles.desk, slip: styles.none }}
      logo={<Logo />}
      endsAt={null}
      hasOtherClock={view.endsAt !== null}
      clockNow={now}
      bar={
        view.round > 0 && (
          <>
            <RoundMark round={view.round} short={view.practice === true} />
            <SecretPeek view={view} people={people} />
          </>
        )
      }
      main={children}
      toasts={false}
    />
  );
}

interface OfficeProps extends StageProps {
  /** Content of the “players” tab on a phone. */
  desks: ReactNode;
  notes: ReactNode;
  /** Id of the tab that is open on a phone. */
  tab: string;
  onTab(tab: string): void;
  /** Content below the card on a private screen. If missing, the step fills the screen. */
  actions?: ReactNode;
}

/**
 * The screen of a step. Phones show tabs. Low screens open the tabs with buttons beside the covered card. Wider screens
 * show all panels together.
 */
export function Office({ view, people, now, className, children, desks, notes, tab, onTab, actions }: OfficeProps) {
  const shape = useShape();
  const { screens, seat } = useBoardContext();
  const scene = useScene();
  // The window of the hints has its own slips. A toast confirms the player's own claim.
  const isCaptioned = shape === 'phone' && tab !== 'board' && scene?.by !== seat;
  const all = [
    { id: 'desks', label: frameText.desks, icon: <UsersRound />, panel: desks },
    { id: 'notes', label: frameText.notes, icon: <NotebookPen />, panel: notes },
  ];
  // Notes are private, so a screen with the secrets held open shows only the first tab.
  const tabs = screens?.mine === 'open' ? all.slice(0, 1) : all;
  return (
    <TableFrame
      className={styles.office}
      classNames={{
        top: styles.top,
        main: cx(styles.desk, styles.low, className),
        slip: isCaptioned ? undefined : styles.none,
      }}
      logo={<Logo />}
      endsAt={view.endsAt}
      total={stepTime(view)}
      clockNow={now}
      bar={
        shape !== 'low' && (
          <>
            <RoundMark round={view.round} short={view.endsAt !== null || view.practice === true} />
            {shape === 'phone' && <SecretPeek view={view} people={people} />}
          </>
        )
      }
      main={
        <>
          {children}
          {shape === 'low' && (
            <>
              <SecretPeek view={view} people={people} look="cover" />
              <LowTabs tabs={tabs} tab={tab} onTab={onTab} />
            </>
          )}
        </>
      }
      tabs={shape === 'phone' ? tabs : undefined}
      secretParts={
        actions ? { actions: () => <div className={styles.hand}>{actions}</div>, tabs: all.slice(1) } : undefined
      }
      side={false}
      boardLabel={view.phase === 'vote' ? frameText.vote : frameText.hints}
      boardIcon={<MessageSquareText />}
      tab={tab}
      onTab={onTab}
      toasts={false}
    />
  );
}

interface LowTabsProps extends Pick<OfficeProps, 'tab' | 'onTab'> {
  tabs: readonly TableTab[];
}

function LowTabs({ tabs, tab, onTab }: LowTabsProps) {
  const panelId = useId();
  const panels = useTablePanels(tabs, true);
  const open = panels.find(({ id }) => id === tab);
  return (
    <>
      <DrawerButtons panels={panels} open={open?.id} onChange={(id) => onTab(id ?? 'board')} panel={panelId} />
      {open && (
        <Drawer id={panelId} label={open.label} className={styles.drawer} onClose={() => onTab('board')}>
          {open.panel}
        </Drawer>
      )}
    </>
  );
}

/** Shows the number of the round, in a short form on narrow phones. */
function RoundMark({ round, short = false }: { round: number; short?: boolean }) {
  return (
    <span className={short ? styles.roundShort : styles.round}>
      <span>{frameText.round(round)}</span>
      <b aria-hidden="true">{frameText.roundShort(round)}</b>
    </span>
  );
}
