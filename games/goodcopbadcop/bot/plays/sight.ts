import { type Beliefs, livingOthers, seatAt } from '../beliefs';
import { show } from '../change';
import { informationOf, mostTelling } from '../information';
import { armedOthers, cardsOf, cardTarget, nothing, type Play, type PlaysOf } from './play';

/** Value of a Surveillance Camera, in probability of winning. */
const WATCH = 0.04;

/** Ways to use the cards that show hidden cards. */
export const sight: PlaysOf = {
  metal_detector: (beliefs) => {
    const seen = armedOthers(beliefs)
      .filter((other) => beliefs.scene.disguised[other] === 0)
      .flatMap((other) => mostTelling(beliefs, other).slice(0, 1));
    return seen.length === 0 ? [] : [looking(beliefs, seen)];
  },

  polygraph: (beliefs) =>
    investigable(beliefs).map((other) => {
      const seen = mostTelling(beliefs, other).map(({ card }) => card);
      const shown =
        beliefs.scene.disguised[beliefs.place] === 1
          ? []
          : cardsOf(beliefs.place).filter((card) => beliefs.scene.up[card] === 0);
      return {
        targets: [seatAt(beliefs.view, other)],
        change: ({ scene }) => {
          for (const card of seen) show(scene, card, beliefs.place);
          for (const card of shown) show(scene, card, other);
        },
        bonus: curious(beliefs, seen),
      };
    }),

  surveillance_camera: () => [{ targets: [], change: nothing, bonus: WATCH }],

  truth_serum: (beliefs) =>
    livingOthers(beliefs).flatMap((other) =>
      mostTelling(beliefs, other).map(({ slot, card, nats }) => ({
        targets: [[seatAt(beliefs.view, other), slot]],
        change: ({ scene }) => {
          scene.up[card] = 1;
        },
        bonus: beliefs.parameters.curiosity * nats,
      })),
    ),

  wiretap: (beliefs) => {
    const seen = investigable(beliefs)
      .flatMap((other) => mostTelling(beliefs, other).slice(0, 1))
      .sort((one, other) => other.nats - one.nats)
      .slice(0, 2);
    return seen.length === 0 ? [] : [looking(beliefs, seen)];
  },
};

function looking(beliefs: Beliefs, seen: readonly { card: number }[]): Play {
  const cards = seen.map((each) => each.card);
  return {
    targets: cards.map((each) => cardTarget(beliefs, each)),
    change: ({ scene }) => {
      for (const each of cards) show(scene, each, beliefs.place);
    },
    bonus: curious(beliefs, cards),
  };
}

function curious(beliefs: Beliefs, cards: readonly number[]): number {
  return beliefs.parameters.curiosity * cards.reduce((sum, card) => sum + informationOf(beliefs, card), 0);
}

function investigable(beliefs: Beliefs): number[] {
  return livingOthers(beliefs).filter((other) => beliefs.scene.disguised[other] === 0);
}
