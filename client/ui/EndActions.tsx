import { MessageCircle, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from './Button';
import { ChatPanel } from './ChatPanel';
import { Sheet } from './Sheet';
import { useTable } from './services';
import { text } from './text';

/** After a match: once more, or something else. Two buttons for an end screen's dock. */
export function EndActions() {
  const { again, anotherGame } = useTable();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await again.run().finally(() => setBusy(false));
  };
  return (
    <>
      <Button variant="primary" size="lg" full busy={busy} why={again.why} icon={<RotateCcw />} onClick={run}>
        {text.again}
      </Button>
      <Button size="lg" full onClick={anotherGame}>
        {text.another}
      </Button>
    </>
  );
}

/** A button for the top bar where the chat has no tab: opens it in a sheet. */
export function ChatButton() {
  const { chat } = useTable();
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
