import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CallArguments,
  Comment,
  FunctionReference,
  Identifier,
  type InlineExpression,
  Message,
  NamedArgument,
  NumberLiteral,
  Pattern,
  Placeable,
  SelectExpression,
  StringLiteral,
  TextElement,
  VariableReference,
  Variant,
} from '@fluent/syntax';
import {
  type Argument,
  type CallExpression,
  type ConditionalExpression,
  type Expression,
  type MemberExpression,
  type ParamPattern,
  type PropertyKey,
  parseSync,
  type Comment as SourceComment,
  type TSType,
  Visitor,
} from 'oxc-parser';
import { gapsOf } from '#shared/contract/voice.ts';
import { pagesOf } from './pages.ts';

/** The type of a gap. `optional` is a text or null. */
export type GapType = 'text' | 'optional' | 'number' | 'flag' | 'list';

/** A text of an area: the English message, and the gaps of its function in order. Null if it is not a function. */
export interface EnglishText {
  message: Message;
  gaps: readonly Gap[] | null;
}

interface Gap {
  name: string;
  type: GapType;
  /** The names of the texts from which English takes the words for this id, without the id: `weapons-the`. */
  family?: string;
  /** The name of its type: `WeaponId`. */
  kind?: string | undefined;
  /** The ids that the gap can be, if it has a `family`. */
  ids?: readonly string[];
}

/** The texts of an area in their form: a text, or a list or record of texts. */
export type Tree = { text: EnglishText } | { list: readonly Tree[] } | { record: readonly (readonly [string, Tree])[] };

export interface Area {
  name: string;
  /** The path of the `text.ts` or `rules.md`, relative to the project. */
  file: string;
  tree: Tree;
}

const CODE = 'a text is a string, a template or a choice between them';
const PLAIN_KEYS = 'only plain keys';

/** The functions that join a list in English, with the type of the list for `Intl`. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['namesOf', 'conjunction'],
  ['listed', 'conjunction'],
  ['eitherOf', 'disjunction'],
  ['commaList', 'unit'],
]);

/** The end of the name of an area with bots' lines. */
export const LINES = /-lines$/;

const FOLDERS = ['client', 'games', 'server', 'shared'];
/** Folders with texts for people who run Hush or make games for it, and not for players. */
const NOT_FOR_PLAYERS = /^(server\/(backup|store)|client\/dev)\//;

/** The English texts of the project. */
export interface English {
  areas: Area[];
  /** The files with texts that no language can replace yet. */
  unmoved: string[];
}

/**
 * Reads all `text.ts` files below `root`, and the rules and bots' lines of the games. Throws if an area contains code
 * that a translation cannot have.
 */
export function readEnglish(root: string): English {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|[\\/])(text|\w+Text)\.ts$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => !NOT_FOR_PLAYERS.test(name)),
  ).sort();
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const constants = constantsIn(sources);
  const found = files.map((file, at) => areasOf(file, sources[at] ?? '', constants));
  return {
    areas: [...withIds([...found.flat(), ...linesOf(root, constants)], kindsIn(root)), ...pagesOf(root)],
    unmoved: files.filter((_, at) => found[at]?.length === 0),
  };
}

