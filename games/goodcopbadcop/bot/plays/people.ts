import { enmity, isLeading, livingOthers, type Mind, seatAt } from '../mind';
import { HEALTH, HONEST, KINGPIN } from '../scene';
import { cardsOf, nothing, ownerOf, type Play, type PlaysOf } from './play';

/** What a disguise on a leader is worth. */
const COVER = 0.06;
/** How likely somebody is a friend who gets what helps. */
const FRIEND = 0.3;

/** Cards that heal, hide, raise and turn people, and move what they hold. */
export const people: PlaysOf = {
  defibrillator: (mind) =>
    [...mind.scene.alive.keys()]
      .filter((other) => mind.scene.alive[other] === 0)
      .map((other) => ({
        targets: [seatAt(mind.view, other)],
        change: ({ scene }) => {
          scene.alive[other] = 1;
        },
      })),

  disguise: (mind) => {
    const friends = livingOthers(mind).filter((other) => leads(mind, other) && enmity(mind, other) < FRIEND);
    const covered = [...(isLeading(mind) ? [mind.place] : []), ...friends];
    return covered
      .filter((other) => mind.scene.disguised[other] === 0 && hidesSomething(mind, other))
      .map((other) => ({ targets: [seatAt(mind.view, other)], change: nothing, bonus: COVER }));
  },

  evidence_bag: (mind) => [...movedHands(mind), ...movedEvidence(mind)],

  med_kit: (mind) =>
    [...mind.scene.up.keys()]
      .filter((card) => isWounded(mind, card))
      .map((card) => ({
        targets: [seatAt(mind.view, ownerOf(card))],
        change: ({ faces, scene }) => {
          scene.health[faces[card] ?? 0] = HEALTH;
        },
      })),

  planted_evidence: (mind) =>
    [mind.place, ...livingOthers(mind)].map((other) => ({
      targets: [seatAt(mind.view, other)],
      change: ({ scene }) => {
        scene.planted[other] = scene.planted[other] === 1 ? 0 : 1;
      },
    })),
};

/** A card from one hand to another that is empty. */
function movedHands(mind: Mind): Play[] {
  const holders = livingOthers(mind).filter((other) => (mind.scene.hand[other] ?? 0) > 0);
  const receivers = livingOthers(mind).filter((other) => mind.scene.hand[other] === 0);
  return holders.flatMap((from) =>
    receivers.map((to) => ({
      targets: [{ from: seatAt(mind.view, from), what: 'hand', to: seatAt(mind.view, to) }],
      change: ({ scene }) => {
        scene.hand[from] = 0;
        scene.hand[to] = 1;
      },
    })),
  );
}

/** Planted Evidence from whoever it turned to somebody else. */
function movedEvidence(mind: Mind): Play[] {
  const holders = [...mind.scene.planted.keys()].filter((place) => mind.scene.planted[place] === 1);
  return holders.flatMap((from) =>
    livingOthers(mind)
      .filter((to) => to !== from)
      .map((to) => ({
        targets: [{ from: seatAt(mind.view, from), what: 'planted_evidence', to: seatAt(mind.view, to) }],
        change: ({ scene }) => {
          scene.planted[from] = 0;
          scene.planted[to] = 1;
        },
      })),
  );
}

/** Known to hold a leader's card. */
function leads({ worlds }: Mind, place: number): boolean {
  return worlds.every(({ roles }) => (roles[place] ?? HONEST) <= KINGPIN);
}

function hidesSomething({ scene }: Mind, place: number): boolean {
  return cardsOf(place).some((card) => scene.up[card] === 0);
}

function isWounded({ view }: Mind, card: number): boolean {
  return view.table[seatAt(view, ownerOf(card))]?.cards[(card % 3) as 0 | 1 | 2].wounded === true;
}
