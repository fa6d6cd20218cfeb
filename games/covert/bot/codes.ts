import { must } from '../../../shared/must';
import { codeOf } from '../content/cards';
import { hasPower, usables } from '../legal/hand';
import { playerOf } from '../rules/table';
import type { DieIndex, Equipment, SwapSource } from '../state';
import { type Cipher, type Solution, solve } from './cipher';
import { type Choice, type Mind, worldOf } from './mind';
import type { Decoding, Meter } from './plan';
import { errandsOf, outlookOf } from './value';

/** Two points, and an icon to be spent once. */
const CODE = 2.45;
const WANTED = 0.5;
/** Somebody who comes first may move the tiles. */
const UNDISTURBED = 0.85;

/** The next move of the own step, towards the best it can come to. */
export function breakCodes(mind: Mind): Choice {
  const { view } = mind;
  const [swap, covers, claims] = stepTowards(mind);
  if (swap) return swap;
  if (covers) return covers;
  if (claims) return claims;
  const [first, second] = view.codeDecks;
  if (mind.me.codes.length >= 2 || first.count + second.count === 0) return { move: 'done', args: [] };
  return { move: 'drawCode', args: [betterDeck(mind)] };
}

function stepTowards(mind: Mind): [Choice | null, Choice | null, Choice | null] {
  const { part, breakers } = must(mind.view.turn);
  if (part === 'draw') return [null, null, null];
  const { swaps, covers, claims } = solve(cipherOf(mind, decoderDice(mind)));
  const [swap] = part === 'swap' ? swaps : [];
  const [cover] = part === 'claim' ? [] : covers;
  const [claim] = claims;
  const isBought = swap?.by !== 'breaker' || breakers > 0;
  return [
    swap && (isBought ? { move: 'swap', args: [...swap.tiles, swap.by] } : buySwap(mind)),
    cover ? { move: 'coverTile', args: cover } : null,
    claim ? { move: 'claim', args: claim } : null,
  ].map((choice) => choice ?? null) as [Choice | null, Choice | null, Choice | null];
}

function buySwap({ view }: Mind): Choice | null {
  const breaker = usables(view).find(({ ability, isNew }) => ability === 'codebreaker' && !isNew);
  return breaker ? { move: 'ability', args: [breaker.handle] } : null;
}

/** What could be read now with these dice. */
export function cipherOf(mind: Mind, dice: readonly DieIndex[]): Cipher {
  const { view, own, me } = mind;
  const turn = view.phase === 'breakCodes' ? view.turn : null;
  const covers = turn?.covers ?? [];
  const shown = new Map(covers.map(({ die, position }) => [position, own.dice[die]?.face ?? 0]));
  const wants = wantsOf(mind);
  return {
    tiles: view.tiles.map((tile, at) => shown.get(at) ?? tile),
    covered: new Map(covers.map(({ position, claim }) => [position, claim !== null])),
    codes: me.codes.map(({ handle, card }) => {
      const { digits, equipment } = codeOf(card);
      return { handle, digits, worth: CODE + (wants.has(equipment) ? WANTED : 0) };
    }),
    dice: dice
      .filter((die) => turn?.part !== 'claim' && !covers.some((cover) => cover.die === die))
      .map((die) => ({ die, face: own.dice[die]?.face ?? 0 })),
    sources: sourcesOf(mind),
    firstTiles: turn?.firstTiles ?? [],
  };
}

function sourcesOf({ view, seat, temper }: Mind): SwapSource[] {
  const turn = view.phase === 'breakCodes' ? view.turn : null;
  if (turn && turn.part !== 'swap') return [];
  if (!temper.swaps) return [];
  const sources: SwapSource[] = turn && turn.swaps.length > 0 ? [] : ['free'];
  if (hasPower(view, seat, 'cryptographer')) sources.push('power');
  const cards = usables(view).filter(({ ability, isNew }) => ability === 'codebreaker' && !isNew);
  if ((turn?.breakers ?? 0) + cards.length > 0) sources.push('breaker');
  return sources;
}

function wantsOf(mind: Mind): Set<Equipment> {
  const G = worldOf(mind);
  return new Set(errandsOf(G, playerOf(G, mind.seat), outlookOf(G, mind.seat).left).flatMap(({ wants }) => wants));
}

function decoderDice({ own }: Mind): DieIndex[] {
  return own.dice.flatMap(({ at }, die) => (at === 'decoder' ? [die] : []));
}

/** The deck whose next card shows what is wanted, else the larger one. */
function betterDeck(mind: Mind): 0 | 1 {
  const [first, second] = mind.view.codeDecks;
  if (first.count === 0) return 1;
  if (second.count === 0) return 0;
  const wants = wantsOf(mind);
  if (second.top && wants.has(second.top) && !(first.top && wants.has(first.top))) return 1;
  return 0;
}

/** What codes the own step would break now. */
export function solved(mind: Mind): Solution {
  return solve(cipherOf(mind, decoderDice(mind)));
}

/** One or two dice in hand that would break codes beside those on the decoder, and what they add. */
export function decodingsOf(mind: Mind, wild: readonly DieIndex[], meter: Meter): Decoding[] {
  const there = decoderDice(mind);
  const cipher = cipherOf(mind, there);
  const base = { ...cipher, sources: cipher.sources.slice(0, 1) };
  const before = solve(base).worth;
  const groups = wild.flatMap((die, at) => [[die], ...wild.slice(at + 1).map((other) => [die, other])]);
  const worths = new Map<DieIndex, number>();
  return groups.flatMap((dice): Decoding[] => {
    if (meter.left <= 0) return [];
    meter.left -= 1;
    const faces = dice.map((die) => ({ die, face: mind.own.dice[die]?.face ?? 0 }));
    const worth = UNDISTURBED * (solve({ ...base, dice: [...base.dice, ...faces] }).worth - before);
    const [one] = dice;
    if (dice.length === 1 && one !== undefined) worths.set(one, worth);
    const alone = dice.length === 1 ? 0 : Math.max(...dice.map((die) => worths.get(die) ?? 0));
    return worth > alone + 0.3 ? [{ dice, worth }] : [];
  });
}
