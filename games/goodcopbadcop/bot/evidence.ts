import { type Seat, standing } from 'hush/game';
import { cardOf } from '../claims';
import type { Act, EquipmentId, View } from '../state';
import { sideOfRole } from './roles';
import { AGENT, CODES, HONEST, KINGPIN, placeOf, type Scene, tableOf } from './scene';
import type { World } from './worlds';

/** A public act of one player that helps or harms another. */
interface Sign {
  by: number;
  at: number;
  isHostile: boolean;
  /** Exponent on the likelihood of the act. A shot counts more than an aim. */
  force: number;
  /** Numbers of the cards of `at` that `by` had seen at the time of the act. */
  seen: number[];
}

/** Minimum likelihood of an act, even if it makes no sense in the sampled deal. */
const STRAY = 0.2;
/**
 * Share of an act's likelihood that depends on the cards its author has seen. `BY_SIDE` is the share that depends on
 * other knowledge.
 */
const BY_SIGHT = 0.5;
const BY_SIDE = 0.3;

const HOSTILE: readonly EquipmentId[] = ['k9_unit', 'taser', 'walkie_talkie'];
const FRIENDLY: readonly EquipmentId[] = ['med_kit', 'defibrillator', 'disguise'];

/**
 * Factor for a player whose last hidden card is a leader, indexed by the number of cards that the player has turned up.
 */
const KEPT_BACK = [1, 1.5, 3];

/** Weighs each sampled deal by how well the public acts and claims of other players fit it. */
export function weigh(view: View, seat: Seat, scene: Scene, worlds: readonly World[]): void {
  const signs = signsOf(view, seat, scene);
  const me = placeOf(view, seat);
  const words = wordsOf(view, seat);
  for (const world of worlds) {
    let weight = 1;
    for (const word of words) weight *= trust(word, world, me);
    for (const sign of signs) weight *= likelihood(sign, world, scene);
    for (let place = 0; place < scene.players; place++) if (place !== me) weight *= keeping(place, world, scene);
    world.weight = weight;
  }
}

function likelihood({ by, at, isHostile, force, seen }: Sign, { faces, roles }: World, scene: Scene): number {
  const side = sideOfRole(roles[by] ?? 0);
  const honest = scene.planted[at] === 1 ? 0.5 : honestBySight(seen, faces);
  const enemy = side === 0 ? 1 - honest : honest;
  const isEnemy = side !== sideOfRole(roles[at] ?? 0);
  const likely = STRAY + BY_SIGHT * (isHostile ? enemy : 1 - enemy) + (isHostile === isEnemy ? BY_SIDE : 0);
  return likely ** force;
}

/** Estimates the probability that a player is honest from those of the player's cards that have been seen. */
function honestBySight(seen: readonly number[], faces: Uint8Array): number {
  let lead = 0;
  for (const card of seen) {
    const face = faces[card];
    if (face === AGENT) return 1;
    if (face === KINGPIN) return 0;
    lead += face === HONEST ? 1 : -1;
  }
  if (lead === 0) return 0.5;
  const sure = Math.abs(lead) === 1 && seen.length < 3 ? 0.75 : 0.95;
  return lead > 0 ? sure : 1 - sure;
}

function keeping(place: number, { roles, faces }: World, scene: Scene): number {
  if ((roles[place] ?? HONEST) > KINGPIN || scene.alive[place] === 0) return 1;
  let shown = 0;
  for (let card = place * 3; card < place * 3 + 3; card++) {
    if (scene.up[card] === 0) continue;
    if ((faces[card] ?? HONEST) <= KINGPIN) return 1;
    shown++;
  }
  return KEPT_BACK[shown] ?? 1;
}

/** A claim about the face of a card or, if `card` is null, about the speaker's side. */
interface Word {
  by: number;
  card: number | null;
  /** The claimed face, numbered as in `scene.ts`, or the claimed side as returned by `sideOfRole`. */
  is: number;
}

/**
 * Likelihood of claims that are true (`so`) and false (`not`), for players on the bot's own side and on the other side.
 */
