import { show } from '../change';
import { informationOf, mostTelling } from '../information';
import { livingOthers, type Mind, seatAt } from '../mind';
import { armedOthers, cardsOf, cardTarget, nothing, type Play, type PlaysOf } from './play';

/** What a camera in front of oneself is worth. */
const WATCH = 0.04;

/** Cards that show hidden cards. */
export const sight: PlaysOf = {
  metal_detector: (mind) => {
    const seen = armedOthers(mind)
      .filter((other) => mind.scene.disguised[other] === 0)
      .flatMap((other) => mostTelling(mind, other).slice(0, 1));
    return seen.length === 0 ? [] : [looking(mind, seen)];
  },

  polygraph: (mind) =>
    investigable(mind).map((other) => {
      const seen = mostTelling(mind, other).map(({ card }) => card);
      const shown =
        mind.scene.disguised[mind.place] === 1 ? [] : cardsOf(mind.place).filter((card) => mind.scene.up[card] === 0);
      return {
        targets: [seatAt(mind.view, other)],
        change: ({ scene }) => {
          for (const card of seen) show(scene, card, mind.place);
          for (const card of shown) show(scene, card, other);
        },
        bonus: curious(mind, seen),
      };
    }),

  surveillance_camera: () => [{ targets: [], change: nothing, bonus: WATCH }],

  truth_serum: (mind) =>
    livingOthers(mind).flatMap((other) =>
      mostTelling(mind, other).map(({ slot, card, nats }) => ({
        targets: [[seatAt(mind.view, other), slot]],
        change: ({ scene }) => {
          scene.up[card] = 1;
        },
        bonus: mind.temper.curiosity * nats,
      })),
    ),

  wiretap: (mind) => {
    const seen = investigable(mind)
      .flatMap((other) => mostTelling(mind, other).slice(0, 1))
      .sort((one, other) => other.nats - one.nats)
      .slice(0, 2);
    return seen.length === 0 ? [] : [looking(mind, seen)];
  },
};

function looking(mind: Mind, seen: readonly { card: number }[]): Play {
  const cards = seen.map((each) => each.card);
  return {
    targets: cards.map((each) => cardTarget(mind, each)),
    change: ({ scene }) => {
      for (const each of cards) show(scene, each, mind.place);
    },
    bonus: curious(mind, cards),
  };
}

function curious(mind: Mind, cards: readonly number[]): number {
  return mind.temper.curiosity * cards.reduce((sum, card) => sum + informationOf(mind, card), 0);
}

function investigable(mind: Mind): number[] {
  return livingOthers(mind).filter((other) => mind.scene.disguised[other] === 0);
}