/** Returns the names of the constants with areas, by file and constant: `coverblown/WEAPONS` is `coverblown.weapons`. */
function constantsIn(sources: readonly string[]): Map<string, string> {
  const found = sources.flatMap((source) => [...source.matchAll(/\bconst (\w+) = texts\(\s*'([\w.]+)'/g)]);
  return new Map(found.map(([, constant = '', area = '']) => [`${fileOf(area)}/${constant}`, area]));
}

/** Returns the ids of each type in the games' `state.ts` that is made of a list: `coverblown/WeaponId`. */
function kindsIn(root: string): Map<string, ReadonlySet<string>> {
  const games = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'state.ts')));
  return new Map(
    games.flatMap((game) => {
      const source = readFileSync(join(root, 'games', game, 'state.ts'), 'utf8');
      return [...source.matchAll(/type (\w+) = \(typeof (\w+)\)\[number\]/g)].map(([, kind, list]) => {
        const [, items = ''] = new RegExp(`const ${list}\\b[^=]*= \\[([^\\]]*)\\]`).exec(source) ?? [];
        return [`${game}/${kind}`, new Set(Array.from(items.matchAll(/'([^']+)'/g), ([, id = '']) => id))] as const;
      });
    }),
  );
}

/**
 * Adds the ids that gaps can be: all ids that have the words, or those of the gap's type. Bots' lines have the ids of
 * their game's texts.
 */
export function withIds(areas: Area[], kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map()): Area[] {
  const all = areas.flatMap(({ name, tree }) => leavesOf(tree).map((text) => ({ file: fileOf(name), text })));
  const names = new Set(all.map(({ file, text }) => `${file}/${text.message.id.name}`));
  for (const { file, text } of all)
    for (const gap of text.gaps ?? []) {
      if (gap.family === undefined) continue;
      const start = `${file.replace(LINES, '')}/${gap.family}-`;
      const kind = kinds.get(`${file}/${gap.kind}`);
      const ids = [...names].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
      gap.ids = kind && kind.size > 0 ? ids.filter((id) => kind.has(id)) : ids;
      if (gap.ids.length === 0) throw new Error(`${file}: no text is called ${start}…`);
    }
  return areas;
}

/** Returns all texts of a tree. */
export function leavesOf(tree: Tree): EnglishText[] {
  if ('text' in tree) return [tree.text];
  return 'list' in tree ? tree.list.flatMap(leavesOf) : tree.record.flatMap(([, each]) => leavesOf(each));
}

/** Reads the lines of each game's bots as an area, in which the placeholders of a line are its gaps. */
function linesOf(root: string, constants: ReadonlyMap<string, string>): Area[] {
  const files = readdirSync(join(root, 'games'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[^/]+\/(bot\/lines|lines\/\w+)\.ts$/.test(name))
    .sort();
  const games = new Set(files.map((name) => name.split('/')[0] ?? ''));
  return [...games].map((game) => {
    const own = files.filter((name) => name.startsWith(`${game}/`)).map((name) => `games/${name}`);
    const record = own.flatMap((file) => linesIn(file, readFileSync(join(root, file), 'utf8'), constants));
    return { name: `${game}-lines`, file: own.join(), tree: { record } };
  });
}

/**
 * Returns the situations of the objects that a file exports. An object that only combines others has none. `GAPS` says
 * which placeholders are ids.
 */
export function linesIn(
  file: string,
  source: string,
  constants: ReadonlyMap<string, string> = constantsIn([source]),
): (readonly [string, Tree])[] {
  const { program, comments } = parseSync(file, source);
  const game = file.split('/')[1] ?? '';
  const [, gaps = ''] = /export const GAPS = \{(.*?)\}/s.exec(source) ?? [];
  const families = new Map(
    [...gaps.matchAll(/(\w+): (\w+)\.(\w+)/g)].map(([, gap = '', constant, key = '']) => {
      return [gap, joined(sectionOf(constants.get(`${game}/${constant}`) ?? ''), key)] as const;
    }),
  );
  const reader = new Reader(file, source, comments, { families });
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) => {
      if (id.type === 'Identifier' && id.name === 'GAPS') return [];
      const object = init && unwrapped(init);
      const isCombined =
        object?.type !== 'ObjectExpression' || object.properties.some(({ type }) => type !== 'Property');
      const tree = isCombined ? null : reader.tree(object, '');
      return tree && 'record' in tree ? tree.record : [];
    });
  });
}

/** A place in a file. */
interface Span {
  start: number;
  end: number;
}

/**
 * Returns the areas that a file declares with `texts('name', { … })`. `constants` names the areas from which texts can
 * take words by an id.
 */
export function areasOf(
  file: string,
  source: string,
  constants: ReadonlyMap<string, string> = constantsIn([source]),
): Area[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const calls: CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 'texts') calls.push(call);
    },
  }).visit(program);
  return calls.map(({ arguments: [name, english] }) => {
    if (name?.type !== 'Literal' || typeof name.value !== 'string' || !english)
      throw new Error(`${file}: texts() needs a name and texts.`);
    const familyOf = (constant: string) => constants.get(`${fileOf(String(name.value))}/${constant}`);
    const reader = new Reader(file, source, comments, { familyOf });
    return { name: name.value, file, tree: reader.tree(english, sectionOf(name.value)) };
  });
}

