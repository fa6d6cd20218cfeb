import { Play, Timer } from 'lucide-react';
import { FullScreen } from '../board/chrome/FullScreen';
import type { IntroCard } from '../board/contract';
import { Button } from '../ui/Button';
import { bold } from '../ui/bold';
import { text } from '../ui/text';
import css from './Intro.module.css';
import { TABLE } from './text';

interface Props {
  title: string;
  /** The line above the cards. Default: a question whether this is the person's first match. */
  headline?: string | undefined;
  cards: readonly IntroCard[];
  onDone(): void;
  /** Skips the lesson that follows the cards. Undefined if no lesson follows. */
  onSkipLesson?: (() => void) | undefined;
}

/** Shows all intro cards of a game on one page, before a person's first match and at the beginning of a lesson. */
export function Intro({ title, headline, cards, onDone, onSkipLesson }: Props) {
  const name = TABLE.newHere(title);
  return (
    <FullScreen label={name} className={css.page} onEscape={onDone}>
      <header className={css.head}>
        <p>
          <Timer aria-hidden="true" />
          {text.inSixty}
        </p>
        <h1>{headline ?? name}</h1>
      </header>
      <ol className={css.cards}>
        {cards.map(({ title: heading, text: words, art: Art }, at) => (
          <li key={heading} style={{ '--at': at } as object}>
            <h2>
              <i aria-hidden="true">{at + 1}</i>
              {heading}
            </h2>
            <div className={css.art}>{Art && <Art />}</div>
            <p>{bold(words)}</p>
          </li>
        ))}
      </ol>
      <footer className={css.acts}>
        {onSkipLesson ? (
          <>
            <Button variant="primary" size="lg" icon={<Play />} data-first-focus onClick={onDone}>
              {TABLE.startLesson}
            </Button>
            <button type="button" className={css.skip} onClick={onSkipLesson}>
              {TABLE.skipLesson}
            </button>
          </>
        ) : (
          <Button variant="primary" size="lg" data-first-focus onClick={onDone}>
            {TABLE.through}
          </Button>
        )}
      </footer>
    </FullScreen>
  );
}
