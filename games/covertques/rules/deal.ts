import { type Json, must, pick, type Random, type Setup, seatsOf } from 'hush/game';
import { topicIds } from '../content/secret/topics';
import { canBeAlone } from '../queries';
import type { Options, Role, State, TopicId } from '../state';
import { deckFor, without } from './deck';

/**
 * [CQ-2..5] Deals a match. Random draws, in this order: the removed card (only with 3 or 4 players), the shuffled cards
 * of the seats, the topic, and the die for the code word.
 */
export function deal(
  players: number,
  { options, now, carryOver, practice = null }: Setup<Options>,
  random: Random,
): State {
  const seats = seatsOf(players);
  const { removed, cards } = removeOne(players, deckFor(players, options), random);
  const hands = random.Shuffle(cards);
  const topics = topicIds(options.words);
  const used = usedTopics(carryOver, topics);
  const topic = pick(
    random,
    topics.filter((id) => !used.includes(id)),
  );
  return {
    options,
    seats,
    practice,
    phase: 'night',
    round: 0,
    deadline: practice === null ? now + 1000 * options.nightSeconds : null,
    dice: [],
    starter: null,
    turn: null,
    hints: [],
    claims: [],
    ready: [],
    counting: false,
    results: [],
    votedOut: [],
    revealed: null,
    idle: 0,
    stirred: false,
    outcome: null,
    topic,
    topicsUsed: [...used, topic],
    secret: { die: random.Die(6), removed },
    roles: Object.fromEntries(seats.map((seat, at) => [seat, must(hands[at])])),
    seen: [],
    passed: [],
    votes: {},
  };
}

/**
 * [CQ-3, CQ-4] With 3 or 4 players, removes the Admin's card or one User's card face down. The Hacker's card is never
 * removed.
 */
function removeOne(players: number, deck: readonly Role[], random: Random): { removed: Role | null; cards: Role[] } {
  if (!canBeAlone(players)) return { removed: null, cards: [...deck] };
  const removed = pick(random, without(deck, 'hacker'));
  return { removed, cards: without(deck, removed) };
}

/**
 * [CQ-38, CQ-59] Returns the topics used in this room, from the last match's `carryOver`. When all topics have been
 * used, only the last one counts as used.
 */
function usedTopics(carryOver: Json, topics: readonly TopicId[]): TopicId[] {
  const carried: readonly Json[] = Array.isArray(carryOver) ? carryOver : [];
  const used = carried.filter((id): id is TopicId => topics.some((topic) => topic === id));
  return new Set(used).size < topics.length ? used : used.slice(-1);
}
