import { type Apis, must, type Random, type Seat } from 'hush/game';
import { isWordAgain, living } from '../queries';
import { type Die, IDLE_ROUNDS, type State } from '../state';
import { cancel } from './ending';
import { publicWord } from './topic';

const SIDES: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** [CQ-30] Rolls the die of the next round and opens the hint phase for every seat that is in. */
export function openRound(G: State, apis: Apis): void {
  G.round += 1;
  G.dice.push(rollPublic(G, apis.random));
  G.phase = 'hint';
  G.deadline = after(G, living(G), G.options.hintSeconds, apis);
  G.starter = null;
  G.turn = null;
  G.ready = [];
  G.votes = {};
  G.passed = [];
  G.stirred = false;
  const rolled = { die: must(G.dice.at(-1)), word: must(publicWord(G)), again: isWordAgain(G, G.round) };
  apis.tell('round-began', { round: G.round, ...rolled });
}

/** Opens the discussion when every seat has hinted or missed its turn. */
export function openDiscussion(G: State, apis: Apis): void {
  G.phase = 'discuss';
  G.turn = null;
  runDiscussion(G, G.seats, apis);
}

/** [CQ-64] Starts the night's clock in a practice match, when the person has seen the card. */
export function runNight(G: State, apis: Apis): void {
  G.deadline = after(G, [], G.options.nightSeconds, apis);
}

/** [CQ-43] Opens the vote when all seats are ready or time is up. */
export function openVote(G: State, apis: Apis): void {
  G.phase = 'vote';
  runVote(G, G.seats, apis);
}

/** [CQ-64] Starts the discussion's clock. `waitingFor` lists the seats that are not ready yet. */
export function runDiscussion(G: State, waitingFor: readonly Seat[], apis: Apis): void {
  G.deadline = after(G, waitingFor, G.options.discussSeconds, apis);
}

/** [CQ-64] Starts the vote's clock. `waitingFor` lists the seats that have not voted yet. */
export function runVote(G: State, waitingFor: readonly Seat[], apis: Apis): void {
  G.deadline = after(G, waitingFor, G.options.voteSeconds, apis);
}

/** [CQ-28, CQ-45] Opens discovery. It is the same whether or not a seat may guess in this round. */
export function openDiscovery(G: State, apis: Apis): void {
  G.phase = 'discovery';
  runDiscovery(G, living(G), apis);
}

/** [CQ-64] Starts discovery's clock. `waitingFor` lists the seats that may still act. */
export function runDiscovery(G: State, waitingFor: readonly Seat[], apis: Apis): void {
  G.deadline = after(G, waitingFor, G.options.discoverySeconds, apis);
}

/** [CQ-44] Opens the next round or, after three consecutive rounds without a move, cancels the match. */
export function closeRound(G: State, apis: Apis): void {
  G.idle = G.stirred ? 0 : G.idle + 1;
  if (G.idle === IDLE_ROUNDS) cancel(G, apis);
  else openRound(G, apis);
}

/** [CQ-60] Rolls the public die. With `avoidRepeats`, a word can come up again only when all six words have come up. */
function rollPublic({ dice, options }: State, random: Random): Die {
  const sinceAllUsed = dice.slice(dice.length - (dice.length % SIDES.length));
  const free = SIDES.filter((die) => !sinceAllUsed.includes(die));
  for (;;) {
    const die = random.Die(6);
    if (!options.avoidRepeats || free.includes(die)) return die;
  }
}

/**
 * Returns the server time in ms at which a step of `seconds` ends. Null if `seconds` is 0 (no limit) or if [CQ-64] the
 * person in a practice match is in `waitingFor`.
 */
export function after(
  { practice }: State,
  waitingFor: readonly Seat[],
  seconds: number,
  { clock }: Apis,
): number | null {
  if (seconds === 0 || (practice !== null && waitingFor.includes(practice))) return null;
  return clock.now() + 1000 * seconds;
}
