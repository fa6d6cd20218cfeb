import { type Beliefs, enmity, isLeading, livingOthers, seatAt } from '../beliefs';
import { HEALTH, HONEST, KINGPIN } from '../scene';
import { cardsOf, nothing, ownerOf, type Play, type PlaysOf } from './play';

/** Value of a Disguise in front of a leader, in probability of winning. */
const COVER = 0.06;
/** Maximum probability of being on the other side at which the bot helps a player. */
const FRIEND = 0.3;

/** Ways to use the cards that heal, disguise or revive players, change their sides, or move their cards. */
export const people: PlaysOf = {
  defibrillator: (beliefs) =>
    [...beliefs.scene.alive.keys()]
      .filter((other) => beliefs.scene.alive[other] === 0)
      .map((other) => ({
        targets: [seatAt(beliefs.view, other)],
        change: ({ scene }) => {
          scene.alive[other] = 1;
        },
      })),

  disguise: (beliefs) => {
    const friends = livingOthers(beliefs).filter((other) => leads(beliefs, other) && enmity(beliefs, other) < FRIEND);
    const covered = [...(isLeading(beliefs) ? [beliefs.place] : []), ...friends];
    return covered
      .filter((other) => beliefs.scene.disguised[other] === 0 && hidesSomething(beliefs, other))
      .map((other) => ({ targets: [seatAt(beliefs.view, other)], change: nothing, bonus: COVER }));
  },

  evidence_bag: (beliefs) => [...movedHands(beliefs), ...movedEvidence(beliefs)],

  med_kit: (beliefs) =>
    [...beliefs.scene.up.keys()]
      .filter((card) => isWounded(beliefs, card))
      .map((card) => ({
        targets: [seatAt(beliefs.view, ownerOf(card))],
        change: ({ faces, scene }) => {
          scene.health[faces[card] ?? 0] = HEALTH;
        },
      })),

  planted_evidence: (beliefs) =>
    [beliefs.place, ...livingOthers(beliefs)].map((other) => ({
      targets: [seatAt(beliefs.view, other)],
      change: ({ scene }) => {
        scene.planted[other] = scene.planted[other] === 1 ? 0 : 1;
      },
    })),
};

/** Lists the ways to move a hand card to a player who has none. */
function movedHands(beliefs: Beliefs): Play[] {
  const holders = livingOthers(beliefs).filter((other) => (beliefs.scene.hand[other] ?? 0) > 0);
  const receivers = livingOthers(beliefs).filter((other) => beliefs.scene.hand[other] === 0);
  return holders.flatMap((from) =>
    receivers.map((to) => ({
      targets: [{ from: seatAt(beliefs.view, from), what: 'hand', to: seatAt(beliefs.view, to) }],
      change: ({ scene }) => {
        scene.hand[from] = 0;
        scene.hand[to] = 1;
      },
    })),
  );
}

function movedEvidence(beliefs: Beliefs): Play[] {
  const holders = [...beliefs.scene.planted.keys()].filter((place) => beliefs.scene.planted[place] === 1);
  return holders.flatMap((from) =>
    livingOthers(beliefs)
      .filter((to) => to !== from)
      .map((to) => ({
        targets: [{ from: seatAt(beliefs.view, from), what: 'planted_evidence', to: seatAt(beliefs.view, to) }],
        change: ({ scene }) => {
          scene.planted[from] = 0;
          scene.planted[to] = 1;
        },
      })),
  );
}

/** True if the player holds a leader in every sampled deal. */
function leads({ worlds }: Beliefs, place: number): boolean {
  return worlds.every(({ roles }) => (roles[place] ?? HONEST) <= KINGPIN);
}

function hidesSomething({ scene }: Beliefs, place: number): boolean {
  return cardsOf(place).some((card) => scene.up[card] === 0);
}

function isWounded({ view }: Beliefs, card: number): boolean {
  return view.table[seatAt(view, ownerOf(card))]?.cards[(card % 3) as 0 | 1 | 2].wounded === true;
}
