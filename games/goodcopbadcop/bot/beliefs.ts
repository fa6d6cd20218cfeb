import type { Random, Seat } from 'hush/game';
import type { Own, View } from '../state';
import type { Ahead, Change } from './change';
import { hit } from './change';
import { weigh } from './evidence';
import type { Parameters } from './parameters';
import { isLeaderRole, roleIn, sideOfRole } from './roles';
import { AIMLESS, copyScene, emptyScene, placeOf, type Scene, sceneOf, UNARMED } from './scene';
import { winChance } from './value';
import { sampleWorlds, type World } from './worlds';

/** Everything on which a bot bases a decision: its view, sampled deals, random numbers and parameters. */
export interface Beliefs {
  view: View;
  seat: Seat;
  /** Index of the bot's seat in seat order. */
  place: number;
  me: Own;
  scene: Scene;
  worlds: World[];
  parameters: Parameters;
  random: Random;
  /** The bot's win chance in the current position, from 0 to 1. */
  now: number;
  /** A copy of a sampled deal that `expected` changes to try things out. */
  scratch: Ahead;
}

export function infer(view: View, seat: Seat, me: Own, parameters: Parameters, random: Random): Beliefs {
  const scene = sceneOf(view);
  const worlds = sampleWorlds(view, seat, scene, random, parameters.worlds);
  if (parameters.readsActs) weigh(view, seat, scene, worlds);
  const scratch = { faces: new Uint8Array(view.seats.length * 3), scene: emptyScene(view.seats.length) };
  const beliefs = { view, seat, place: placeOf(view, seat), me, scene, worlds, parameters, random, now: 0, scratch };
  beliefs.now = expected(beliefs);
  return beliefs;
}

/**
 * Returns the bot's average win chance after `change`, over the first `count` sampled deals (by default all of them).
 */
export function expected(beliefs: Beliefs, change?: Change, count = beliefs.worlds.length): number {
  const { worlds, scratch, scene, place } = beliefs;
  let [sum, weights] = [0, 0];
  for (let at = 0; at < count; at++) {
    const world = worlds[at];
    if (!world) break;
    scratch.faces.set(world.faces);
    copyScene(scene, scratch.scene);
    change?.(scratch);
    sum += world.weight * winChance(scratch.faces, scratch.scene, place);
    weights += world.weight;
  }
  return weights === 0 ? 0.5 : sum / weights;
}

/** Returns the weighted share of the sampled deals for which `holds` returns true. */
export function likely(beliefs: Beliefs, holds: (world: World) => boolean): number {
  let [sum, weights] = [0, 0];
  for (const world of beliefs.worlds) {
    weights += world.weight;
    if (holds(world)) sum += world.weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** Returns the probability that the player at place `other` is on the other side than the bot. */
export function enmity(beliefs: Beliefs, other: number): number {
  const mine = sideOfRole(beliefs.worlds[0]?.roles[beliefs.place] ?? 0);
  return likely(beliefs, ({ roles }) => sideOfRole(roles[other] ?? 0) !== mine);
}

/** Returns the win chance that the bot gains by shooting `victim` now. `unfired` is the win chance without the shot. */
export function shotGain(beliefs: Beliefs, victim: number, unfired = withGun(beliefs)): number {
  return expected(beliefs, (ahead) => hit(ahead, beliefs.place, victim)) - unfired;
}

/** Returns the bot's win chance if it has a gun and does not fire it. Shots are compared with this value. */
export function withGun(beliefs: Beliefs): number {
  const { place, scene } = beliefs;
  if (scene.aim[place] !== UNARMED) return beliefs.now;
  return expected(beliefs, (ahead) => {
    ahead.scene.aim[place] = AIMLESS;
  });
}

/** True if the bot holds the Agent or the Kingpin. */
export function isLeading({ worlds, scene, place }: Beliefs): boolean {
  const [world] = worlds;
  return world !== undefined && isLeaderRole(roleIn(world.faces, scene, place));
}

/** Lists the places of the living players other than the bot. */
export function livingOthers({ scene, place }: Beliefs): number[] {
  return [...scene.alive.keys()].filter((other) => other !== place && scene.alive[other] === 1);
}

export function seatAt(view: View, place: number): Seat {
  const seat = view.seats[place];
  if (seat === undefined) throw new Error(`no seat at place ${place}`);
  return seat;
}
