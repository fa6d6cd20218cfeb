import { standing } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import { cardOf } from '../claims';
import type { Act, EquipmentId, View } from '../state';
import { sideOfRole } from './roles';
import { AGENT, CODES, HONEST, KINGPIN, placeOf, type Scene, tableOf } from './scene';
import type { World } from './worlds';

/** A public act for or against a player, with the cards of that player that its author had seen. */
interface Sign {
  by: number;
  at: number;
  isHostile: boolean;
  /** Weight of the act. A shot counts more than an aim. */
  force: number;
  /** Cards of `at` that `by` had seen. */
  seen: number[];
}

/** Base likelihood of any act, even one that contradicts the world. */
const STRAY = 0.2;
/** Share of an act's likelihood explained by seen cards. The rest may come from other knowledge. */
const BY_SIGHT = 0.5;
const BY_SIDE = 0.3;

const HOSTILE: readonly EquipmentId[] = ['k9_unit', 'taser', 'walkie_talkie'];
const FRIENDLY: readonly EquipmentId[] = ['med_kit', 'defibrillator', 'disguise'];

/** Factor for a player whose last hidden card is a leader, by the number of cards that player turned up. */
const KEPT_BACK = [1, 1.5, 3];

/** Weighs each world by how well it fits the public acts and claims of the other players. */
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

/** Estimates how likely a player is honest, judged by these seen cards. */
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

/** A claim about a card's face, or about the speaker's side if `card` is null. */
interface Word {
  by: number;
  card: number | null;
  /** A face, or a side: see `scene.ts` and `roles.ts`. */
  is: number;
}

/** Likelihood of true and false claims by officers of the bot's own side and of the other side. */
const WORD = { own: { so: 1, not: 0.75 }, other: { so: 0.7, not: 0.6 } } as const;
/** Likelihood of a claim to be honest, if true (`so`) and if false (`not`). Nearly all officers make this claim. */
const VOW = { so: 1, not: 0.8 } as const;

/** Lists the latest claim of each other player about each card and about that player's side. */
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

/** True if the claim fits the face. Calling the Agent's card honest does not misstate the side. */
function isSo(face: number, said: number): boolean {
  return face === said || (face === AGENT && said === HONEST);
}

/** Lists the acts of other players that have a target. An aim that is kept counts only once. */
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

/** True if a Walkie Talkie forced this aim, so that it was not the player's choice. */
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
 * Lists the cards now in front of `at` that the author had looked at, or that are face up although `at` was never hit.
 */
function seenBy(view: View, scene: Scene, { by, turn }: Act, at: Seat): number[] {
  const place = placeOf(view, at);
  const cards = [0, 1, 2].map((slot) => place * 3 + slot);
  const wasHit = tableOf(view, at).cards.every(({ face }) => face !== null);
  const looked = view.looks.filter((look) => look.by === by && look.turn <= turn && look.now.seat === at);
  const seen = new Set(looked.map(({ now }) => place * 3 + now.slot));
  return cards.filter((card) => seen.has(card) || (!wasHit && scene.up[card] === 1));
}
