import type { IntroCard } from '../board/contract';
import { usePersistentState } from '../state/persistentState';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import css from './Intro.module.css';
import { TABLE } from './text';

interface Props {
  title: string;
  cards: readonly IntroCard[];
  /** The key under which this device stores the open card, or null to begin with the first card each time. */
  keptAs: string | null;
  /** Called when the cards have been read to the end or skipped. */
  onDone(): void;
}

/** Shows three or four cards to a person who plays a game for the first time. */
export function Intro({ title, cards, keptAs, onDone }: Props) {
  const [kept, setAt] = usePersistentState(
    keptAs,
    () => 0,
    (read) => (Number.isInteger(read) ? Number(read) : null),
  );
  const at = Math.max(0, Math.min(kept, cards.length - 1));
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
        {isLast ? TABLE.through : TABLE.next}
      </Button>
    </div>
  );
  return (
    <Sheet open onClose={onDone} title={TABLE.newHere(title)} actions={actions}>
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
