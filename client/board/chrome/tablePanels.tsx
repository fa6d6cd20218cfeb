import { MessageCircle, ScrollText, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWide } from '../../ui/shape';
import { text } from '../../ui/text';
import { type BoardContextValue, useBoardContext } from '../context';
import { ChatPanel } from './ChatPanel';
import { LogList } from './LogList';
import { screensText } from './screensText';
import css from './tablePanels.module.css';
import { YourScreens } from './YourScreens';

export interface TableTab {
  id: string;
  label: string;
  /** A one-word label for low screens. */
  short?: string | undefined;
  icon: ReactNode;
  badge?: number | undefined;
  panel: ReactNode;
}

/**
 * Returns the panels beside the table: the game's panels, the log and the chat. If `inColumn` is true (default: on a
 * desk), one panel is always open in a column. On a public screen, an additional panel says where the seat's secrets
 * are.
 */
export function useTablePanels(own: readonly TableTab[], inColumn?: boolean): readonly TableTab[] {
  const board = useBoardContext();
  const isDesk = useWide();
  const isColumn = inColumn ?? isDesk;
  const { screens } = board;
  if (!isColumn || screens?.mine !== 'open') return panelsOf(own, board, isColumn);
  const yours = {
    id: 'yours',
    label: screensText.yours,
    icon: <Smartphone />,
    panel: <YourScreens screens={screens} />,
  };
  return panelsOf([yours, ...own], board, isColumn);
}

/**
 * Adds the log and the chat to the game's panels. They may share a panel, because a phone has room for only three
 * panels besides the table.
 */
function panelsOf(own: readonly TableTab[], board: BoardContextValue, wide: boolean): readonly TableTab[] {
  const log: TableTab = {
    id: 'log',
    label: text.log,
    icon: <ScrollText />,
    badge: board.unseenLog.count,
    panel: <LogList lines={board.log} whole />,
  };
  if (!board.chat.on) return [...own, log];
  const chat: TableTab = {
    id: 'chat',
    label: text.chat,
    icon: <MessageCircle />,
    badge: board.chat.unread,
    panel: <ChatPanel chat={board.chat} />,
  };
  if (wide || own.length <= 1) return [...own, log, chat];
  const panel = (
    <div className={css.talk}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.log} aria-label={text.log} tabIndex={0}>
        {log.panel}
      </section>
      {chat.panel}
    </div>
  );
  return [...own, { ...chat, id: 'talk', label: text.talk, badge: board.unseenLog.count + board.chat.unread, panel }];
}
