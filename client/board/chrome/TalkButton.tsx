import { MessageCircle, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import { ChatPanel } from './ChatPanel';
import { LogList } from './LogList';
import css from './TalkButton.module.css';

/** A button in the top bar that opens the log and the chat. Used by tables that have no tabs for these. */
export function TalkButton() {
  const { log, unseenLog, chat } = useBoardContext();
  const [open, setOpen] = useState(false);
  const label = chat.on ? text.talk : text.log;
  return (
    <>
      <IconButton
        label={label}
        icon={<ScrollText />}
        badge={unseenLog.count + (chat.on ? chat.unread : 0)}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <div className={css.talk}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={css.log} aria-label={text.log} tabIndex={0}>
            <LogList lines={log} whole />
          </section>
          {chat.on && <ChatPanel chat={chat} />}
        </div>
      </Sheet>
    </>
  );
}

/**
 * A button in the top bar that opens the chat. Used by tables without a chat tab. `className` sets the size of the chat
 * panel.
 */
export function ChatButton({ className }: { className?: string | undefined }) {
  const { chat } = useBoardContext();
  const [open, setOpen] = useState(false);
  if (!chat.on) return null;
  const panel = <ChatPanel chat={chat} />;
  return (
    <>
      <IconButton label={text.chat} icon={<MessageCircle />} badge={chat.unread} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={text.chat}>
        {className ? <div className={className}>{panel}</div> : panel}
      </Sheet>
    </>
  );
}
