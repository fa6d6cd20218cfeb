import { disarm } from '../change';
import { livingOthers, seatAt } from '../mind';
import { AIMLESS, UNARMED } from '../scene';
import { armedOthers, type PlaysOf } from './play';

/** Cards that take guns and turn them. */
export const guns: PlaysOf = {
  k9_unit: (mind) =>
    armedOthers(mind).map((other) => ({
      targets: [seatAt(mind.view, other)],
      change: ({ scene }) => disarm(scene, other),
      stopsShot: seatAt(mind.view, other) === mind.view.active,
    })),

  taser: (mind) => {
    if (mind.scene.aim[mind.place] !== UNARMED) return [];
    const aims = livingOthers(mind);
    return armedOthers(mind).flatMap((other) =>
      aims.map((aim) => ({
        targets: [seatAt(mind.view, other), seatAt(mind.view, aim)],
        change: ({ scene }) => {
          scene.aim[other] = UNARMED;
          scene.aim[mind.place] = aim;
        },
      })),
    );
  },

  walkie_talkie: (mind) =>
    livingOthers(mind).map((other) => ({
      targets: [seatAt(mind.view, other)],
      change: ({ scene }) => {
        for (const place of scene.aim.keys()) {
          if (place !== other && (scene.aim[place] ?? UNARMED) >= AIMLESS) scene.aim[place] = other;
        }
      },
      stopsShot: true,
    })),
};