/** The file of a language that contains the area: the part of the name before a dot. */
export const fileOf = (area: string): string => area.split('.')[0] ?? area;
const sectionOf = (area: string): string => area.split('.').slice(1).join('-');

interface ReaderOptions {
  /** For strings with placeholders, such as `{who} fires.`: the families of those that are ids. */
  families?: ReadonlyMap<string, string>;
  /** Returns the area that a constant keeps. */
  familyOf?(constant: string): string | undefined;
}

/** Reads the texts of one file. */
class Reader {
  readonly #file: string;
  readonly #source: string;
  readonly #comments: readonly SourceComment[];
  readonly #how: ReaderOptions;

  constructor(file: string, source: string, comments: readonly SourceComment[], how: ReaderOptions) {
    this.#file = file;
    this.#source = source;
    this.#comments = comments;
    this.#how = how;
  }

  tree(wrapped: Argument, id: string, start = wrapped.start): Tree {
    const node = unwrapped(wrapped);
    if (node.type === 'ObjectExpression') {
      const record = node.properties.map((property): [string, Tree] => {
        if (property.type !== 'Property') throw this.#error(property, PLAIN_KEYS);
        const key = keyOf(property.key);
        if (property.computed || key === null) throw this.#error(property, PLAIN_KEYS);
        return [key, this.tree(property.value, joined(id, key), property.start)];
      });
      return { record };
    }
    if (node.type === 'ArrayExpression') {
      const list = node.elements.map((each, at) => {
        if (!each) throw this.#error(node, CODE);
        return this.tree(each, joined(id, String(at + 1)));
      });
      return { list };
    }
    return { text: this.#text(node, id, start) };
  }

  #text(node: Argument, id: string, start: number): EnglishText {
    const { families } = this.#how;
    if (families && node.type === 'Literal' && typeof node.value === 'string')
      return lineText(node.value, id, families);
    const isFunction = node.type === 'ArrowFunctionExpression';
    const gaps = isFunction ? node.params.map((param) => this.#gap(param)) : null;
    const body = isFunction ? node.body : node;
    if (body.type === 'BlockStatement') throw this.#error(body, CODE);
    const pattern = this.#pattern(body, gaps ?? []);
    const comment = this.#commentBefore(start);
    return {
      message: new Message(new Identifier(id), pattern, [], comment === null ? null : new Comment(comment)),
      gaps,
    };
  }

  #gap(param: ParamPattern): Gap {
    if (param.type !== 'Identifier' || !param.typeAnnotation)
      throw this.#error(param, 'only gaps with a name and a type');
    const annotation = param.typeAnnotation.typeAnnotation;
    const [named] = annotation.type === 'TSUnionType' ? annotation.types : [annotation];
    const kind = named?.type === 'TSTypeReference' ? this.#code(named) : undefined;
    return { name: param.name, type: typeOf(annotation), kind };
  }

