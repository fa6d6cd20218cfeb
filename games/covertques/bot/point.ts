import type { Seat } from '#shared/ids.ts';
import type { Remark } from '#shared/voice.ts';
import { legal } from '../legal';
import type { Hint, View } from '../state';
import type { Beliefs } from './beliefs';
import { nearTo } from './language';
import { likeliest } from './suspicion';
import { blame } from './vote';

/** Returns the player that a bot suspects in the discussion and its remark, or null if it suspects nobody aloud. */
export function choosePointing(beliefs: Beliefs): { player: Seat; say: Remark } | null {
  const { view, seat, parameters, random } = beliefs;
  const isHeard = view.suspicions.some(({ by }) => by === seat) || view.suspicions.length >= parameters.points.most;
  if (isHeard || random.Number() >= parameters.points.often) return null;
  const blamed = blame(beliefs);
  const [player, worst] = likeliest(blamed) ?? [null, 0];
  const average = [...blamed.values()].reduce((sum, each) => sum + each, 0) / blamed.size;
  if (player === null || worst < average * parameters.names) return null;
  if (legal.suspect.refusal(view, seat, [player, view.round]) !== null) return null;
  return { player, say: whySuspect(view, player) };
}

/** Returns a remark made of public facts only. It quotes the player's hint that fits its public word least. */
export function whySuspect(view: View, player: Seat): Remark {
  const odd = oddest(view, player);
  if (odd === null) return { about: 'suspectsSilence', facts: { who: { seat: player } } };
  return { about: 'suspects', facts: { who: { seat: player }, hint: odd.hint, word: odd.word } };
}

/** Returns the seat's typed hint that is furthest from its public word, or null if the seat typed none. */
export function oddest(view: View, seat: Seat): { hint: string; word: string; near: number } | null {
  const typed = view.hints.filter(({ by, text }) => by === seat && text !== null);
  const heard = typed.map(({ text, round }: Hint) => {
    const word = view.publicWords[(view.dice[round - 1] ?? 0) - 1] ?? '';
    return { hint: text ?? '', word, near: nearTo(text ?? '').get(word) ?? 0 };
  });
  return heard.reduce<(typeof heard)[number] | null>((best, one) => (best && best.near <= one.near ? best : one), null);
}
