import { LayoutGrid } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/cx';
import { useWide } from '../../ui/media';
import { Tabs } from '../../ui/Tabs';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { ReactionBurst } from './ReactionBurst';
import css from './TableFrame.module.css';
import { ConnectionRibbon, TopBar } from './TopBar';
import { type TableTab, useTablePanels } from './tablePanels';

export type { TableTab } from './tablePanels';

export interface TableFrameProps {
  /** The game's name in its own lettering. */
  logo: ReactNode;
  /** What is happening and what this seat can do now. */
  sentence: string;
  /** Server time in ms; null: no timer. */
  endsAt: number | null;
  /** How long the whole time is, in ms: draws the bar. */
  total?: number | null | undefined;
  /** Server time; `props.now` of the board. */
  clockNow(): number;
  /** A `PeopleStrip`. */
  people: ReactNode;
  main: ReactNode;
  /** The next action; in thumb reach on phones. */
  dock?: ReactNode;
  /** The game's own tabs: "My calls". */
  tabs?: readonly TableTab[] | undefined;
  /** More buttons in the top bar. */
  bar?: ReactNode;
  /** Over everything, whatever tab is open: a ringing phone, a verdict. */
  overlay?: ReactNode;
  /** The table at all; the game's own name for the first tab. */
  boardLabel?: string | undefined;
  /** Which tab is open, where the board wants to say so; 'board' is the table. */
  tab?: string | undefined;
  onTab?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** The chrome of every table. */
export function TableFrame(props: TableFrameProps) {
  const wide = useWide();
  const panelId = useId();
  const [own, setOwn] = useState('board');
  const asked = props.tab ?? own;
  const panels = useTablePanels(props.tabs ?? [], asked);
  const board = { id: 'board', label: props.boardLabel ?? text.board, icon: <LayoutGrid />, badge: 0 };
  const fallback = wide ? (panels[0]?.id ?? 'log') : 'board';
  const tab = panels.some((panel) => panel.id === asked) ? asked : fallback;
  const open = panels.find((panel) => panel.id === tab);
  const onBoard = wide || tab === 'board';

  const change = (id: string) => {
    setOwn(id);
    props.onTab?.(id);
  };
  return (
    <main className={cx(css.table, props.className)} tabIndex={-1}>
      <div className={css.top}>
        <TopBar {...props} />
      </div>
      <ConnectionRibbon className={css.ribbon} />
      <p className={css.now} role="status">
        {props.sentence}
      </p>
      <div className={css.people} hidden={!onBoard}>
        {props.people}
      </div>
      <div className={css.main} hidden={!onBoard}>
        {props.main}
      </div>
      <div className={css.side} hidden={!open}>
        {wide && <Tabs label={text.tableParts} tabs={panels} value={tab} onChange={change} panel={panelId} />}
        <div id={panelId} role="tabpanel" aria-label={open?.label} className={css.panel}>
          {open?.panel}
        </div>
      </div>
      <div className={css.foot}>
        <Toasts />
        {props.dock && (
          <div className={css.dock} hidden={!onBoard}>
            {props.dock}
          </div>
        )}
      </div>
      {!wide && (
        <nav className={css.tabs}>
          <Tabs
            look="bottom"
            label={text.tableParts}
            tabs={[board, ...panels]}
            value={tab}
            onChange={change}
            panel={panelId}
          />
        </nav>
      )}
      {props.overlay}
      <ReactionBurst />
    </main>
  );
}
