import { LayoutGrid } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useBack } from '../../state/back';
import { dismissRefusals } from '../../state/toasts';
import { CoachSlot } from '../../ui/CoachSlot';
import { cx } from '../../ui/cx';
import { afterPaint } from '../../ui/idle';
import { useArrival } from '../../ui/nextAction';
import { SkipButton } from '../../ui/SkipButton';
import { type Shape, useShape, useWide } from '../../ui/shape';
import { Tabs } from '../../ui/Tabs';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { type PrivateFrameProps, type StageContent, useBoardContext } from '../context';
import { Drawer, DrawerButtons } from './Drawer';
import { Slip } from './director/Slip';
import { FloorLine } from './Floor';
import { PausedDock, PausedSign } from './Paused';
import { WatchBar } from './Practice';
import { Prediction } from './Prediction';
import { pausedText } from './pausedText';
import { ReactionBurst } from './ReactionBurst';
import { ScreensBar } from './ScreensBar';
import css from './TableFrame.module.css';
import { ConnectionRibbon, TopBar, type TopBarProps } from './TopBar';
import { type TableTab, useTablePanels } from './tablePanels';

export type { TableTab } from './tablePanels';

/** The parts of the table that are shown on the private screen of a person with two screens. */
export interface SecretParts {
  /** Returns the buttons for actions that need the seat's secrets. `toBoard` opens the tab that contains the table. */
  actions(toBoard: () => void): ReactNode;
  /**
   * The game's tabs, such as "My calls". They are placed between the tab of the covered card and the tab of the table.
   */
  tabs?: readonly TableTab[] | undefined;
  /** True while this seat must answer or is answering. The tab of the table then opens by itself. */
  asks?: boolean | undefined;
}

/** The props of the `TopBar` (logo, time, buttons), and the parts of the table below it. */
export interface TableFrameProps extends TopBarProps {
  /**
   * A sentence about the current event and this seat's options. If it is a string, the frame also announces it to
   * screen readers. An element must set `role="status"` itself. Omit the sentence if the screen has its own heading.
   */
  sentence?: ReactNode;
  people?: ReactNode;
  main: ReactNode;
  /**
   * The name of the screen in `main`, for boards with several screens. When the name changes, the table scrolls to the
   * top without animation.
   */
  screen?: string | undefined;
  /** The controls for the next action. On phones, they are within reach of the thumb. */
  dock?: ReactNode;
  /**
   * The game's tabs, such as "My calls". The frame adds tabs for the log and the chat. Omit the list if the board
   * places the log and the chat itself (`TalkButton`).
   */
  tabs?: readonly TableTab[] | undefined;
  /**
   * If true, wide screens show the panel of the open tab in a column beside the table. If false, the board decides
   * where to show the panel.
   */
  side?: boolean | undefined;
  /**
   * The screen shapes on which people, tabs and the next action form columns beside the table. Default: only desk. On a
   * low screen with columns, tabs become buttons that open a drawer over a column.
   */
  columns?: readonly Shape[] | undefined;
  /** The covered secret, for a low screen with columns. It is placed between the people and the drawer buttons. */
  covered?: ReactNode;
  /** An additional button beside the drawer buttons, for a low screen with columns. */
  tabButton?: ReactNode;
  boardLabel?: string | undefined;
  boardIcon?: ReactNode;
  /** The id of the open tab, if the board controls the tabs. 'board' is the table itself. */
  tab?: string | undefined;
  onTab?: ((id: string) => void) | undefined;
  /**
   * The parts for a private screen. Omit them while this seat needs the whole table for its next move. The private
   * screen then shows the same table as any other screen.
   */
  secretParts?: SecretParts | undefined;
  /** The layout to show on a stage in place of the table. */
  stage?: StageContent | undefined;
  /** Content drawn above everything else in all tabs, such as a ringing phone or a verdict. */
  overlay?: ReactNode;
  /** Content drawn behind everything else. It must set its own CSS position. */
  under?: ReactNode;
  /** True if the frame shows refusals and notices above the dock. If false, the board must show them. */
  toasts?: boolean | undefined;
  className?: string | undefined;
  /** Additional classes for parts of the frame. They take precedence over the frame's styles. */
  classNames?: Partial<Record<'top' | 'people' | 'slip' | 'main' | 'dock', string | undefined>> | undefined;
}

