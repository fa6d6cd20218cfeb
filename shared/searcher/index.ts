import { createEngine, type Engine } from '../engine';
import { type Seat, seatsOf } from '../ids';
import { everyDraft, playsOf } from '../legality';
import type { AnyModule, BaseView, Bot, Outcome } from '../module';
import { must } from '../must';
import { fastChance } from '../random';
import { addEdge, bestToFollow, type Edge, keyOf, mayGrow, mostTried, type Node, newNode, type Range } from './tree';
import { answerOf, type Choice, legalMove, type Question, type Turn, World } from './world';

/** Positions a searcher looks at before a move where nobody says otherwise. */
export const SEARCH_BUDGET = 2_000;
/** So many moves behind the own one a truth is weighed, where the game has a `value`. */
const HORIZON = 8;
/** A truth that goes on for more moves than this without an end is taken to be worth half. */
const ENDLESS = 400;
/** Own choices are listed where each can be tried so often; of more, one after the other comes in as the root widens. */
const TRIES = 16;

/** How often the bot of `searcher.playout` is asked what it would do, at most. */
const IDEAS = 32;
/** Where its first answers are all the same, so many of them are enough. */
const UNANIMOUS = 4;

/** One for each game, built when it is first searched. */
const engines = new WeakMap<AnyModule, Engine>();

/**
 * What a seat does, found by information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling,
 * Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence
 * and AI in Games 4, 2012), for any game with `imagine` and `legal` that keeps everything in `G`:
 *
 * - each iteration plays on in a determinization of its own, one truth that `imagine` makes from the seat's view;
 * - all share one tree, whose nodes are what the seat can tell of how it went on: moves of others that look alike to it
 *   (`hidden`) are one edge. Which edge is followed says UCB1 with the number of truths in which the edge was available;
 * - nodes widen with the root of their visits, so that moves with many arguments stay in hand (progressive widening;
 *   Chaslot and others, 2008);
 * - behind the tree everybody plays by chance, as level `random` does, up to a horizon, and then counts what the game's
 *   `value` says, or else to the end of the match. Whoever the table waits for moves; where it waits for nobody,
 *   anybody may, or the deadline comes;
 * - where the game names a bot (`playout`) that bot plays on instead, there is no tree, and the seat chooses among the
 *   bot's own answers: what it would do most often, unless something else clearly does better.
 *
 * `budget` is in positions: truths imagined and moves made in them. The same view, chance and budget give the same
 * choice: there is no clock in it. Null: the table waits for somebody else, or to wait is best. Throws if `imagine`,
 * `legal` or the rules throw or contradict each other; whoever asks then plays by chance.
 */
export function createSearcher(module: AnyModule): Bot<unknown>['choose'] {
  return (view, seat, random, budget, now, _temper, seats) => {
    if (!module.imagine || !module.rungs.has('legal') || module.hasOwnCtx)
      throw new Error('a searcher needs `imagine`, `legal` and a game that keeps everything in `G`');
    const engine = engines.get(module) ?? createEngine(module);
    engines.set(module, engine);
    return search({
      module,
      engine,
      seat,
      view,
      seats: seatsOf(must(seats, 'the number of seats')),
      now,
      random: fastChance(random),
      meter: { left: budget },
      playout: playoutOf(module),
    });
  };
}

function search(question: Question): Choice {
  const { module, view, seat, random, meter } = question;
  const { waitingFor } = view as BaseView;
  if (waitingFor.length > 0 && !waitingFor.includes(seat)) return null;
  const first = legalMove(module, view, seat, random);
  if (!first) return null;
  const root = newNode();
  if (question.playout && meter.left > 0) return amongIdeas(question, root);
  const listed = everyMove(question);
  const known = [...(listed ?? []), ...(waitingFor.length === 0 ? [null] : [])];
  for (const choice of random.Shuffle(known)) addEdge(root, keyOf(module, seat, seat, choice), seat, choice);
  if (listed && known.length === 1) return first;
  const range = { least: 1, most: 0 };
  while (meter.left > 0) iterate(question, root, listed === null, range);
  const best = mostTried([...root.edges.values()]);
  return best && best.visits > 0 ? best.choice : first;
}

