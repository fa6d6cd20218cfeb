import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { gameOf } from '../games/gameFolders.mjs';
import { root } from '../run/tool.mjs';

/** Matches a game's source files, except tests. The loops in these files run in the page. */
const SOURCE = /\/(?:games|docs\/examples)\/\w+\/(?!.*\.test\.)[^?]*\.tsx?$/;

/** The function that creates a loop's guard. Only the playground defines it (`client/dev/loops.ts`). */
const GUARD = 'globalThis.hushLoop';

interface Node {
  type: string;
  start: number;
  end: number;
  body?: unknown;
}

interface Insert {
  at: number;
  text: string;
}

/**
 * Adds a guard to each loop of a game on the development server, because an endless loop would freeze the page. The
 * loop calls its guard on every iteration. In the playground, the guard throws an error when the loop has run for
 * several seconds. The playground reports the error as a fault in the game, with file and line.
 */
export function loopGuard(): Plugin {
  return {
    name: 'loop-guard',
    enforce: 'pre',
    apply: (_, { command }) => command === 'serve' && !process.env.VITEST,
    transform: {
      filter: { id: SOURCE },
      handler(code, id) {
        if (this.environment.name !== 'client') return null;
        if (!gameOf(id)) return null;
        const ast = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        return { code: guarded(code, ast as Node, relative(root, id)), map: null };
      },
    },
  };
}

/** Adds a guard to each loop, without changing the line numbers. */
export function guarded(code: string, ast: Node, where: string): string {
  const loops = loopsIn(ast);
  const inserts = loops.flatMap(({ outer, loop }, index): Insert[] => {
    const body = loop.body as Node;
    const line = code.slice(0, loop.start).split('\n').length;
    const name = `loop${index}_`;
    const isBlock = body.type === 'BlockStatement';
    const begin = `{const ${name}=${GUARD}?.(${JSON.stringify(`${where}:${line}`)});`;
    const turn = `${name}?.();`;
    return [
      { at: outer.start, text: begin },
      { at: isBlock ? body.start + 1 : body.start, text: isBlock ? turn : `{${turn}` },
      { at: isBlock ? outer.end : body.end, text: '}' },
      ...(isBlock ? [] : [{ at: outer.end, text: '}' }]),
    ];
  });
  let made = '';
  let done = 0;
  // If two loops begin at the same position, the outer loop must stay first. The stable sort ensures this.
  for (const { at, text } of inserts.sort((one, other) => one.at - other.at)) {
    made += code.slice(done, at) + text;
    done = at;
  }
  return made + code.slice(done);
}

/** Lists all loops, outer loops first. A labelled loop includes its label. */
function loopsIn(node: Node, outer: Node = node): { outer: Node; loop: Node }[] {
  const own = LOOPS.has(node.type) ? [{ outer, loop: node }] : [];
  const below = Object.values(node).flatMap((part: unknown) => {
    const parts: unknown[] = Array.isArray(part) ? part : [part];
    return parts.flatMap((each) => {
      if (!isNode(each)) return [];
      return loopsIn(each, node.type === 'LabeledStatement' ? outer : each);
    });
  });
  return [...own, ...below];
}

const LOOPS = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}
