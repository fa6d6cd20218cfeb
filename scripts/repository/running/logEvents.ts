import { parseSync } from 'oxc-parser';

export interface LogEvent {
  level: 'info' | 'warn' | 'error';
  event: string;
}

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** Finds all log calls in a source file, with their levels and event names. Each name must be a literal. */
export function logEventsOf(path: string, source: string): LogEvent[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return found(program);
}

function found(node: unknown): LogEvent[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = eventOf(node as Node);
  return [...(own ? [own] : []), ...Object.values(node).flatMap(found)];
}

/** Recognises a call such as `log.warn(facts, 'event')`, on `log` or on a property named `log`. */
function eventOf({ type, callee, arguments: given }: Node): LogEvent | null {
  if (type !== 'CallExpression') return null;
  const { property, object } = callee as {
    property?: { name?: string };
    object?: { name?: string; property?: { name?: string } };
  };
  const level = property?.name;
  const isLog = (object?.property?.name ?? object?.name) === 'log';
  if (!isLog || (level !== 'info' && level !== 'warn' && level !== 'error')) return null;
  const event = (given as { value?: unknown }[]).at(-1)?.value;
  if (typeof event !== 'string') throw new Error(`an event of log.${level} is not written out`);
  return { level, event };
}
