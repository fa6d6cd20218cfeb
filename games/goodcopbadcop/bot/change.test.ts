import { type Apis, chance, must, type Seat } from 'hush/game';
import { once, playRandomly } from 'hush/testing';
import { expect, test } from 'vitest';
import { sparse } from '#shared/testing/corpus.ts';
import { goodcopbadcop } from '..';
import { cardAt, living } from '../queries';
import { effects } from '../rules/equipment';
import { newShot } from '../rules/guns';
import { fire } from '../rules/shot';
import { EQUIPMENT_IDS, type EquipmentId, SLOTS, type State } from '../state';
import { view } from '../view';
import { infer } from './beliefs';
import { type Ahead, hit } from './change';
import { CADET } from './parameters';
import { PLAYS } from './plays';
import { AGENT, CODES, isKnownTo, KINGPIN, sceneOf } from './scene';
import { using } from './use';

/**
 * Bots try out moves on arrays of numbers instead of on a state. These tests play random matches and check that every
 * move changes the numbers in the same way as the rules change the state.
 */

const states = once(() =>
  [4, 6, 8].flatMap((seats): State[] => {
    const moments = [...playRandomly({ module: goodcopbadcop, seats, seed: `changes ${seats}` })];
    return sparse(moments, Math.ceil(moments.length / 40))
      .map(({ position }) => position.G as State)
      .filter(({ outcome, phase }) => outcome === null && phase !== 'placement');
  }),
);

const apis: Apis = { random: chance('changes'), clock: { now: () => 0 }, tell: () => undefined };

/** Converts a state, with its true faces, into the numbers that bots use. */
function aheadOf(G: State): Ahead {
  const faces = G.seats.flatMap((seat) => SLOTS.map((slot) => CODES[cardAt(G, seat, slot).face]));
  return { faces: Uint8Array.from(faces), scene: sceneOf(view(G, null)) };
}

/**
 * Picks the fields to compare. Hands are left out, because the hand limit changes them later, and disguises, because
 * they do not affect win chances.
 */
function essence({ faces, scene }: Ahead) {
  const { alive, aim, planted, up, health, players } = scene;
  const known = [...faces.keys()].map((card) =>
    Array.from({ length: players }, (_, place) => isKnownTo(scene, card, place)),
  );
  return {
    faces: [...faces],
    alive: [...alive],
    aim: [...aim],
    planted: [...planted],
    up: [...up],
    health: [...health],
    known,
  };
}

test('a bot predicts the same effects of a shot as the rules', { tags: ['long'] }, () => {
  let compared = 0;
  for (const before of states()) {
    for (const shooter of living(before)) {
      for (const victim of living(before).filter((seat) => seat !== shooter)) {
        const G = structuredClone(before);
        G.active = shooter;
        G.guns[shooter] = { aim: victim };
        G.shot = newShot();
        const ahead = aheadOf(G);
        hit(ahead, G.seats.indexOf(shooter), G.seats.indexOf(victim));
        fire(G, apis);
        const { health } = ahead.scene;
        if (health[AGENT] === 0 || health[KINGPIN] === 0) {
          expect(G.out).toContain(victim);
          continue;
        }
        expect(essence(ahead)).toEqual(essence(aheadOf(G)));
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
});

test('a bot predicts the effects of equipment as the rules do', { tags: ['long'] }, () => {
  const played = new Set<EquipmentId>();
  for (const before of states()) {
    for (const card of EQUIPMENT_IDS) {
      const seat = before.active;
      if (before.out.includes(seat) || !PLAYS[card]) continue;
      const held = inHand(before, seat, card);
      const seen = view(held, seat);
      const beliefs = infer(seen, seat, must(seen.me), { ...CADET, worlds: 4 }, chance('changes'));
      for (const { targets, change } of PLAYS[card]?.(beliefs) ?? []) {
        if (using(beliefs, card, targets) === null) continue;
        const ahead = aheadOf(held);
        change(ahead);
        const G = structuredClone(held);
        G.hands[seat] = [];
        effects[card](G, seat, targets, apis);
        expect(essence(ahead), `${card} ${JSON.stringify(targets)}`).toEqual(essence(aheadOf(G)));
        played.add(card);
      }
    }
  }
  expect([...played].sort()).toEqual(Object.keys(PLAYS).sort());
});

/** Returns a copy of the state in which this seat is in its action phase and holds only `card`. */
function inHand(before: State, seat: Seat, card: EquipmentId): State {
  const G = structuredClone(before);
  for (const other of G.seats) G.hands[other] = G.hands[other]?.filter((each) => each.card !== card) ?? [];
  for (const other of G.seats) G.actives[other] = G.actives[other]?.filter((each) => each !== card) ?? [];
  G.hands[seat] = [{ card, knownBy: [] }];
  return {
    ...G,
    phase: 'action',
    turn: Math.max(1, G.turn),
    resolving: null,
    choices: [],
    asked: [],
    passed: [],
    shot: null,
  };
}
