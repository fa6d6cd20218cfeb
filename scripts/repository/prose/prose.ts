import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A comment, a test title, a paragraph on a page, or a text for players. */
export interface Passage {
  file: string;
  line: number;
  kind: 'comment' | 'title' | 'doc' | 'text';
  words: string;
}

/**
 * Patterns for phrases that make people read a sentence twice. `noun-clause` applies to the first words of comments and
 * titles, and `everybody` to `server/` and `shared/`. The other patterns apply anywhere.
 */
export const PATTERNS = {
  'noun-clause':
    /^(?:What|Who|Whom|Whose|Where|How|Of|In which|So many|So long|So much|As many|As long as)\s(?![^.]*\?)/,
  anew: /\banew\b/i,
  whoever: /\b(?:who|whom|what|which)(?:so)?ever\b/i,
  'stands for is':
    /\b(?:stands?|stood|lies|lay) (?:there|here|in|on|at|beside|behind|under|above|below|for itself|with)\b(?! for)/i,
  'the own': /\bthe own\b|\ban own\b|\bof (?:its|their|his|her|one's|your|my|our) own\b|\bone's\b/i,
  'goes on': /\b(?:goes|go|went|gone) on\b/i,
  'is another': /\b(?:is|are|was|becomes?) (?:another|others)\b(?! [a-z]+)/i,
  'at once': /\bat once\b/i,
  'so many': /\bso (?:many|long|much|often|late|early)\b(?! (?:that|as)\b)/i,
  'null clause': /(?:;|^|,) (?:null|undefined|left out|none|empty|false|true): /,
  everybody: /\b(?:every|no|some|any)body\b/i,
  'of it': /\b(?:all|each|none|some|much|part|most) of (?:it|them|that) (?:is|are|stands|lies)\b|\bthat is there\b/i,
  'to be verbed': /\b(?:is|are|was|were) to be \w+ed\b|\bis (?:told|asked|said|heard) (?:of|to|from)\b/i,
} as const satisfies Record<string, RegExp>;

export type Pattern = keyof typeof PATTERNS;

/** Returns each pattern that a passage matches. */
export function hitsOf({ file, kind, words }: Passage): Pattern[] {
  return (Object.keys(PATTERNS) as Pattern[]).filter((pattern) => {
    if (pattern === 'everybody' && !/^(?:server|shared)\//.test(file)) return false;
    if (pattern === 'noun-clause' && kind !== 'comment' && kind !== 'title') return false;
    return PATTERNS[pattern].test(words);
  });
}

/** Finds the passages in a source file: its comments, the titles of its tests, and texts for players. */
export function passagesOf(file: string, source: string): Passage[] {
  const { comments, program } = parseSync(file, source);
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const said = comments.map(({ value, start }) => ({
    words: plain(value),
    line: lineAt(start),
    end: start + value.length,
  }));
  return [
    ...(isRead(file) ? texts(program) : []).map(({ words, start }) => ({
      file,
      line: lineAt(start),
      kind: 'text' as const,
      words,
    })),
    ...joined(said).map(({ words, line }) => ({ file, line, kind: 'comment' as const, words })),
    ...(/\.(?:test|spec)\.tsx?$/.test(file)
      ? titles(program).map(({ words, start }) => ({ file, line: lineAt(start), kind: 'title' as const, words }))
      : []),
  ];
}

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/`[^`]*`/g, '`…`')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Joins line comments on consecutive lines. */
function joined(comments: { words: string; line: number }[]): { words: string; line: number }[] {
  const all: { words: string; line: number; last: number }[] = [];
  for (const { words, line } of comments) {
    const before = all.at(-1);
    if (before && before.last === line - 1) Object.assign(before, { words: `${before.words} ${words}`, last: line });
    else all.push({ words, line, last: line });
  }
  return all;
}

/** Returns whether strings in this file can reach players, hosts or operators. */
const isRead = (file: string) =>
  /^(?:client|games|server|shared|docs\/examples)\//.test(file) && !/\.(?:test|spec)\.|\/testing(?:\.ts|\/)/.test(file);

/** Finds the strings in a file that have three words or more. */
function texts(node: unknown): { words: string; start: number }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, quasis, start } = node as {
    type?: string;
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
    start: number;
  };
  const words =
    (type === 'Literal' || type === 'JSXText') && typeof value === 'string'
      ? value
      : type === 'TemplateLiteral'
        ? (quasis ?? []).map((quasi) => quasi.value.cooked).join('…')
        : '';
  const own = /[A-Za-z’']+ \S*[a-z]+ \S*[a-z]+/.test(words) ? [{ words: words.trim(), start }] : [];
  return [...own, ...Object.values(node).flatMap(texts)];
}

interface SyntaxNode {
  type?: string;
  start: number;
  callee?: SyntaxNode & { name?: string; object?: SyntaxNode; callee?: SyntaxNode };
  arguments?: (SyntaxNode & { value?: unknown; quasis?: { value: { cooked: string } }[] })[];
}

function titles(node: unknown): { words: string; start: number }[] {
  if (typeof node !== 'object' || node === null) return [];
  const call = node as SyntaxNode;
  const below = Object.values(node).flatMap(titles);
  if (call.type !== 'CallExpression' || !isTest(call.callee)) return below;
  const [title] = call.arguments ?? [];
  if (!title) return below;
  const words =
    typeof title.value === 'string' ? title.value : (title.quasis?.map(({ value }) => value.cooked).join('…') ?? '');
  return words ? [{ words, start: title.start }, ...below] : below;
}

function isTest(callee: unknown): boolean {
  if (typeof callee !== 'object' || callee === null) return false;
  const {
    type,
    name,
    object,
    callee: inner,
  } = callee as { type: string; name?: string; object?: unknown; callee?: unknown };
  if (type === 'Identifier') return /^(?:test|it|describe)$/.test(name ?? '');
  return isTest(type === 'CallExpression' ? inner : object);
}

/**
 * Lists the files in a folder and its subfolders, except packages and ported code. Paths are relative to the project's
 * folder, with `/` on every system.
 */
export function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).split(sep).join('/'))
    .filter((file) => ending.test(file) && !/node_modules\/|\/ported\//.test(file));
}

/** Finds the paragraphs of a Markdown page, without its code blocks. */
export function paragraphsOf(file: string, source: string): Passage[] {
  const lines = source.replaceAll(/```[\s\S]*?```/g, (code) => code.replaceAll(/[^\n]/g, '')).split('\n');
  return lines.flatMap((words, at) =>
    words.trim() ? [{ file, line: at + 1, kind: 'doc' as const, words: words.replaceAll(/`[^`]*`/g, '`…`') }] : [],
  );
}

export const readPassages = (file: string) => passagesOf(file, readFileSync(file, 'utf8'));
