import { LayoutGrid } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useBack } from '../../state/back';
import { dismissRefusals } from '../../state/toasts';
import { cx } from '../../ui/cx';
import { afterPaint } from '../../ui/idle';
import { useArrival } from '../../ui/nextAction';
import { SkipButton } from '../../ui/SkipButton';
import { type Shape, useShape, useWide } from '../../ui/shape';
import { Tabs } from '../../ui/Tabs';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { type PrivateFrameProps, useBoardContext } from '../context';
import { Drawer, DrawerButtons } from './Drawer';
import { Slip } from './director/Slip';
import { FloorLine } from './Floor';
import { WatchBar } from './Practice';
import { ReactionBurst } from './ReactionBurst';
import { ScreensBar } from './ScreensBar';
import css from './TableFrame.module.css';
import { ConnectionRibbon, TopBar, type TopBarProps } from './TopBar';
import { type TableTab, useTablePanels } from './tablePanels';

export type { TableTab } from './tablePanels';

/** What of a table stands on the private one of a seat's two screens. */
export interface SecretParts {
  /** The buttons that need the seat's secrets; `toBoard` shows the table itself. */
  actions(toBoard: () => void): ReactNode;
  /** The game's own tabs between the covered card and the table: "My calls". */
  tabs?: readonly TableTab[] | undefined;
  /** This seat is asked for something, or is in the middle of it: the table takes the screen at once. */
  asks?: boolean | undefined;
}

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
  /** Which screen `main` is, where a board has several: another one is shown from its top, and nothing moves to it. */
  screen?: string | undefined;
  /** The next action; in thumb reach on phones. */
  dock?: ReactNode;
  /**
   * The game's own tabs: "My calls". Log and chat come after them; an empty list has these two alone. Left out: the
   * screen has no tabs, and the board says where log and chat are (`TalkButton`).
   */
  tabs?: readonly TableTab[] | undefined;
  /** What the tabs show stands in a column beside the table on wide screens. Off: there the board shows it itself. */
  side?: boolean | undefined;
  /**
   * The shapes in which people, tabs and the next action stand in columns (usual: on a desk). On a low screen the tabs
   * are buttons there, and open a drawer over that column.
   */
  columns?: readonly Shape[] | undefined;
  /** On a low screen in columns: what is covered, between the people and the buttons of the drawer. */
  covered?: ReactNode;
  /** On a low screen in columns: one more button in the row that opens the drawer. */
  tabButton?: ReactNode;
  /** The table as a tab: the game's own name for it, and its sign. */
  boardLabel?: string | undefined;
  boardIcon?: ReactNode;
  /** Which tab is open, where the board wants to say so; 'board' is the table. */
  tab?: string | undefined;
  onTab?: ((id: string) => void) | undefined;
  /** On a private screen. Left out: the whole screen asks for something, and is the ordinary one there too. */
  secretParts?: SecretParts | undefined;
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
  const { stage, privateScreen } = useBoardContext();
  const isDesk = useWide();
  const { secretParts } = props;
  if (stage) return <stage.Frame {...props} />;
  if (!privateScreen || !secretParts || isDesk) return <SeatFrame {...props} />;
  const table: PrivateFrameProps['table'] = (tabs) => <SeatFrame {...props} privateTabs={tabs} />;
  return <privateScreen.Frame frame={props} parts={secretParts} table={table} />;
}

interface SeatFrameProps extends TableFrameProps {
  /** Of the private screen this table is a tab of. */
  privateTabs?: Parameters<PrivateFrameProps['table']>[0];
}

