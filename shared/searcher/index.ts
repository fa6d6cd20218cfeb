import type { AnyModule, BaseView, Bot, Outcome } from '../contract/module';
import { createEngine, type Engine } from '../engine/engine';
import { type Seat, seatsOf } from '../ids';
import { everyDraft, playsOf } from '../legality/legality';
import { must } from '../must';
import { fastChance } from '../random';
import { addEdge, bestToFollow, type Edge, keyOf, mayGrow, mostTried, type Node, newNode, type Range } from './tree';
import { answerOf, type Choice, legalMove, type Question, type Turn, World } from './world';

/** The default number of positions that a searching bot examines before a move. */
export const SEARCH_BUDGET = 2_000;
/** The default number of moves played after the bot's own move, before `value` rates the sampled state. */
const HORIZON = 8;
/** If a sampled match has not ended after this number of moves, it counts as half a win. */
const ENDLESS = 400;
/**
 * If the budget allows this number of tries for each of the seat's moves, all moves are candidates from the start.
 * Otherwise, moves are added one by one as the search continues.
 */
const TRIES = 16;

/** The maximum number of times that the `searcher.playout` bot is asked which move the seat should make. */
const IDEAS = 32;
/** If this number of answers are all the same, the bot is not asked again. */
const UNANIMOUS = 4;

const engines = new WeakMap<AnyModule, Engine>();

/**
 * Chooses a seat's move in any game with `imagine` and `legal` that keeps everything in `G`. The method is
 * information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012):
 *
 * - Each iteration samples a state (a determinization) by `imagine` from the seat's view, and continues from there.
 * - All iterations share one tree. Its nodes are the courses of the match that the seat can tell apart, so moves of
 *   other seats that look alike to the seat (`hidden`) share an edge. UCB1 chooses the edge to follow, and counts the
 *   sampled states in which the edge was available.
 * - The number of a node's edges grows with the square root of its visits, which keeps moves with many arguments
 *   tractable (progressive widening; Chaslot and others, 2008).
 * - Beyond the tree, all seats play at random, as level `random` does, until the game's `value` rates the view or,
 *   without `value`, to the end of the match. While the table waits for seats, one of these seats moves. Otherwise any
 *   seat may move, or the deadline comes.
 * - If the game names a bot (`playout`), this bot plays on instead, without a tree. The seat then chooses the bot's most
 *   frequent answer, unless another answer is clearly better.
 *
 * `budget` is a number of positions: each sampled state counts as one, and so does each move made in it. The same view,
 * random stream and budget give the same choice, because no clock is involved.
 *
 * @returns the choice, or null if the table is waiting for another seat or if waiting is best. Throws if `imagine`,
 * `legal` or the rules throw or contradict each other; the caller then plays at random.
 */
export function createSearcher(module: AnyModule): Bot<unknown>['choose'] {
  return ({ view, seat, random, budget, now, seats }) => {
    if (!module.imagine || !module.rungs.has('legal') || module.hasOwnCtx)
      throw new Error('a searcher needs `imagine`, `legal` and a game that keeps everything in `G`');
    const engine = engines.get(module) ?? createEngine(module);
    engines.set(module, engine);
    return search({
      module,
      engine,
      seat,
      view,
      seats: seatsOf(seats),
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
  for (const choice of random.Shuffle(known))
    addEdge(
      root,
      keyOf(module, seat, seat, choice, () => view),
      seat,
      choice,
    );
  if (listed && known.length === 1) return first;
  const range = { least: 1, most: 0 };
  while (meter.left > 0) iterate(question, root, listed === null, range);
  const best = mostTried([...root.edges.values()]);
  return best && best.visits > 0 ? best.choice : first;
}

/**
 * Looks only one move ahead. Asks the `playout` bot repeatedly which move to make, each time with different random
 * numbers. Tries each answer by letting such bots continue the match, and returns the answer with the best results.
 */
function amongIdeas(question: Question, root: Node): Choice {
  const { module, view, seat, now, meter } = question;
  const most = Math.min(IDEAS, Math.ceil(meter.left / 2));
  const ideas = new Map<string, { choice: Choice; times: number }>();
  let asked = 0;
  while (asked < most && !(asked === UNANIMOUS && ideas.size === 1)) {
    const choice = answerOf(question, view, seat, now);
    const key = keyOf(module, seat, seat, choice, () => view);
    ideas.set(key, { choice, times: (ideas.get(key)?.times ?? 0) + 1 });
    asked += 1;
    meter.left -= 1;
  }
  for (const [key, { choice, times }] of ideas) addEdge(root, key, seat, choice, times / asked);
  const range = { least: 1, most: 0 };
  while (ideas.size > 1 && meter.left > 0) iterate(question, root, false, range);
  return must(mostTried([...root.edges.values()])).choice;
}

/** Lists all moves by which the seat can advance the match. Returns null if there are too many to try them all. */
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

/** Plays out one sampled state, first along the search tree and then at random. Adds the result to each edge passed. */
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

/**
 * Returns the edge to follow from a node. If the node may grow and the choice is new, adds an edge for it. Returns
 * undefined if no edge of the node is legal in this state.
 */
function follow(
  { module, seat: observer }: Question,
  world: World,
  node: Node,
  { seat, choice }: Exclude<Turn, 'clock'>,
  mayGrow: boolean,
  range: Range,
): Edge | undefined {
  const key = keyOf(module, observer, seat, choice, () => world.view(observer));
  const known = node.edges.get(key);
  if (mayGrow && !known) return addEdge(node, key, seat, choice);
  // Moves that look alike share an edge. Store the move just drawn in the edge, because only this one is known to be
  // legal in this state.
  if (known && choice) known.choice = choice;
  const isLegal = world.legality(seat);
  const open = [...node.edges.values()].filter((edge) => edge.seat === seat && isLegal(edge.choice));
  for (const edge of open) edge.available += 1;
  return bestToFollow(open, range);
}

/** Returns the bot that plays on in sampled states, or null if the game does not name one. */
function playoutOf({ bots, searcher }: AnyModule): Bot<unknown> | null {
  const level = searcher?.playout;
  if (level === undefined) return null;
  if (!Object.hasOwn(bots, level))
    throw new Error(`\`searcher.playout\` names \`${level}\`, which is none of \`bots\``);
  return bots[level] ?? null;
}

/** Returns how many moves are played in a sampled state after the bot's own move. */
function horizonOf({ module: { searcher = {} } }: Question): number {
  return searcher.value ? (searcher.horizon ?? HORIZON) : ENDLESS;
}

/**
 * Continues a sampled match until it ends or has reached the maximum number of moves, either at random or with the
 * `playout` bot.
 * @returns a function from a seat to its reward, or null if the budget ran out and the game has no `value`
 */
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

/** Returns a seat's reward for an outcome: 1 for a win, 0 for a loss, 0.5 if there are no winners. */
function rewardIn({ winners }: Outcome, seat: Seat): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}
