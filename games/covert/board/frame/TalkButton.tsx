import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { ChatPanel } from '../../../../client/board/chrome/ChatPanel';
import { LogList } from '../../../../client/board/chrome/LogList';
import { useBoardContext } from '../../../../client/board/context';
import { IconButton } from '../../../../client/ui/Button';
import { Sheet } from '../../../../client/ui/Sheet';
import { text as kitText } from '../../../../client/ui/text';
import css from './TalkButton.module.css';

/** Log and chat behind one button; the table's own tabs are taken by the game. */
export function TalkButton() {
  const { log, chat } = useBoardContext();
  const [open, setOpen] = useState(false);
  const newest = log.at(-1)?.entry.n ?? 0;
  const [seen, setSeen] = useState(newest);
  if (open && seen !== newest) setSeen(newest);
  const fresh = log.filter(({ entry }) => entry.n > seen).length;
  const label = chat.on ? kitText.talk : kitText.log;
  return (
    <>
      <IconButton
        label={label}
        icon={<ScrollText />}
        badge={fresh + (chat.on ? chat.unread : 0)}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <div className={css.talk}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={css.log} aria-label={kitText.log} tabIndex={0}>
            <LogList lines={log} />
          </section>
          {chat.on && <ChatPanel chat={chat} />}
        </div>
      </Sheet>
    </>
  );
}
