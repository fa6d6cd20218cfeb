import { type Beliefs, livingOthers } from '../beliefs';
import { swap } from '../change';
import { HONEST, KINGPIN } from '../scene';
import { cardsOf, cardTarget, ownerOf, type PlaysOf } from './play';

/**
 * Number of cards on which Blackmail is tried. All pairs would take too long, so only the cards that are most likely
 * leaders are used.
 */
const CARDS_WEIGHED = 7;

export const trades: PlaysOf = {
  blackmail: (beliefs) => {
    const cards = telling(beliefs);
    return cards.flatMap((one, at) =>
      cards
        .slice(at + 1)
        .filter((other) => ownerOf(one) !== ownerOf(other))
        .map((other) => ({
          targets: [cardTarget(beliefs, one), cardTarget(beliefs, other)],
          change: (ahead) => swap(ahead, one, other),
        })),
    );
  },
};

/** Lists the cards of other players that are most likely to be a leader. */
function telling(beliefs: Beliefs): number[] {
  return livingOthers(beliefs)
    .flatMap(cardsOf)
    .map((card) => ({ card, weight: leaderShare(beliefs, card) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, CARDS_WEIGHED)
    .map(({ card }) => card);
}

function leaderShare({ worlds }: Beliefs, card: number): number {
  return worlds.reduce((sum, { faces, weight }) => sum + ((faces[card] ?? HONEST) <= KINGPIN ? weight : 0), 0);
}