/** Around the table of somebody who sits at it, or watches at a device of their own. */
function SeatFrame({ privateTabs, ...props }: SeatFrameProps) {
  const { sentence, people, main, dock, tabs, side = true, overlay, under, toasts = true, classNames = {} } = props;
  const { columns = ON_A_DESK, covered, tabButton } = props;
  const shape = useShape();
  const { isWhole, ledger } = useBoardContext();
  useArrival(isWhole);
  const table = useRef<HTMLElement>(null);
  useEffect(() => afterPaint(() => table.current && stayOn(table.current)));
  useEffect(() => dismissRefusals, []);
  const isBeside = tabs !== undefined && side && columns.includes(shape);
  const isLow = isBeside && shape === 'low';
  const wide = shape === 'desk' || (isBeside && !isLow);
  const isInBar = isBeside && shape !== 'desk' && typeof sentence === 'string';
  const panelId = useId();
  const [own, setOwn] = useState('board');
  const hasPanel = tabs !== undefined && (side || !wide);
  const isAtFoot = tabs !== undefined && !wide && !isLow;
  const asked = hasPanel && !(privateTabs && isAtFoot) ? (props.tab ?? own) : 'board';
  const panels = useTablePanels(tabs ?? [], wide);
  const hasYours = wide && hasPanel && panels[0]?.id === 'yours';
  const open = hasPanel ? openOf(panels, asked, wide) : undefined;
  const onBoard = wide || isLow || !open;
  const isUnder = isLow && open !== undefined;
  const book = (shape === 'desk' && ledger?.book) || null;

  const change = (id: string) => {
    setOwn(id);
    props.onTab?.(id);
  };
  useBack(open !== undefined && !wide, () => change('board'));
  const board = { id: 'board', label: props.boardLabel ?? text.board, icon: props.boardIcon ?? <LayoutGrid /> };
  return (
    <main
      ref={table}
      className={cx(css.table, tabs && side && css.columns, props.className)}
      data-columns={isBeside ? shape : undefined}
      tabIndex={-1}
    >
      <SkipButton>{text.skip}</SkipButton>
      {under}
      <div className={cx(css.top, classNames.top)}>
        <TopBar {...props} sentence={isInBar ? sentence : undefined} />
        <ConnectionRibbon className={css.ribbon} />
        <WatchBar />
        {!hasYours && !privateTabs && <ScreensBar />}
        {!isAtFoot && privateTabs?.('top')}
        <FloorLine />
      </div>
      {isInBar ? null : typeof sentence === 'string' ? (
        <p className={css.now} role="status">
          {sentence}
        </p>
      ) : (
        sentence
      )}
      {people && (
        <div className={cx(css.people, classNames.people)} hidden={!onBoard} inert={isUnder}>
          {people}
        </div>
      )}
      {!book && <Slip className={cx(css.slip, classNames.slip)} />}
      <div key={props.screen} className={cx(css.main, classNames.main)} hidden={!onBoard || book !== null}>
        {isWhole && main}
      </div>
      {book && (
        <>
          <div className={cx(css.main, css.book)}>
            <Suspense>{book.pages}</Suspense>
          </div>
          <Slip className={css.underBook} />
        </>
      )}
      {isLow && (
        <>
          {covered && (
            <div className={css.covered} inert={isUnder}>
              {covered}
            </div>
          )}
          <DrawerButtons
            panels={panels}
            open={open?.id}
            onChange={(id) => change(id ?? 'board')}
            panel={panelId}
            className={isUnder ? css.drawerHead : undefined}
          >
            {tabButton}
          </DrawerButtons>
          {open && (
            <Drawer id={panelId} label={open.label} className={css.drawer} onClose={() => change('board')}>
              {open.panel}
            </Drawer>
          )}
        </>
      )}
      {hasPanel && !isLow && (
        <div className={css.side} hidden={!open}>
          {wide && (
            <Tabs label={text.tableParts} tabs={panels} value={open?.id ?? ''} onChange={change} panel={panelId} />
          )}
          <div id={panelId} role="tabpanel" aria-label={open?.label} className={css.panel}>
            {open?.panel}
          </div>
        </div>
      )}
      {isLow && toasts && (
        <div className={css.toasts}>
          <Toasts />
        </div>
      )}
      {(toasts || dock || book) && (
        <div className={css.foot} inert={isUnder}>
          {toasts && !isLow && <Toasts />}
          {book && (
            <div className={css.dock}>
              <Suspense>{book.actions}</Suspense>
            </div>
          )}
          {dock && !book && (
            <div data-next className={cx(css.dock, classNames.dock)} hidden={!onBoard}>
              {dock}
            </div>
          )}
        </div>
      )}
      {isAtFoot && privateTabs?.('foot')}
      {isAtFoot && !privateTabs && (
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

/**
 * Where what had the keyboard is gone and nothing else has taken it, the table has it: whoever listens stays there, Tab
 * comes to the way to the next action first, and space still holds what is covered.
 */
function stayOn(table: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (!navigator.userActivation?.hasBeenActive || document.querySelector('dialog[open]')) return;
  table.focus({ preventScroll: true });
}

const ON_A_DESK: readonly Shape[] = ['desk'];

/** The panel on screen. On a phone the table is one of the tabs; beside the table one panel is always open. */
function openOf(panels: readonly TableTab[], asked: string, wide: boolean): TableTab | undefined {
  return panels.find(({ id }) => id === asked) ?? (wide ? panels[0] : undefined);
}
