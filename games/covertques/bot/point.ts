import { type Remark, type Seat, standing } from 'hush/game';
import { contradictions, wordOf } from '../contradictions';
import { legal } from '../legal';
import type { Hint, View } from '../state';
import type { Beliefs } from './beliefs';
import { associationsIn, isClose } from './language';
import { likeliest } from './suspicion';
import { blame } from './vote';

/** A hint that fits at least this number of words could mean anything. */
const VAGUE = 20;

/**
 * Returns the player that a bot wants to suspect aloud in the discussion and the remark to say, or null if there is
 * none.
 */
export function choosePointing(beliefs: Beliefs): { player: Seat; say: Remark } | null {
  const { view, seat, parameters, random } = beliefs;
  const isHeard = view.suspicions.some(({ by }) => by === seat) || view.suspicions.length >= parameters.points.most;
  if (isHeard || random.Number() >= parameters.points.often) return null;
  const blamed = blame(beliefs);
  const [player, worst] = likeliest(blamed) ?? [null, 0];
  const average = [...blamed.values()].reduce((sum, each) => sum + each, 0) / blamed.size;
  if (player === null || worst < average * parameters.names) return null;
  if (legal.suspect.refusal(view, seat, [player, view.round]) !== null) return null;
  return { player, say: whySuspect(view, seat, player) };
}

/**
 * Returns a remark that says why a seat suspects a player. The reason is a claim that contradicts public facts or, if
 * there is none, one of the player's hints. A hint is called odd only if the bot knows no connection between the hint
 * and its public word.
 */
export function whySuspect(view: View, seat: Seat, player: Seat): Remark {
  const who = { seat: player };
  const caught = caughtIn(view, player);
  if (caught !== null) return caught;
  const odd = oddest(view, player);
  if (odd === null) return { about: 'suspectsSilence', facts: { who } };
  const facts = { who, hint: odd.hint, word: odd.word };
  if (isClose(odd.near))
    return {
      about: associationsIn(view.options.words).vagueness(odd.hint) >= VAGUE ? 'suspectsVague' : 'suspectsHunch',
      facts,
    };
  const first = view.suspicions.find((each) => each.player === player && each.by !== seat);
  if (first) return { about: 'suspectsToo', facts: { ...facts, by: { seat: first.by } } };
  return { about: 'suspects', facts };
}

/**
 * Returns a remark that says why a seat voted for a player. It mentions the vote, because players who read it in the
 * next round could otherwise mistake it for a new suspicion.
 */
export function whyVoted(view: View, player: Seat): Remark {
  const who = { seat: player };
  const odd = oddest(view, player);
  if (odd === null) return { about: 'votedSilence', facts: { who } };
  const about = isClose(odd.near) ? 'votedHunch' : 'voted';
  // The votes of this round were sealed, so they cannot be the reason.
  return caughtIn(view, player, view.round) ?? { about, facts: { who, hint: odd.hint, word: odd.word } };
}

/**
 * Returns a remark on the latest of the player's claims that contradict a public fact, or null if there is none. Claims
 * in the round `before` and later are left out.
 */
function caughtIn(view: View, player: Seat, before = Number.POSITIVE_INFINITY): Remark | null {
  const who = { seat: player };
  const found = contradictions(view);
  for (const claim of [...standing(view.claims)].reverse()) {
    if (claim.by !== player || claim.round >= before) continue;
    const rules = found.filter(({ claims }) => claims.includes(claim.n)).map(({ rule }) => rule);
    const vote = view.results.find(({ round }) => round === claim.round)?.votes[player] ?? null;
    if (claim.kind === 'suspicion' && rules.includes('other-vote') && vote !== null)
      return { about: 'suspectsTurn', facts: { who, other: { seat: claim.subject }, voted: { seat: vote } } };
  }
  return null;
}

/** Returns the seat's typed hint that fits its public word least, or null if the seat has typed no hint. */
export function oddest(view: View, seat: Seat): { hint: string; word: string; near: number } | null {
  const known = associationsIn(view.options.words);
  const typed = view.hints.filter(({ by, text }) => by === seat && text !== null);
  const heard = typed.map(({ text, round }: Hint) => {
    const word = wordOf(view, round) ?? '';
    return { hint: text ?? '', word, near: known.nearTo(text ?? '').get(word) ?? 0 };
  });
  return heard.reduce<(typeof heard)[number] | null>((best, one) => (best && best.near <= one.near ? best : one), null);
}
