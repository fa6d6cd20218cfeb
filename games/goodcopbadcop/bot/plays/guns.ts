import { livingOthers, seatAt } from '../beliefs';
import { disarm } from '../change';
import { AIMLESS, UNARMED } from '../scene';
import { armedOthers, type PlaysOf } from './play';

/** Ways to use the cards that take guns or change aims. */
export const guns: PlaysOf = {
  k9_unit: (beliefs) =>
    armedOthers(beliefs).map((other) => ({
      targets: [seatAt(beliefs.view, other)],
      change: ({ scene }) => disarm(scene, other),
      stopsShot: seatAt(beliefs.view, other) === beliefs.view.active,
    })),

  taser: (beliefs) => {
    if (beliefs.scene.aim[beliefs.place] !== UNARMED) return [];
    const aims = livingOthers(beliefs);
    return armedOthers(beliefs).flatMap((other) =>
      aims.map((aim) => ({
        targets: [seatAt(beliefs.view, other), seatAt(beliefs.view, aim)],
        change: ({ scene }) => {
          scene.aim[other] = UNARMED;
          scene.aim[beliefs.place] = aim;
        },
      })),
    );
  },

  walkie_talkie: (beliefs) =>
    livingOthers(beliefs).map((other) => ({
      targets: [seatAt(beliefs.view, other)],
      change: ({ scene }) => {
        for (const place of scene.aim.keys()) {
          if (place !== other && (scene.aim[place] ?? UNARMED) >= AIMLESS) scene.aim[place] = other;
        }
      },
      stopsShot: true,
    })),
};
