import { BookOpen, LayoutGrid, Menu as Lines, MessageCircle, ScrollText, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from './Button';
import { Captions } from './Captions';
import { ChatPanel } from './ChatPanel';
import { Clock, ClockBar } from './Clock';
import { cx } from './cx';
import { LogList } from './LogList';
import { useWide } from './media';
import { ReactionBurst } from './ReactionBurst';
import { type TableServices, useTable } from './services';
import { changeSettings, useSettings } from './settings';
import css from './TableFrame.module.css';
import { Tabs } from './Tabs';
import { Toasts } from './Toasts';
import { text } from './text';

export interface TableTab {
  id: string;
  label: string;
  icon: ReactNode;
  badge?: number | undefined;
  panel: ReactNode;
}

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
  const table = useTable();
  const wide = useWide();
  const panelId = useId();
  const [own, setOwn] = useState('board');
  const unseen = useUnseenLog(table);
  const panels = panelsOf(props.tabs ?? [], table, unseen.count, wide);
  const asked = props.tab ?? own;
  const board = { id: 'board', label: props.boardLabel ?? text.board, icon: <LayoutGrid />, badge: 0 };
  const fallback = wide ? (panels[0]?.id ?? 'log') : 'board';
  const tab = panels.some((panel) => panel.id === asked) ? asked : fallback;
  const open = panels.find((panel) => panel.id === tab);
  const onBoard = wide || tab === 'board';
  const showsLog = tab === 'log' || tab === 'talk';
  if (showsLog && unseen.count > 0) unseen.see();

  const change = (id: string) => {
    setOwn(id);
    props.onTab?.(id);
  };
  return (
    <main className={cx(css.table, props.className)} tabIndex={-1}>
      <TopBar {...props} wide={wide} />
      {table.connection === 'lost' && (
        <p className={css.ribbon} role="status">
          {text.reconnecting}
        </p>
      )}
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

function TopBar({ logo, endsAt, total, clockNow, bar, wide }: TableFrameProps & { wide: boolean }) {
  const { rules, openMenu } = useTable();
  return (
    <header className={css.topbar}>
      <h1 className={css.logo}>{logo}</h1>
      <Captions at="bar" />
      <Clock endsAt={endsAt} now={clockNow} large={wide} />
      {bar}
      <IconButton label={text.rules} icon={<BookOpen />} onClick={() => rules.open()} />
      {wide && <SoundToggle />}
      <IconButton label={text.menu} icon={<Lines />} onClick={openMenu} />
      <span className={css.bar}>
        <ClockBar endsAt={endsAt} now={clockNow} total={total} />
      </span>
    </header>
  );
}

function SoundToggle() {
  const { sound } = useSettings();
  return (
    <IconButton
      label={sound ? text.soundOff : text.soundOn}
      icon={sound ? <Volume2 /> : <VolumeX />}
      onClick={() => changeSettings({ sound: !sound })}
    />
  );
}

/** Lines of the log that came while it was not on screen. */
function useUnseenLog({ log }: TableServices): { count: number; see(): void } {
  const newest = log.at(-1)?.entry.n ?? 0;
  const [seen, see] = useState(newest);
  return { count: log.filter(({ entry }) => entry.n > seen).length, see: () => see(newest) };
}

/** The game's tabs, the log and the chat: at most three beside the board, so log and chat share one where needed. */
function panelsOf(own: readonly TableTab[], table: TableServices, unseen: number, wide: boolean): readonly TableTab[] {
  const log: TableTab = {
    id: 'log',
    label: text.log,
    icon: <ScrollText />,
    badge: wide ? 0 : unseen,
    panel: <LogList lines={table.log} className={css.scroll} />,
  };
  if (!table.chat.on) return [...own, log];
  const chat: TableTab = {
    id: 'chat',
    label: text.chat,
    icon: <MessageCircle />,
    badge: table.chat.unread,
    panel: <ChatPanel chat={table.chat} />,
  };
  if (wide || own.length <= 1) return [...own, log, chat];
  const panel = (
    <div className={css.talk}>
      {log.panel}
      {chat.panel}
    </div>
  );
  return [...own, { ...chat, id: 'talk', label: text.talk, panel }];
}
