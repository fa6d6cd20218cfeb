import { Send, SmilePlus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CHAT_LENGTH, type ReactionKind } from '#shared/room/room.ts';
import { Button, IconButton } from '../../ui/Button';
import { Face } from '../../ui/Face';
import { text } from '../../ui/text';
import { useEndInSight } from '../../ui/useEndInSight';
import type { BoardContextValue } from '../context';
import css from './ChatPanel.module.css';
import { Reactions } from './Reactions';

export type Chat = BoardContextValue['chat'];

interface ChatPanelProps {
  chat: Chat;
  placeholder?: string | undefined;
}

/**
 * Shows the room's chat and a field for writing a message. Takes up all available height. While the chat is on screen,
 * new messages count as read.
 */
export function ChatPanel({ chat, placeholder = text.sayHint }: ChatPanelProps) {
  const { lines, unread, seen, quiet } = chat;
  const feed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unread > 0) seen();
  }, [unread, seen]);
  useEndInSight(feed, lines.at(-1)?.n);
  return (
    <div className={css.panel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={feed} className={css.feed} role="log" aria-label={text.chat} tabIndex={0}>
        {lines.length === 0 && <p className={css.empty}>{text.chatEmpty}</p>}
        {lines.map((line) => (line.notice ? <Notice key={line.n} line={line} /> : <Bubble key={line.n} line={line} />))}
      </div>
      {quiet ? <p className={css.quiet}>{text.chatQuiet}</p> : <Composer chat={chat} placeholder={placeholder} />}
    </div>
  );
}

/** Shows a message that was written by the room itself, not by a person. */
function Notice({ line }: { line: Chat['lines'][number] }) {
  return (
    <p className={css.notice} dir="auto">
      {line.text}
    </p>
  );
}

function Bubble({ line }: { line: Chat['lines'][number] }) {
  return (
    <div className={line.mine ? css.mine : css.line}>
      {!line.mine && <Face face={line.face} name={line.name} colour={line.colour} size="sm" />}
      <div className={css.bubble}>
        {line.mine ? (
          <span className="sr">{text.you}: </span>
        ) : (
          <small>
            <bdi translate="no">{line.name}</bdi>
          </small>
        )}
        <span dir="auto">{line.text}</span>
      </div>
    </div>
  );
}

function Composer({ chat, placeholder }: { chat: Chat; placeholder: string }) {
  const [draft, setDraft] = useState('');
  const [picking, setPicking] = useState(false);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = draft.trim();
    if (!said || sending) return;
    setSending(true);
    const answer = await chat.say(said);
    setSending(false);
    if ('ok' in answer) setDraft('');
  };
  const react = (kind: ReactionKind) => {
    setPicking(false);
    chat.react(kind);
  };
  return (
    <form className={css.composer} onSubmit={send}>
      {picking && <Reactions className={css.picker} onReact={react} />}
      <input
        className={css.input}
        aria-label={text.say}
        placeholder={placeholder}
        value={draft}
        maxLength={CHAT_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        onChange={(event) => setDraft(event.target.value)}
      />
      <IconButton
        label={text.react}
        icon={<SmilePlus />}
        aria-expanded={picking}
        onClick={() => setPicking(!picking)}
      />
      <Button
        type="submit"
        variant="raised"
        className={css.send}
        busy={sending}
        icon={<Send />}
        aria-label={text.send}
      />
    </form>
  );
}
