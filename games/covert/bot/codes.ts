import { must } from 'hush/game';
import { codeOf } from '../content/cards';
import { hasPower, usables } from '../legal/hand';
import { playerOf } from '../queries';
import type { DieIndex, Equipment, SwapSource } from '../state';
import { type Beliefs, type Choice, outlookIn, worldOf } from './beliefs';
import { type Cipher, type Solution, solve } from './cipher';
import type { Decoding, Meter } from './plan';
import { missionPlansOf } from './value';

/** Value of a broken code: its two points, and the icon on its back, which can be spent once. */
const CODE = 2.45;
const WANTED = 0.5;
/** Factor for the risk that a player who breaks codes earlier changes the tiles. */
const UNDISTURBED = 0.85;

/** Returns the next move of the best solution in the bot's code-breaking step. */
export function breakCodes(beliefs: Beliefs): Choice {
  const { view } = beliefs;
  const [early, swap, covers, claims] = stepTowards(beliefs);
  if (early) return early;
  if (swap) return swap;
  if (covers) return covers;
  if (claims) return claims;
  const [first, second] = view.codeDecks;
  if (beliefs.me.codes.length >= 2 || first.count + second.count === 0) return { move: 'done', args: [] };
  return { move: 'drawCode', args: [betterDeck(beliefs)] };
}

type Steps = [early: Choice | null, swap: Choice | null, cover: Choice | null, claim: Choice | null];

function stepTowards(beliefs: Beliefs): Steps {
  const { part, breakers } = must(beliefs.view.turn);
  if (part === 'draw') return [null, null, null, null];
  const { early, swaps, covers, claims } = solve(cipherOf(beliefs, decoderDice(beliefs)));
  const [swap] = part === 'swap' ? swaps : [];
  const [cover] = part === 'claim' ? [] : covers;
  const [claim] = claims;
  const isBought = swap?.by !== 'breaker' || breakers > 0;
  return [
    early[0] && { move: 'claim', args: early[0] },
    swap && (isBought ? { move: 'swap', args: [...swap.tiles, swap.by] } : buySwap(beliefs)),
    cover ? { move: 'coverTile', args: cover } : null,
    claim ? { move: 'claim', args: claim } : null,
  ].map((choice) => choice ?? null) as Steps;
}

function buySwap({ view }: Beliefs): Choice | null {
  const breaker = usables(view).find(({ ability, isNew }) => ability === 'codebreaker' && !isNew);
  return breaker ? { move: 'ability', args: [breaker.handle] } : null;
}

/** Describes the cipher for `solve`, with these dice available to cover tiles. */
export function cipherOf(beliefs: Beliefs, dice: readonly DieIndex[]): Cipher {
  const { view, own, me } = beliefs;
  const turn = view.phase === 'breakCodes' ? view.turn : null;
  const covers = turn?.covers ?? [];
  const shown = new Map(covers.map(({ die, position }) => [position, own.dice[die]?.face ?? 0]));
  const wants = wantsOf(beliefs);
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
    sources: sourcesOf(beliefs),
    firstTiles: turn?.firstTiles ?? [],
  };
}

function sourcesOf({ view, seat, parameters }: Beliefs): SwapSource[] {
  const turn = view.phase === 'breakCodes' ? view.turn : null;
  if (turn && turn.part !== 'swap') return [];
  if (!parameters.swaps) return [];
  const sources: SwapSource[] = turn && turn.swaps.length > 0 ? [] : ['free'];
  if (hasPower(view, seat, 'cryptographer')) sources.push('power');
  const cards = usables(view).filter(({ ability, isNew }) => ability === 'codebreaker' && !isNew);
  if ((turn?.breakers ?? 0) + cards.length > 0) sources.push('breaker');
  return sources;
}

function wantsOf(beliefs: Beliefs): Set<Equipment> {
  const G = worldOf(beliefs);
  return new Set(
    missionPlansOf(G, playerOf(G, beliefs.seat), outlookIn(G, beliefs).left).flatMap(({ wants }) => wants),
  );
}

function decoderDice({ own }: Beliefs): DieIndex[] {
  return own.dice.flatMap(({ at }, die) => (at === 'decoder' ? [die] : []));
}

/** Returns the deck whose top card shows equipment that the bot wants, or else the first deck that has cards. */
function betterDeck(beliefs: Beliefs): 0 | 1 {
  const [first, second] = beliefs.view.codeDecks;
  if (first.count === 0) return 1;
  if (second.count === 0) return 0;
  const wants = wantsOf(beliefs);
  if (second.top && wants.has(second.top) && !(first.top && wants.has(first.top))) return 1;
  return 0;
}

/** Returns the best solution, as if it were the bot's turn to break codes now. */
export function solved(beliefs: Beliefs): Solution {
  return solve(cipherOf(beliefs, decoderDice(beliefs)));
}

/**
 * Finds the single dice and pairs of dice in hand that would break more codes if placed on the decoder, with their
 * value.
 */
export function decodingsOf(beliefs: Beliefs, wild: readonly DieIndex[], meter: Meter): Decoding[] {
  const there = decoderDice(beliefs);
  const cipher = cipherOf(beliefs, there);
  const base = { ...cipher, sources: cipher.sources.slice(0, 1) };
  const before = solve(base).worth;
  const groups = wild.flatMap((die, at) => [[die], ...wild.slice(at + 1).map((other) => [die, other])]);
  const worths = new Map<DieIndex, number>();
  return groups.flatMap((dice): Decoding[] => {
    if (meter.left <= 0) return [];
    meter.left -= 1;
    const faces = dice.map((die) => ({ die, face: beliefs.own.dice[die]?.face ?? 0 }));
    const worth = UNDISTURBED * (solve({ ...base, dice: [...base.dice, ...faces] }).worth - before);
    const [one] = dice;
    if (dice.length === 1 && one !== undefined) worths.set(one, worth);
    const alone = dice.length === 1 ? 0 : Math.max(...dice.map((die) => worths.get(die) ?? 0));
    return worth > alone + 0.3 ? [{ dice, worth }] : [];
  });
}
