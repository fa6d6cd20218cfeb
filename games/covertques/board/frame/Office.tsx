import { MessageSquareText, NotebookPen, UsersRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ReactionBurst } from '../../../../client/board/chrome/ReactionBurst';
import { ConnectionRibbon, TopBar } from '../../../../client/board/chrome/TopBar';
import { useTablePanels } from '../../../../client/board/chrome/tablePanels';
import { useWide } from '../../../../client/ui/media';
import { Tabs } from '../../../../client/ui/Tabs';
import { text as kitText } from '../../../../client/ui/text';
import type { View } from '../../state';
import { Logo } from '../art/drawings';
import { stepTime } from '../round';
import { frameText } from '../text';
import styles from './Office.module.css';

interface StageProps {
  view: View;
  now(): number;
  /** Off: the screen has a clock of its own. */
  clock?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A whole screen under the top bar, without tabs: the night, the votes, the ten seconds. */
export function Stage({ view, now, clock = true, className, children }: StageProps) {
  return (
    <main className={[styles.stage, className].filter(Boolean).join(' ')} tabIndex={-1}>
      <div className={styles.top}>
        <Bar view={view} now={now} clock={clock} />
        <ConnectionRibbon />
      </div>
      {children}
      <ReactionBurst />
    </main>
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
export function Office({ view, now, clock = true, className, children, desks, notes, tab, onTab }: OfficeProps) {
  const wide = useWide();
  const panelId = useId();
  const panels = useTablePanels(
    [
      { id: 'desks', label: frameText.desks, icon: <UsersRound />, panel: desks },
      { id: 'notes', label: frameText.notes, icon: <NotebookPen />, panel: notes },
    ],
    wide ? 'board' : tab,
  );
  const open = wide ? undefined : panels.find(({ id }) => id === tab);
  const board = {
    id: 'board',
    label: view.phase === 'vote' ? frameText.vote : frameText.hints,
    icon: <MessageSquareText />,
  };
  return (
    <main className={styles.office} tabIndex={-1}>
      <div className={styles.top}>
        <Bar view={view} now={now} clock={clock} />
        <ConnectionRibbon />
      </div>
      <div className={[styles.desk, className].filter(Boolean).join(' ')} hidden={open !== undefined}>
        {children}
      </div>
      {!wide && (
        <div id={panelId} role="tabpanel" aria-label={open?.label} className={styles.panel} hidden={!open}>
          {open?.panel}
        </div>
      )}
      {!wide && (
        <Tabs
          look="bottom"
          label={kitText.tableParts}
          tabs={[board, ...panels]}
          value={open?.id ?? 'board'}
          onChange={onTab}
          panel={panelId}
        />
      )}
      <ReactionBurst />
    </main>
  );
}

function Bar({ view, now, clock }: Pick<OfficeProps, 'view' | 'now' | 'clock'>) {
  return (
    <TopBar
      logo={<Logo />}
      endsAt={clock ? view.endsAt : null}
      total={stepTime(view)}
      clockNow={now}
      bar={view.round > 0 && <RoundMark round={view.round} short={clock === true && view.endsAt !== null} />}
    />
  );
}

/** On narrow phones the clock leaves room for two letters. */
function RoundMark({ round, short }: { round: number; short: boolean }) {
  return (
    <span className={short ? styles.roundShort : styles.round}>
      <span>{frameText.round(round)}</span>
      <b aria-hidden="true">{frameText.roundShort(round)}</b>
    </span>
  );
}

/** The running choice of a phone's tab; a new step brings the table back. */
export function useTab(step: string) {
  const [open, setOpen] = useState({ step, tab: 'board' });
  const tab = open.step === step ? open.tab : 'board';
  return { tab, change: (next: string) => setOpen({ step, tab: next }) };
}
