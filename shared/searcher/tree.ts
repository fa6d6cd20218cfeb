import type { Seat } from '../ids';
import type { AnyModule } from '../module';
import { noticeOf } from '../notice';
import type { Choice } from './world';

/** A decision of one seat, and its results for that seat. */
export interface Edge {
  key: string;
  seat: Seat;
  choice: Choice;
  node: Node;
  visits: number;
  /** Number of truths in which it was available when its node was passed. */
  available: number;
  /** Sum of that seat's rewards, each from 0 to 1. */
  total: number;
  /** Its share of the answers of `searcher.playout`'s bot, or null if none was asked. */
  share: number | null;
}

/** A point in the course of a truth, as far as the searching seat can tell. */
export interface Node {
  visits: number;
  edges: Map<string, Edge>;
}

/** Range of the rewards of this search, so that small differences count where all are close together. */
export interface Range {
  least: number;
  most: number;
}

/** Weight of exploration against the best result so far, for rewards from 0 to 1. */
const EXPLORATION = 0.7;
/** Weight of a bot's own answers against their results. */
const TRUST = 1.5;
/** Number of even playouts added to those of a bot's answer, so that an early stroke of luck is not followed. */
const DOUBT = 32;
/** Edges of a node grow with the root of its visits, so that moves with many arguments are not all tried once. */
const WIDENING = 2;

export function newNode(): Node {
  return { visits: 0, edges: new Map() };
}

export function mayGrow({ edges, visits }: Node): boolean {
  return edges.size < WIDENING * Math.sqrt(visits + 1);
}

/** Key of another seat's move by what this seat notices of it: moves that look alike are one edge. */
export function keyOf(
  module: AnyModule,
  observer: Seat,
  seat: Seat,
  choice: Choice,
  /** The observer's view before the move. */
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
 * The edge to follow: by UCB1 over how often each was available, untried edges first; where a bot was asked, by PUCT
 * (Rosin, 2011) over the share of its answers.
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

/** The edge to play: the most tried, and among those the one with the highest total. */
export function mostTried(edges: readonly Edge[]): Edge | undefined {
  return most(edges, ({ visits, total, share }) => visits + (visits > 0 ? total / visits : (share ?? 0)) / 2);
}

/** The first item with the highest score. */
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
