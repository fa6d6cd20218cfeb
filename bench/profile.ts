import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const IDLE = '(idle)';
const LISTED = 25;

/** Summarises a CPU profile: busy time by package and by function, not counting the time in the functions it calls. */
export function readProfile(file: string): string {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const [functions, groups] = [new Map<string, number>(), new Map<string, number>()];
  let total = 0;
  samples.forEach((id, at) => {
    const frame = frames.get(id);
    const time = timeDeltas[at] ?? 0;
    if (!frame || frame.functionName === IDLE) return;
    const { functionName, url, lineNumber } = frame;
    const group = groupOf(url, functionName);
    const name = `${functionName || '(anonymous)'}  ${url ? `${path.basename(url)}:${lineNumber + 1}` : ''}`;
    total += time;
    functions.set(name, (functions.get(name) ?? 0) + time);
    groups.set(group, (groups.get(group) ?? 0) + time);
  });
  return [
    `${path.basename(file)}: ${(total / 1e6).toFixed(1)} s at work`,
    ...rows(groups, total),
    '',
    ...rows(functions, total),
  ].join('\n');
}

function rows(times: ReadonlyMap<string, number>, total: number): string[] {
  const most = [...times].sort(([, one], [, other]) => other - one).slice(0, LISTED);
  return most.map(([name, time]) => `${((time / total) * 100).toFixed(1).padStart(5)} %  ${name}`);
}

/**
 * Returns the group of a function: its package, its part of Node, its file in the server, or one of V8's own
 * categories, such as `(garbage collector)`.
 */
function groupOf(url: string, name: string): string {
  const inPackage = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/g;
  const found = [...url.matchAll(inPackage)].at(-1)?.[1];
  if (found !== undefined) return found;
  if (url.startsWith('node:')) return url;
  return url === '' ? name || '(native code)' : path.basename(url).replace(/-[\w-]{8}\.js$/, '.js');
}