  #pattern(wrapped: Argument, gaps: Gaps): Pattern {
    const node = unwrapped(wrapped);
    if (node.type === 'Literal' && typeof node.value === 'string') return message(words(node.value));
    if (node.type === 'TemplateLiteral')
      return message(
        node.quasis.flatMap(({ value: { cooked } }, at) => {
          const put = node.expressions[at];
          return [...words(cooked ?? ''), ...(put ? this.#inserted(put, gaps) : [])];
        }),
      );
    if (node.type === 'ConditionalExpression') return new Pattern([new Placeable(this.#choice(node, gaps))]);
    if (node.type === 'Identifier' || node.type === 'CallExpression' || node.type === 'MemberExpression')
      return new Pattern(this.#inserted(node, gaps));
    throw this.#error(node, CODE);
  }

  #inserted(wrapped: Expression, gaps: Gaps): (TextElement | Placeable)[] {
    const node = unwrapped(wrapped);
    if (node.type === 'Identifier') return [new Placeable(this.#variable(node, gaps))];
    if (node.type === 'CallExpression') return [new Placeable(this.#call(node, gaps))];
    if (node.type === 'MemberExpression' && node.computed) return [new Placeable(this.#term(node, gaps))];
    if (node.type === 'MemberExpression') return [new Placeable(this.#selector(node, gaps))];
    return this.#pattern(node, gaps).elements;
  }

  /**
   * Converts `namesOf(names)` and other functions that join a list, `inWords(count)`, and `capital(inWords(count))` or
   * `capital(WEAPONS.the[weapon])`.
   */
  #call(node: CallExpression, gaps: Gaps): FunctionReference {
    const name = node.callee.type === 'Identifier' ? node.callee.name : '';
    const [gap] = node.arguments;
    if (name === 'capital' && (gap?.type === 'CallExpression' || (gap?.type === 'MemberExpression' && gap.computed))) {
      const words = gap.type === 'CallExpression' ? this.#call(gap, gaps) : this.#term(gap, gaps);
      words.arguments.named.push(option('case', 'capital'));
      return words;
    }
    const type = LISTS.get(name);
    if ((type === undefined && name !== 'inWords') || gap?.type !== 'Identifier') throw this.#error(node, CODE);
    const options = type === undefined ? [] : [option('type', type)];
    const id = new Identifier(type === undefined ? 'WORDS' : 'LIST');
    return new FunctionReference(id, new CallArguments([this.#variable(gap, gaps)], options));
  }

  /** Converts `WEAPONS.the[weapon]`, the words for an id. */
  #term({ object, property }: MemberExpression, gaps: Gaps): FunctionReference {
    const path = this.#code(object).split('.');
    const area = this.#how.familyOf?.(path[0] ?? '');
    const gap = gaps.find(({ name }) => property.type === 'Identifier' && property.name === name);
    if (area === undefined || !gap || !path.every((part) => /^\w+$/.test(part))) throw this.#error(object, CODE);
    const family = path.slice(1).reduce(joined, sectionOf(area));
    gap.family ??= family;
    return termOf(family, gap.name);
  }

  #variable(node: Expression, gaps: Gaps): VariableReference {
    if (node.type !== 'Identifier' || !gaps.some((gap) => gap.name === node.name))
      throw this.#error(node, 'only gaps can be filled in');
    return variable(node.name);
  }

  /** Converts a gap, or the length of a list. */
  #selector(node: Expression, gaps: Gaps): VariableReference | FunctionReference {
    if (node.type !== 'MemberExpression') return this.#variable(node, gaps);
    if (node.property.type !== 'Identifier' || node.property.name !== 'length') throw this.#error(node, CODE);
    return new FunctionReference(new Identifier('COUNT'), new CallArguments([this.#variable(node.object, gaps)]));
  }

  /** Converts `count === 1 ? … : …`, `names.length === 1 ? … : …`, `word === 'a' ? … : …` or `isFlag ? … : …`. */
  #choice({ test, consequent, alternate }: ConditionalExpression, gaps: Gaps): SelectExpression {
    if (test.type === 'Identifier') {
      const variants = [this.#variant('true', consequent, gaps), this.#variant('false', alternate, gaps, true)];
      return new SelectExpression(this.#variable(test, gaps), variants);
    }
    const key = test.type === 'BinaryExpression' && test.right.type === 'Literal' ? test.right.value : null;
    if (
      test.type !== 'BinaryExpression' ||
      test.operator !== '===' ||
      !/^(Identifier|MemberExpression)$/.test(test.left.type) ||
      !(test.right.type === 'Literal' && (typeof key === 'number' || typeof key === 'string' || key === null))
    )
      throw this.#error(test, 'a choice is made by a flag, or with === and a number, word or null');
    const selector = this.#selector(test.left, gaps);
    const first = this.#variant(key === 1 ? 'one' : (key ?? 'none'), consequent, gaps);
    const rest = unwrapped(alternate);
    const isSame =
      rest.type === 'ConditionalExpression' &&
      rest.test.type === 'BinaryExpression' &&
      this.#code(rest.test.left) === this.#code(test.left);
    const others = isSame ? this.#choice(rest, gaps).variants : [this.#variant('other', alternate, gaps, true)];
    return new SelectExpression(selector, [first, ...others]);
  }

  #variant(key: string | number, node: Expression, gaps: Gaps, isDefault = false): Variant {
    const name = typeof key === 'number' ? new NumberLiteral(String(key)) : new Identifier(key);
    return new Variant(name, this.#pattern(node, gaps), isDefault);
  }

  /** Returns the comment directly before a text, which translators read too. */
  #commentBefore(start: number): string | null {
    const comment = this.#comments.find(
      ({ end }) => end <= start && this.#source.slice(end, start).trim() === '' && end > start - 300,
    );
    return comment?.value.replaceAll(/^\s*\*+ ?/gm, '').trim() ?? null;
  }

  #error(node: Span, why: string): Error {
    const line = this.#source.slice(0, node.start).split('\n').length;
    return new Error(`${this.#file}:${line}: ${why}: ${this.#code(node).slice(0, 80)}`);
  }

  #code = ({ start, end }: Span): string => this.#source.slice(start, end);
}

/** Returns a bot's line as a text. Its gaps are in the order of their names, as in a phrase. */
function lineText(line: string, id: string, families: ReadonlyMap<string, string>): EnglishText {
  const gaps = gapsOf(line).map((name): Gap => {
    const family = families.get(name);
    const kind = `${name.charAt(0).toUpperCase()}${name.slice(1)}Id`;
    return { name, type: 'text', ...(family !== undefined && { family, kind }) };
  });
  const elements = line.split(/(\{\w+\})/).flatMap((part) => {
    const gap = gaps.find(({ name }) => part === `{${name}}`);
    if (!gap) return words(part);
    return [new Placeable(gap.family === undefined ? variable(gap.name) : termOf(gap.family, gap.name))];
  });
  return { message: new Message(new Identifier(id), message(elements)), gaps: gaps.length > 0 ? gaps : null };
}

const variable = (name: string) => new VariableReference(new Identifier(name));

const termOf = (family: string, gap: string) =>
  new FunctionReference(new Identifier('TERM'), new CallArguments([new StringLiteral(family), variable(gap)], []));

const option = (name: string, value: string) => new NamedArgument(new Identifier(name), new StringLiteral(value));

type Gaps = readonly Gap[];

const joined = (id: string, key: string) => (id === '' ? key : `${id}-${key}`);

/** Returns the name of a key that is written as a word, a string or a number. */
function keyOf(key: PropertyKey): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

/** Removes `as const`, `satisfies …` and parentheses. */
function unwrapped<Node extends Argument>(node: Node): Node | Expression {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
    ? unwrapped(node.expression)
    : node;
}

function typeOf(annotation: TSType): GapType {
  const { type } = annotation;
  if (type === 'TSNumberKeyword') return 'number';
  if (type === 'TSBooleanKeyword') return 'flag';
  if (type === 'TSUnionType' && annotation.types.some((each) => each.type === 'TSNullKeyword')) return 'optional';
  return type === 'TSArrayType' || type === 'TSTypeOperator' ? 'list' : 'text';
}

/**
 * Splits words into the elements of a message. Fluent reads braces as gaps, and ignores spaces at the ends of a message.
 */
function words(text: string): (TextElement | Placeable)[] {
  return text
    .split(/([{}]+)/)
    .filter((part) => part !== '')
    .map((part) => (/[{}]/.test(part) ? literal(part) : new TextElement(part)));
}

/** Keeps the spaces at both ends of a message, and what Fluent would not read as text at its beginning. */
function message(elements: (TextElement | Placeable)[]): Pattern {
  const [first, last] = [elements[0], elements.at(-1)];
  if (!first) return new Pattern([literal('')]);
  const before = first instanceof TextElement ? (/^(?:\s+|[.*[])/.exec(first.value)?.[0] ?? '') : '';
  if (first instanceof TextElement) first.value = first.value.slice(before.length);
  const after = last instanceof TextElement ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last instanceof TextElement) last.value = last.value.slice(0, last.value.length - after.length);
  const kept = elements.filter((element) => !(element instanceof TextElement) || element.value !== '');
  return new Pattern([...(before ? [literal(before)] : []), ...kept, ...(after ? [literal(after)] : [])]);
}

const literal = (text: string) => new Placeable(new StringLiteral(text) as InlineExpression);