/** One move deep: of what a bot would do, asked often with chance of its own, what does best where such bots play on. */
function amongIdeas(question: Question, root: Node): Choice {
  const { module, view, seat, now, meter } = question;
  const most = Math.min(IDEAS, Math.ceil(meter.left / 2));
  const ideas = new Map<string, { choice: Choice; times: number }>();
  let asked = 0;
  while (asked < most && !(asked === UNANIMOUS && ideas.size === 1)) {
    const choice = answerOf(question, view, seat, now);
    const key = keyOf(module, seat, seat, choice);
    ideas.set(key, { choice, times: (ideas.get(key)?.times ?? 0) + 1 });
    asked += 1;
    meter.left -= 1;
  }
  for (const [key, { choice, times }] of ideas) addEdge(root, key, seat, choice, times / asked);
  const range = { least: 1, most: 0 };
  while (ideas.size > 1 && meter.left > 0) iterate(question, root, false, range);
  return must(mostTried([...root.edges.values()])).choice;
}

/** Everything the seat may do, as far as it carries the match on; null: that is too much. */
function everyMove({ module, view, seat, meter }: Question): Choice[] | null {
  const most = Math.floor(meter.left / TRIES);
  const moves: Choice[] = [];
  for (const move of playsOf(module)) {
    const drafts = everyDraft(must(module.legal[move]), view, seat, most - moves.length);
    if (!drafts) return null;
    moves.push(...drafts.map((args) => ({ move, args })));
  }
  return moves;
}

/** One truth played on: down the tree, behind it by chance, and what came of it told to each edge that was followed. */
function iterate(question: Question, root: Node, growsAtRoot: boolean, range: Range): void {
  const { module, view, seat, random, meter } = question;
  const world = new World(question);
  const path: Edge[] = [];
  const nodes: Node[] = [];
  let node: Node | null = root;
  let turn: Turn | null = { seat, choice: growsAtRoot ? legalMove(module, view, seat, random) : null };
  const horizon = horizonOf(question);
  while (node && turn && !world.outcome && meter.left > 0 && world.played <= horizon) {
    if (turn === 'clock') {
      world.play(turn);
    } else {
      nodes.push(node);
      const grows = node === root ? growsAtRoot : true;
      const edge = follow(question, world, node, turn, grows && mayGrow(node), range);
      world.play(edge ? { seat: turn.seat, choice: edge.choice } : turn);
      if (edge) path.push(edge);
      node = edge && edge.visits > 0 && !question.playout ? edge.node : null;
    }
    if (node) turn = world.next();
  }
  const rewardOf = playOut(question, world);
  if (!rewardOf) return;
  for (const passed of nodes) passed.visits += 1;
  for (const edge of path) {
    const reward = rewardOf(edge.seat);
    edge.visits += 1;
    edge.total += reward;
    range.least = Math.min(range.least, reward);
    range.most = Math.max(range.most, reward);
  }
}

/** The edge of this decision, a new one while the node may grow; undefined: the tree has none for this truth. */
function follow(
  { module, seat: observer }: Question,
  world: World,
  node: Node,
  { seat, choice }: Exclude<Turn, 'clock'>,
  mayGrow: boolean,
  range: Range,
): Edge | undefined {
  const key = keyOf(module, observer, seat, choice);
  const known = node.edges.get(key);
  if (mayGrow && !known) return addEdge(node, key, seat, choice);
  // Of what looks alike, what was just drawn is legal in this truth for certain.
  if (known && choice) known.choice = choice;
  const isLegal = world.legality(seat);
  const open = [...node.edges.values()].filter((edge) => edge.seat === seat && isLegal(edge.choice));
  for (const edge of open) edge.available += 1;
  return bestToFollow(open, range);
}

/** The bot that plays truths on, if the game names one. */
function playoutOf({ bots, searcher }: AnyModule): Bot<unknown> | null {
  const level = searcher?.playout;
  if (level === undefined) return null;
  if (!Object.hasOwn(bots, level))
    throw new Error(`\`searcher.playout\` names \`${level}\`, which is none of \`bots\``);
  return bots[level] ?? null;
}

/** How many moves a truth is played on behind the own one. */
function horizonOf({ module: { searcher = {} } }: Question): number {
  return searcher.value ? (searcher.horizon ?? HORIZON) : ENDLESS;
}

/** Plays on by chance and says what each seat gets; null: the budget did not reach so far. */
function playOut(question: Question, world: World): ((seat: Seat) => number) | null {
  const { module, meter } = question;
  const { value } = module.searcher ?? {};
  const horizon = horizonOf(question);
  while (!world.outcome && world.played <= horizon) {
    if (meter.left === 0 && !value) return null;
    const turn = meter.left > 0 ? world.next() : null;
    if (!turn) break;
    world.play(turn);
  }
  const { outcome } = world;
  if (outcome) return (seat) => rewardIn(outcome, seat);
  return (seat) => (value ? Math.max(0, Math.min(1, value(world.view(seat), seat))) : 0.5);
}

/** Won is 1, lost 0; where nobody won, everybody has half. */
function rewardIn({ winners }: Outcome, seat: Seat): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}
