import type { Names, Seat } from 'hush/game';
import { isWordAgain } from '../queries';
import type { Hint, View, VoteResult } from '../state';
import { wordWords } from '../text';

/** Returns the total time of the current step in ms, or null if it has no time limit. */
export function stepTime({ phase, options, counting }: View): number | null {
  const seconds = {
    night: options.nightSeconds,
    hint: options.hintSeconds,
    discuss: options.discussSeconds,
    vote: options.voteSeconds,
    voteResult: counting ? 3 : options.resultSeconds,
    discovery: options.discoverySeconds,
    matchOver: 0,
  }[phase];
  return seconds > 0 ? seconds * 1000 : null;
}

/** Returns a seat's hint in a round, or null if it gave none. */
export function hintOf({ hints }: Pick<View, 'hints'>, seat: Seat, round: number): Hint | null {
  return hints.find((hint) => hint.by === seat && hint.round === round) ?? null;
}

export type SpeakerStatus = 'said' | 'missed' | 'turn' | 'next' | 'waits' | 'ready' | 'out';

/**
 * Returns all seats clockwise from the first seat, with the status of each in this round. Voted-out seats come last.
 * The order does not depend on who started. In the discussion, the status says who is ready to vote.
 */
export function chainOf(view: View): { seat: Seat; status: SpeakerStatus }[] {
  const isHinting = view.phase === 'hint';
  const waiting = view.order.filter((seat) => hintOf(view, seat, view.round) === null && seat !== view.turn);
  const order = view.order.map((seat) => {
    if (view.phase === 'discuss')
      return { seat, status: view.ready.includes(seat) ? ('ready' as const) : ('waits' as const) };
    const hint = hintOf(view, seat, view.round);
    if (hint) return { seat, status: hint.kind === 'none' ? ('missed' as const) : ('said' as const) };
    if (seat === view.turn) return { seat, status: 'turn' as const };
    const isNext = isHinting && view.turn !== null && seat === waiting[0];
    return { seat, status: isNext ? ('next' as const) : ('waits' as const) };
  });
  order.sort((a, b) => view.seats.indexOf(a.seat) - view.seats.indexOf(b.seat));
  const rest = view.seats.filter((seat) => !view.order.includes(seat));
  return [...order, ...rest.map((seat) => ({ seat, status: 'out' as const }))];
}

/** Returns the seats that have voiced a suspicion of this seat in this round. */
export function suspectedBy({ suspicions }: Pick<View, 'suspicions'>, seat: Seat): Seat[] {
  return suspicions.filter(({ player }) => player === seat).map(({ by }) => by);
}

/** Returns the number of seats whose turn to give a hint is still to come in this round. */
export function stillToSpeak(view: View): number {
  return view.order.filter((seat) => hintOf(view, seat, view.round) === null).length;
}

/** An entry in the feed. */
export type FeedItem =
  | { kind: 'round'; round: number; word: string }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'result'; result: VoteResult }
  | { kind: 'silence'; round: number };

/** Returns the hints of all rounds, and the events between rounds, as one list. */
export function feedOf(view: View): FeedItem[] {
  const items: FeedItem[] = [];
  for (const [index, die] of view.dice.entries()) {
    const round = index + 1;
    items.push({ kind: 'round', round, word: wordWords(view.publicWords[die - 1] ?? '', isWordAgain(view, round)) });
    for (const hint of view.hints) if (hint.round === round) items.push({ kind: 'hint', hint });
    const result = view.results.find((one) => one.round === round);
    if (result) items.push({ kind: 'result', result });
    if (round < view.round) items.push({ kind: 'silence', round });
  }
  return items;
}

/** Returns all seats other than this one, as targets of the vote and of discovery. Voted-out seats come last. */
export function othersOf({ seats, out }: Pick<View, 'seats' | 'out'>, seat: Seat | null): Seat[] {
  const others = seats.filter((one) => one !== seat);
  return [...others.filter((one) => !out.includes(one)), ...others.filter((one) => out.includes(one))];
}

/**
 * Returns the chat lines that explain why a player was voted out. For each voter, this is their last line before the
 * count that names the player, or else their first line after it.
 */
export function reasonsFor(
  { results }: Pick<View, 'results'>,
  lines: readonly { at: number; name: string; text: string; notice?: true }[],
  names: Names,
): { by: Seat; text: string }[] {
  const last = results.at(-1);
  if (!last || last.shown === null) return [];
  const since = results.at(-2)?.at ?? 0;
  const voters = Object.keys(last.votes).filter((voter) => last.votes[voter] === last.shown);
  const isAbout = (text: string) => text.includes(names(last.shown ?? ''));
  return voters.flatMap((by) => {
    const own = lines.filter(
      ({ at, name, text, notice }) => !notice && at > since && name === names(by) && isAbout(text),
    );
    const said = own.findLast(({ at }) => at <= last.at) ?? own[0];
    return said ? [{ by, text: said.text }] : [];
  });
}

/** Returns the seats that have not voted. After the vote, these are the seats whose time ran out. */
export function unvoted({ seats, voted }: Pick<View, 'seats' | 'voted'>): Seat[] {
  return seats.filter((seat) => !voted.includes(seat));
}

/** Groups votes by the seat they name. The largest group comes first, and skips come last. */
export function ballots({ votes }: Pick<VoteResult, 'votes'>): { target: Seat | null; by: Seat[] }[] {
  const byTarget = new Map<Seat | null, Seat[]>();
  for (const [voter, target] of Object.entries(votes)) byTarget.set(target, [...(byTarget.get(target) ?? []), voter]);
  return [...byTarget]
    .map(([target, by]) => ({ target, by }))
    .sort((a, b) => Number(a.target === null) - Number(b.target === null) || b.by.length - a.by.length);
}
