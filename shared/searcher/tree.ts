import type { AnyModule } from '../contract/module';
import type { Seat } from '../ids';
import { noticeOf } from '../legality/notice';
import type { Choice } from './world';

/** A choice of a seat at a node of the search tree, with the results of this choice so far. */
export interface Edge {
  key: string;
  seat: Seat;
  choice: Choice;
  node: Node;
  visits: number;
  /** The number of sampled states that reached the node and in which this choice was legal. */
  available: number;
  /** The sum of the seat's rewards for this choice, each from 0 to 1. */
  total: number;
  /** The fraction of the `playout` bot's answers that were this choice, or null if the bot was not asked. */
  share: number | null;
}

/** A node of the search tree: a course of the match so far, as seen by the searching seat. */
export interface Node {
  visits: number;
  edges: Map<string, Edge>;
}

/**
 * The lowest and highest reward in this search. Rewards are scaled to this range, so that small differences matter when
 * all rewards are similar.
 */
export interface Range {
  least: number;
  most: number;
}

/** The weight of exploring less visited edges, compared with following the best edge, if rewards are from 0 to 1. */
const EXPLORATION = 0.7;
/** The weight of how often the bot gave an answer, compared with the results of that answer. */
const TRUST = 1.5;
/** The number of imaginary results of 0.5 added to each answer, so that early luck does not decide. */
const DOUBT = 32;
/**
 * Limits the edges of a node to this factor times the square root of its visits, so that a move with many possible
 * arguments does not get an edge for each combination.
 */
const WIDENING = 2;

export function newNode(): Node {
  return { visits: 0, edges: new Map() };
}

export function mayGrow({ edges, visits }: Node): boolean {
  return edges.size < WIDENING * Math.sqrt(visits + 1);
}

/**
 * Returns the key of a seat's choice. Choices that the observer cannot tell apart have the same key, and therefore
 * share an edge.
 */
export function keyOf(
  module: AnyModule,
  observer: Seat,
  seat: Seat,
  choice: Choice,
  /** Returns the observer's view before the move. */
  see: () => unknown,
): string {
  if (!choice) return `${seat} waits`;
  const notice = seat === observer ? choice.args : noticeOf(module, { by: seat, ...choice }, see);
  return `${seat} ${choice.move} ${JSON.stringify(notice)}`;
}

export function addEdge(node: Node, key: string, seat: Seat, choice: Choice, share: number | null = null): Edge {
  const edge: Edge = { key, seat, choice, node: newNode(), visits: 0, available: 0, total: 0, share };
  node.edges.set(key, edge);
  return edge;
}

/**
 * Chooses the edge to follow from a node. Without a bot's answers, untried edges come first, and UCB1 decides among the
 * others, using how often each edge was available. With a bot's answers, PUCT (Rosin, 2011) decides, using how often
 * the bot gave each answer.
 */
export function bestToFollow(edges: readonly Edge[], range: Range): Edge | undefined {
  const spread = range.most - range.least;
  const meanOf = ({ visits, total, share }: Edge) => {
    if (visits === 0 || spread <= 0) return 0.5;
    const got = (total - visits * range.least) / spread;
    const doubt = share === null ? 0 : DOUBT;
    return (got + 0.5 * doubt) / (visits + doubt);
  };
  return most(edges, (edge) => {
    const { visits, available, share } = edge;
    if (share !== null) return meanOf(edge) + (TRUST * share * Math.sqrt(available)) / (1 + visits);
    if (visits === 0) return Number.POSITIVE_INFINITY;
    return meanOf(edge) + EXPLORATION * Math.sqrt(Math.log(available) / visits);
  });
}

/**
 * Chooses the move to make at the end of a search: the most visited edge. If several have equally many visits, the best
 * average reward decides.
 */
export function mostTried(edges: readonly Edge[]): Edge | undefined {
  return most(edges, ({ visits, total, share }) => visits + (visits > 0 ? total / visits : (share ?? 0)) / 2);
}

function most(edges: readonly Edge[], score: (edge: Edge) => number): Edge | undefined {
  let best: Edge | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const found = score(edge);
    if (best && found <= highest) continue;
    [best, highest] = [edge, found];
  }
  return best;
}
