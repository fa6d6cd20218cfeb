import type { EquipmentId, Target } from '../state';
import { type Change, disarm, show, swap } from './change';
import { informationOf, mostTelling } from './information';
import { enmity, isLeading, livingOthers, type Mind, seatAt } from './mind';
import { AIMLESS, HONEST, KINGPIN, UNARMED } from './scene';

/** One way to play a card: whom it names, what it would change, and what it is worth beside that. */
export interface Play {
  card: EquipmentId;
  targets: Target[];
  change: Change;
  bonus?: number;
  /** A declared shot is not fired after it. */
  stopsShot?: boolean;
}

/** What a camera in front of oneself is worth, and a disguise on a leader. */
const WATCH = 0.04;
const COVER = 0.06;
/** How likely somebody is a friend who gets what helps. */
const FRIEND = 0.3;
/** Blackmail has so many ways that only the cards most likely to matter are weighed. */
const CARDS_WEIGHED = 7;

type Plays = (mind: Mind) => Play[];

/** Ways to play each card, the shot's own two cards and those that wait for a moment of their own aside. */
export const PLAYS: Partial<Record<EquipmentId, Plays>> = {
  blackmail: (mind) => {
    const cards = telling(mind);
    return cards.flatMap((one, at) =>
      cards
        .slice(at + 1)
        .filter((other) => ownerOf(one) !== ownerOf(other))
        .map((other) => ({
          card: 'blackmail' as const,
          targets: [cardTarget(mind, one), cardTarget(mind, other)],
          change: (ahead) => swap(ahead, one, other),
        })),
    );
  },

  defibrillator: (mind) =>
    places(mind)
      .filter((other) => mind.scene.alive[other] === 0)
      .map((other) => ({
        card: 'defibrillator',
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
      .map((other) => ({ card: 'disguise', targets: [seatAt(mind.view, other)], change: nothing, bonus: COVER }));
  },

  evidence_bag: (mind) => {
    const from = livingOthers(mind).filter((other) => (mind.scene.hand[other] ?? 0) > 0);
    const to = livingOthers(mind).filter((other) => mind.scene.hand[other] === 0);
    return from.flatMap((holder) =>
      to.map((receiver) => ({
        card: 'evidence_bag',
        targets: [{ from: seatAt(mind.view, holder), what: 'hand', to: seatAt(mind.view, receiver) }],
        change: ({ scene }) => {
          scene.hand[holder] = 0;
          scene.hand[receiver] = 1;
        },
      })),
    );
  },

  k9_unit: (mind) =>
    armedOthers(mind).map((other) => ({
      card: 'k9_unit',
      targets: [seatAt(mind.view, other)],
      change: ({ scene }) => disarm(scene, other),
      stopsShot: seatAt(mind.view, other) === mind.view.active,
    })),

  med_kit: (mind) =>
    [...mind.scene.alive.keys()]
      .flatMap((place) => [0, 1, 2].map((slot) => ({ place, slot })))
      .filter(({ place, slot }) => mind.view.table[seatAt(mind.view, place)]?.cards[slot]?.wounded)
      .map(({ place, slot }) => ({
        card: 'med_kit',
        targets: [seatAt(mind.view, place)],
        change: ({ faces, scene }) => {
          scene.health[faces[place * 3 + slot] ?? 0] = 2;
        },
      })),

  metal_detector: (mind) => {
    const seen = armedOthers(mind)
      .filter((other) => mind.scene.disguised[other] === 0)
      .flatMap((other) => mostTelling(mind, other).slice(0, 1));
    return seen.length === 0 ? [] : [looking(mind, 'metal_detector', seen)];
  },

  planted_evidence: (mind) =>
    [mind.place, ...livingOthers(mind)].map((other) => ({
      card: 'planted_evidence',
      targets: [seatAt(mind.view, other)],
      change: ({ scene }) => {
        scene.planted[other] = scene.planted[other] === 1 ? 0 : 1;
      },
    })),

  polygraph: (mind) =>
    livingOthers(mind)
      .filter((other) => mind.scene.disguised[other] === 0)
      .map((other) => {
        const seen = mostTelling(mind, other).map(({ card }) => card);
        const shown = mind.scene.disguised[mind.place] === 1 ? [] : ownCards(mind);
        return {
          card: 'polygraph',
          targets: [seatAt(mind.view, other)],
          change: ({ scene }) => {
            for (const card of seen) show(scene, card, mind.place);
            for (const card of shown) show(scene, card, other);
          },
          bonus: curious(mind, seen),
        };
      }),

  surveillance_camera: () => [{ card: 'surveillance_camera', targets: [], change: nothing, bonus: WATCH }],

  taser: (mind) => {
    if (mind.scene.aim[mind.place] !== UNARMED) return [];
    const aims = livingOthers(mind);
    return armedOthers(mind).flatMap((other) =>
      aims.map((aim) => ({
        card: 'taser',
        targets: [seatAt(mind.view, other), seatAt(mind.view, aim)],
        change: ({ scene }) => {
          scene.aim[other] = UNARMED;
          scene.aim[mind.place] = aim;
        },
      })),
    );
  },

  truth_serum: (mind) =>
    livingOthers(mind).flatMap((other) =>
      mostTelling(mind, other).map(({ slot, card, nats }) => ({
        card: 'truth_serum',
        targets: [[seatAt(mind.view, other), slot]],
        change: ({ scene }) => {
          scene.up[card] = 1;
        },
        bonus: mind.temper.curiosity * nats,
      })),
    ),

  walkie_talkie: (mind) =>
    livingOthers(mind).map((other) => ({
      card: 'walkie_talkie',
      targets: [seatAt(mind.view, other)],
      change: ({ scene }) => {
        for (const place of scene.aim.keys()) {
          if (place !== other && (scene.aim[place] ?? UNARMED) >= AIMLESS) scene.aim[place] = other;
        }
      },
      stopsShot: true,
    })),

  wiretap: (mind) => {
    const seen = livingOthers(mind)
      .filter((other) => mind.scene.disguised[other] === 0)
      .flatMap((other) => mostTelling(mind, other).slice(0, 1))
      .sort((one, other) => other.nats - one.nats)
      .slice(0, 2);
    return seen.length === 0 ? [] : [looking(mind, 'wiretap', seen)];
  },
};

function looking(mind: Mind, card: EquipmentId, seen: readonly { card: number }[]): Play {
  const cards = seen.map((each) => each.card);
  return {
    card,
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

/** The others' cards most likely to be a leader, and of the rest the first ones. */
function telling(mind: Mind): number[] {
  const cards = livingOthers(mind).flatMap((other) => [0, 1, 2].map((slot) => other * 3 + slot));
  return cards
    .map((card) => ({ card, weight: leaderShare(mind, card) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, CARDS_WEIGHED)
    .map(({ card }) => card);
}

function leaderShare({ worlds }: Mind, card: number): number {
  return worlds.reduce((sum, { faces, weight }) => sum + ((faces[card] ?? HONEST) <= KINGPIN ? weight : 0), 0);
}

/** Known, or as good as known, to hold a leader's card. */
function leads(mind: Mind, place: number): boolean {
  const { worlds } = mind;
  return worlds.every(({ roles }) => (roles[place] ?? HONEST) <= KINGPIN);
}

function hidesSomething({ scene }: Mind, place: number): boolean {
  return [0, 1, 2].some((slot) => scene.up[place * 3 + slot] === 0);
}

function armedOthers(mind: Mind): number[] {
  return livingOthers(mind).filter((other) => (mind.scene.aim[other] ?? UNARMED) >= AIMLESS);
}

function ownCards({ scene, place }: Mind): number[] {
  return [0, 1, 2].map((slot) => place * 3 + slot).filter((card) => scene.up[card] === 0);
}

function places({ scene }: Mind): number[] {
  return [...scene.alive.keys()];
}

function cardTarget({ view }: Mind, card: number): Target {
  return [seatAt(view, ownerOf(card)), (card % 3) as 0 | 1 | 2];
}

function ownerOf(card: number): number {
  return Math.floor(card / 3);
}

function nothing(): void {
  // What it gains is not on the table.
}
