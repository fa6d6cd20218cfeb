import { LayoutGrid } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/cx';
import { useWide } from '../../ui/shape';
import { Tabs } from '../../ui/Tabs';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { Slip } from './director/Slip';
import { WatchBar } from './Practice';
import { ReactionBurst } from './ReactionBurst';
import css from './TableFrame.module.css';
import { ConnectionRibbon, TopBar, type TopBarProps } from './TopBar';
import { type TableTab, useTablePanels } from './tablePanels';

export type { TableTab } from './tablePanels';

/** Logo, time and buttons are those of the `TopBar`. */
export interface TableFrameProps extends TopBarProps {
  /**
   * What is happening and what this seat can do now. Words are drawn and said by the frame. Anything else brings its
   * own `role="status"`. Left out: the screen has a heading of its own.
   */
  sentence?: ReactNode;
  /** A `PeopleStrip`. */
  people?: ReactNode;
  main: ReactNode;
  /** The next action; in thumb reach on phones. */
  dock?: ReactNode;
  /**
   * The game's own tabs: "My calls". Log and chat come after them; an empty list has these two alone. Left out: the
   * screen has no tabs, and the board says where log and chat are (`TalkButton`).
   */
  tabs?: readonly TableTab[] | undefined;
  /** What the tabs show stands in a column beside the table on wide screens. Off: there the board shows it itself. */
  side?: boolean | undefined;
  /** The table as a tab: the game's own name for it, and its sign. */
  boardLabel?: string | undefined;
  boardIcon?: ReactNode;
  /** Which tab is open, where the board wants to say so; 'board' is the table. */
  tab?: string | undefined;
  onTab?: ((id: string) => void) | undefined;
  /** Over everything, whatever tab is open: a ringing phone, a verdict. */
  overlay?: ReactNode;
  /** Behind everything; it places itself. */
  under?: ReactNode;
  /** Refusals and notes stand above the dock. Off: the screen shows them itself. */
  toasts?: boolean | undefined;
  className?: string | undefined;
  /** The board's own look of the parts. What the frame says of them gives way to any class. */
  classNames?: Partial<Record<'top' | 'people' | 'slip' | 'main' | 'dock', string | undefined>> | undefined;
}

/**
 * The chrome of every table: the top bar, the sentence, whatever the board draws, the next action, and the tabs. A slot
 * that is left out takes no room. The ground is `--table-ground`, or a background of `className`.
 *
 *     <TableFrame logo={<Logo />} endsAt={view.endsAt} clockNow={now} sentence={text.now(view, seat, names)}
 *       people={<People … />} main={<Cards … />} dock={<Dock … />} tabs={[]} />
 */
export function TableFrame(props: TableFrameProps) {
  const { sentence, people, main, dock, tabs, side = true, overlay, under, toasts = true, classNames = {} } = props;
  const wide = useWide();
  const panelId = useId();
  const [own, setOwn] = useState('board');
  const hasPanel = tabs !== undefined && (side || !wide);
  const asked = hasPanel ? (props.tab ?? own) : 'board';
  const panels = useTablePanels(tabs ?? []);
  const open = hasPanel ? openOf(panels, asked, wide) : undefined;
  const onBoard = wide || !open;

  const change = (id: string) => {
    setOwn(id);
    props.onTab?.(id);
  };
  const board = { id: 'board', label: props.boardLabel ?? text.board, icon: props.boardIcon ?? <LayoutGrid /> };
  return (
    <main className={cx(css.table, tabs && side && css.columns, props.className)} tabIndex={-1}>
      {under}
      <div className={cx(css.top, classNames.top)}>
        <TopBar {...props} />
        <ConnectionRibbon className={css.ribbon} />
        <WatchBar />
      </div>
      {typeof sentence === 'string' ? (
        <p className={css.now} role="status">
          {sentence}
        </p>
      ) : (
        sentence
      )}
      {people && (
        <div className={cx(css.people, classNames.people)} hidden={!onBoard}>
          {people}
        </div>
      )}
      <Slip className={cx(css.slip, classNames.slip)} />
      <div className={cx(css.main, classNames.main)} hidden={!onBoard}>
        {main}
      </div>
      {hasPanel && (
        <div className={css.side} hidden={!open}>
          {wide && (
            <Tabs label={text.tableParts} tabs={panels} value={open?.id ?? ''} onChange={change} panel={panelId} />
          )}
          <div id={panelId} role="tabpanel" aria-label={open?.label} className={css.panel}>
            {open?.panel}
          </div>
        </div>
      )}
      {(toasts || dock) && (
        <div className={css.foot}>
          {toasts && <Toasts />}
          {dock && (
            <div className={cx(css.dock, classNames.dock)} hidden={!onBoard}>
              {dock}
            </div>
          )}
        </div>
      )}
      {tabs && !wide && (
        <nav className={css.tabs}>
          <Tabs
            look="bottom"
            label={text.tableParts}
            tabs={[board, ...panels]}
            value={open?.id ?? 'board'}
            onChange={change}
            panel={panelId}
          />
        </nav>
      )}
      {overlay}
      <ReactionBurst />
    </main>
  );
}

/** The panel on screen. On a phone the table is one of the tabs; beside the table one panel is always open. */
function openOf(panels: readonly TableTab[], asked: string, wide: boolean): TableTab | undefined {
  return panels.find(({ id }) => id === asked) ?? (wide ? panels[0] : undefined);
}