const WORD = { own: { so: 1, not: 0.75 }, other: { so: 0.7, not: 0.6 } } as const;
/**
 * Likelihood that a player claims to be honest, if this is true (`so`) and if it is false (`not`). Nearly all players
 * claim it.
 */
const VOW = { so: 1, not: 0.8 } as const;

/** Lists the latest claims of each other player: one about each card, and one about the player's side. */
function wordsOf(view: View, seat: Seat): Word[] {
  const words = new Map<string, Word>();
  for (const claim of standing(view.claims)) {
    if (claim.by === seat || claim.kind === 'suspicion') continue;
    const by = placeOf(view, claim.by);
    if (claim.kind === 'side') {
      words.set(`${by}`, { by, card: null, is: sideOfRole(CODES[claim.subject]) });
      continue;
    }
    const at = cardOf(claim.subject);
    const card = placeOf(view, at.seat) * 3 + at.slot;
    words.set(`${by} ${card}`, { by, card, is: CODES[claim.kind] });
  }
  return [...words.values()];
}

function trust({ by, card, is }: Word, { faces, roles }: World, me: number): number {
  const side = sideOfRole(roles[by] ?? 0);
  if (card === null) return side === is ? VOW.so : VOW.not;
  const shares = side === sideOfRole(roles[me] ?? 0) ? WORD.own : WORD.other;
  return isSo(faces[card] ?? HONEST, is) ? shares.so : shares.not;
}

/** True if the claim is true. To call the Agent's card honest counts as true, because its holder is honest. */
function isSo(face: number, said: number): boolean {
  return face === said || (face === AGENT && said === HONEST);
}

/**
 * Lists the acts by which other players helped or harmed a player. Repeated aims at the same player are listed once.
 */
function signsOf(view: View, seat: Seat, scene: Scene): Sign[] {
  const signs: Sign[] = [];
  const aims = new Map<string, Sign>();
  for (const [at, act] of view.acts.entries()) {
    if (act.by === seat || isCalled(view.acts, at)) continue;
    const read = signOf(act);
    if (read === null || read.at === act.by) continue;
    const sign = {
      ...read,
      by: placeOf(view, act.by),
      at: placeOf(view, read.at),
      seen: seenBy(view, scene, act, read.at),
    };
    if (act.kind === 'aim') aims.set(`${act.by} ${read.at}`, sign);
    else signs.push(sign);
  }
  return [...signs, ...aims.values()];
}

/** True if Walkie Talkie forced this aim. The aim then says nothing about the player. */
function isCalled(acts: readonly Act[], at: number): boolean {
  const before = acts.slice(0, at).findLast(({ kind }) => kind !== 'aim');
  const act = acts[at];
  if (act?.kind !== 'aim' || before?.kind !== 'use' || before.card !== 'walkie_talkie') return false;
  return before.turn === act.turn && before.targets[0] === act.at;
}

function signOf(act: Act): { at: Seat; isHostile: boolean; force: number } | null {
  switch (act.kind) {
    case 'aim':
      return { at: act.at, isHostile: true, force: 1 };
    case 'shoot':
      return { at: act.at, isHostile: true, force: 2 };
    case 'choose':
      return act.card === 'surveillance_camera' ? null : { at: act.at, isHostile: true, force: 1 };
    case 'use': {
      const [at] = act.targets;
      if (typeof at !== 'string') return null;
      if (HOSTILE.includes(act.card)) return { at, isHostile: true, force: 1 };
      return FRIENDLY.includes(act.card) ? { at, isHostile: false, force: 1 } : null;
    }
  }
}

/**
 * Lists the cards that are now in front of `at` and that the author of the act had seen: cards looked at before the
 * act, and cards turned up other than by a shot.
 */
function seenBy(view: View, scene: Scene, { by, turn }: Act, at: Seat): number[] {
  const place = placeOf(view, at);
  const cards = [0, 1, 2].map((slot) => place * 3 + slot);
  const wasHit = tableOf(view, at).cards.every(({ face }) => face !== null);
  const looked = view.looks.filter((look) => look.by === by && look.turn <= turn && look.now.seat === at);
  const seen = new Set(looked.map(({ now }) => place * 3 + now.slot));
  return cards.filter((card) => seen.has(card) || (!wasHit && scene.up[card] === 1));
}
