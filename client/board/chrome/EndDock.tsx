import { MessageCircle, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Sheet } from '../../ui/Sheet';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import { ChatPanel } from './ChatPanel';
import styles from './EndDock.module.css';

/**
 * After a match: once more, or something else. At the foot of a phone; on a desk it stands where the end screen puts
 * it, with `className` for its place there. `--end-dock` is its ground on a phone.
 */
export function EndDock({ className }: { className?: string | undefined }) {
  const { again, anotherGame } = useBoardContext();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await again.run().finally(() => setBusy(false));
  };
  return (
    <>
      <div className={styles.toasts}>
        <Toasts />
      </div>
      <div className={cx(styles.dock, className)}>
        <Button variant="primary" size="lg" full busy={busy} why={again.why} icon={<RotateCcw />} onClick={run}>
          {text.again}
        </Button>
        <Button size="lg" full onClick={anotherGame}>
          {text.another}
        </Button>
      </div>
    </>
  );
}

/** A button for the top bar where the chat has no tab: opens it in a sheet. */
export function ChatButton() {
  const { chat } = useBoardContext();
  const [open, setOpen] = useState(false);
  if (!chat.on) return null;
  return (
    <>
      <IconButton label={text.chat} icon={<MessageCircle />} badge={chat.unread} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={text.chat}>
        <ChatPanel chat={chat} />
      </Sheet>
    </>
  );
}
