import type { Seat } from '../ids';
import type { AnyModule } from '../module';
import type { Choice } from './world';

/** One decision: whose it is, and what came of it for that seat. */
export interface Edge {
  key: string;
  seat: Seat;
  choice: Choice;
  node: Node;
  visits: number;
  /** In how many truths it could have been chosen when its node was passed. */
  available: number;
  /** The sum of what that seat got, each from 0 to 1. */
  total: number;
  /** What share of the answers of `searcher.playout`'s bot it was; null: none was asked. */
  share: number | null;
}

/** What the searching seat can tell of how a truth went on. */
export interface Node {
  visits: number;
  edges: Map<string, Edge>;
}

/** What was got so far in this search, so that small differences count where all of it lies close together. */
export interface Range {
  least: number;
  most: number;
}

/** How much is tried out beside what did best, where what is got lies between 0 and 1. */
const EXPLORATION = 0.7;
/** How much a bot's own answers count beside what came of them. */
const TRUST = 1.5;
/** So many playouts that ended evenly are added to those of a bot's answer, so that a first luck is not followed. */
const DOUBT = 32;
/** Edges of a node grow with the root of its visits, so that moves with many arguments are not all tried once. */
const WIDENING = 2;

export function newNode(): Node {
  return { visits: 0, edges: new Map() };
}

export function mayGrow({ edges, visits }: Node): boolean {
  return edges.size < WIDENING * Math.sqrt(visits + 1);
}

/** Another seat's move by what this one notices of it: those that look alike are one edge. */
export function keyOf(module: AnyModule, observer: Seat, seat: Seat, choice: Choice): string {
  if (!choice) return `${seat} waits`;
  const notice = seat === observer ? undefined : module.hidden?.[choice.move];
  return `${seat} ${choice.move} ${JSON.stringify(notice ? notice(choice.args as never) : choice.args)}`;
}

export function addEdge(node: Node, key: string, seat: Seat, choice: Choice, share: number | null = null): Edge {
  const edge: Edge = { key, seat, choice, node: newNode(), visits: 0, available: 0, total: 0, share };
  node.edges.set(key, edge);
  return edge;
}

/**
 * The edge to follow: by UCB1 over how often each was available, whoever was never tried first; and where a bot was asked,
 * by PUCT (Rosin, 2011) over how often it would do that.
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

/** The edge to play: what was tried most, and of those what got most. */
export function mostTried(edges: readonly Edge[]): Edge | undefined {
  return most(edges, ({ visits, total, share }) => visits + (visits > 0 ? total / visits : (share ?? 0)) / 2);
}

/** The first of those for which the score is highest. */
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
