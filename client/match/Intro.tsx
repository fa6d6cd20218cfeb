import { useState } from 'react';
import type { GameId } from '../../shared/ids';
import type { IntroCard } from '../board/contract';
import { recall, remember } from '../state/storage';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import css from './Intro.module.css';
import { TABLE } from './text';

const keyOf = (game: GameId) => `hush.intro.${game}`;

/** Whether this device has shown the introduction of a game. */
export const isIntroSeen = (game: GameId): boolean => recall(keyOf(game)) !== null;

export const seeIntro = (game: GameId): void => {
  remember(keyOf(game), 'seen');
};

interface Props {
  cards: readonly IntroCard[];
  onDone(): void;
}

/** Three or four cards for whoever plays a game for the first time. */
export function Intro({ cards, onDone }: Props) {
  const [at, setAt] = useState(0);
  const card = cards[at];
  if (!card) return null;
  const isLast = at === cards.length - 1;
  const { art: Art } = card;
  const actions = (
    <div className={css.acts}>
      {!isLast && (
        <Button variant="quiet" size="lg" onClick={onDone}>
          {TABLE.skip}
        </Button>
      )}
      <Button variant="primary" size="lg" data-first-focus onClick={isLast ? onDone : () => setAt(at + 1)}>
        {isLast ? TABLE.play : TABLE.next}
      </Button>
    </div>
  );
  return (
    <Sheet open onClose={onDone} title={TABLE.newHere} actions={actions}>
      <div className={css.card} key={at}>
        {Art && (
          <div className={css.art}>
            <Art />
          </div>
        )}
        <span className="caps num">{TABLE.intro(at + 1, cards.length)}</span>
        <h3>{card.title}</h3>
        <p>{card.text}</p>
      </div>
    </Sheet>
  );
}
