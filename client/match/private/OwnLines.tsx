import { EyeOff, Plus } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNotebook } from '../../board/chrome/useNotebook';
import { useBoardContext } from '../../board/context';
import { timeOfDay } from '../../board/time';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { useSharedScreen } from '../../ui/sharedScreen';
import css from './OwnLines.module.css';
import { inOrder, LINE_LENGTH, LINES, lineIn, type OwnLine } from './ownLines';
import { linesText } from './text';

/**
 * The private notes of a seat, which the server stores. They are covered when the table opens and after the page was
 * hidden, so that a phone just taken out of a pocket shows none.
 */
export function OwnLines() {
  const { seat, now } = useBoardContext();
  const [notes, setNote] = useNotebook(LINES, seat, lineIn);
  const lines = inOrder(notes);
  const isShared = useSharedScreen();
  const [isCovered, setCovered] = useCovered(lines.length > 0);
  const [writing, setWriting] = useState<number | null>(null);
  if (isShared || isCovered) return <Covered isShared={isShared} onOpen={() => setCovered(false)} />;
  const write = (n: number) => {
    // Uncover the notes. Otherwise, saving the first note would cover it.
    setCovered(false);
    setWriting(n);
  };
  const keep = (n: number, was: OwnLine | null) => (text: string) => {
    setWriting(null);
    if (text !== (was?.text ?? '')) setNote(String(n), text === '' ? null : { text, at: was?.at ?? now() });
  };
  const next = (lines.at(-1)?.n ?? 0) + 1;
  return (
    <section className={css.paper} aria-label={linesText.title}>
      <header className={css.head}>
        <h2>{linesText.title}</h2>
        {lines.length > 0 && (
          <Button variant="text" icon={<EyeOff />} onClick={() => setCovered(true)}>
            {linesText.cover}
          </Button>
        )}
      </header>
      <ol className={css.lines}>
        {lines.map(({ n, line }) => (
          <li key={n}>
            {writing === n ? (
              <Field text={line.text} onKeep={keep(n, line)} />
            ) : (
              <button
                type="button"
                className={css.line}
                aria-label={linesText.change(line.text)}
                onClick={() => write(n)}
              >
                <span dir="auto">{line.text}</span>
                <small>{timeOfDay(line.at)}</small>
              </button>
            )}
          </li>
        ))}
        <li>
          {writing === next ? (
            <Field text="" onKeep={keep(next, null)} />
          ) : (
            <button type="button" className={cx(css.line, css.write)} onClick={() => write(next)}>
              <Plus aria-hidden="true" />
              <span>{linesText.write}</span>
            </button>
          )}
        </li>
      </ol>
    </section>
  );
}

/** Shown in place of the notes while they are covered. Contains no note. */
function Covered({ isShared, onOpen }: { isShared: boolean; onOpen(): void }) {
  if (isShared) return <p className={cx(css.paper, css.covered)}>{linesText.shared}</p>;
  return (
    <button type="button" className={cx(css.paper, css.covered)} onClick={onOpen}>
      <EyeOff aria-hidden="true" />
      <span>
        <b>{linesText.covered.title}</b>
        {linesText.covered.how}
      </span>
    </button>
  );
}

/** A text field for one note. The note is saved when the field loses the focus, and deleted if it is empty. */
function Field({ text, onKeep }: { text: string; onKeep(text: string): void }) {
  const [draft, setDraft] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onKeep(draft.trim());
  };
  return (
    <form
      className={css.field}
      onSubmit={submit}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onKeep(draft.trim());
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the field replaces the pressed "Write" button
        autoFocus
        value={draft}
        maxLength={LINE_LENGTH}
        aria-label={linesText.label}
        placeholder={linesText.about}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit">{linesText.keep}</button>
    </form>
  );
}

/**
 * Tracks whether the notes are covered. If there are any, they are covered at first, and again whenever the page was
 * hidden.
 */
function useCovered(hasLines: boolean): [boolean, (covered: boolean) => void] {
  const [chosen, setChosen] = useState<boolean | null>(null);
  useEffect(() => {
    const hide = () => document.hidden && setChosen(null);
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  return [chosen ?? hasLines, setChosen];
}