/**
 * Draws the frame that all tables share: top bar, sentence, the board's content, next action and tabs. An omitted part
 * takes up no space. The background is `--table-ground`, unless `className` sets a different one.
 *
 *     <TableFrame
 *       logo={<Logo />}
 *       endsAt={view.endsAt}
 *       clockNow={now}
 *       sentence={text.now(view, seat, names)}
 *       people={<People … />}
 *       main={<Cards … />}
 *       dock={<Dock … />}
 *       tabs={[]}
 *     />
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
  /** The tabs of the private screen. Set only if this table is embedded in one. */
  privateTabs?: Parameters<PrivateFrameProps['table']>[0];
}

function SeatFrame({ privateTabs, ...props }: SeatFrameProps) {
  const { sentence, people, main, dock, tabs, side = true, overlay, under, toasts = true, classNames = {} } = props;
  const { columns = ON_A_DESK, covered, tabButton } = props;
  const shape = useShape();
  const { isWhole, ledger, pause, prediction } = useBoardContext();
  const isPaused = pause !== null;
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
        <TopBar {...props} sentence={isInBar ? (isPaused ? pausedText.stopped : sentence) : undefined} />
        <ConnectionRibbon className={css.ribbon} />
        <WatchBar />
        {!hasYours && !privateTabs && <ScreensBar />}
        {!isAtFoot && privateTabs?.('top')}
        <FloorLine />
        <CoachSlot at="top" className={css.coach} />
      </div>
      {isInBar ? null : typeof sentence === 'string' ? (
        <p className={css.now} role="status">
          {isPaused ? pausedText.stopped : sentence}
        </p>
      ) : (
        sentence
      )}
      {people && (
        <div className={cx(css.people, classNames.people)} hidden={!onBoard} inert={isUnder || isPaused}>
          {people}
        </div>
      )}
      {!book && <Slip className={cx(css.slip, classNames.slip)} />}
      <div
        key={props.screen}
        className={cx(css.main, classNames.main)}
        hidden={!onBoard || book !== null}
        inert={isPaused}
        data-paused={isPaused || undefined}
      >
        {isWhole && main}
      </div>
      {onBoard && <PausedSign endsAt={props.endsAt} className={css.paused} />}
      {book && (
        <>
          <div className={cx(css.main, css.book)} inert={isPaused} data-paused={isPaused || undefined}>
            <Suspense>{book.pages}</Suspense>
          </div>
          <Slip className={css.underBook} />
        </>
      )}
      {isLow && (
        <>
          {covered && (
            <div className={css.covered} inert={isUnder || isPaused}>
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
          <Toasts coach={false} />
        </div>
      )}
      {(toasts || dock || book || isPaused || prediction) && (
        <div className={css.foot} inert={isUnder}>
          {toasts && !isLow && <Toasts over coach={false} />}
          {isPaused && <PausedDock endsAt={props.endsAt} />}
          {onBoard && !isPaused && <Prediction />}
          {book && !isPaused && (
            <div className={css.dock}>
              <Suspense>{book.actions}</Suspense>
            </div>
          )}
          {dock && !book && (
            <div data-next className={cx(css.dock, classNames.dock)} hidden={!onBoard || isPaused}>
              {dock}
            </div>
          )}
        </div>
      )}
      {!isBeside && shape !== 'low' && <CoachSlot at="bottom" className={css.coach} />}
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
      {overlay && (
        <div className={css.overlay} hidden={isPaused}>
          {overlay}
        </div>
      )}
      <ReactionBurst />
    </main>
  );
}

/**
 * Moves focus to the table if the focused element was removed. Screen readers then stay at the table, Tab reaches the
 * skip button first, and the space bar still uncovers the secret. If a reaction window is waiting for this person, the
 * window gets the focus instead.
 */
function stayOn(table: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (!navigator.userActivation?.hasBeenActive || document.querySelector('dialog[open]')) return;
  const heading = table.querySelector<HTMLElement>('[data-window][data-asks] [data-window-heading]');
  (heading ?? table).focus({ preventScroll: true });
}

const ON_A_DESK: readonly Shape[] = ['desk'];

/**
 * Returns the panel of the open tab, or undefined if the table itself is open. Where panels
 * have a column, one of them is always open.
 */
function openOf(panels: readonly TableTab[], asked: string, wide: boolean): TableTab | undefined {
  return panels.find(({ id }) => id === asked) ?? (wide ? panels[0] : undefined);
}
