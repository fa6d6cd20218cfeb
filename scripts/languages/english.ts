import { readdirSync, readFileSync } from 'node:fs';
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
import { parseSync, type Comment as SourceComment } from 'oxc-parser';

export type GapType = 'text' | 'number' | 'flag' | 'list';

/** A text of an area: the English message, and the gaps of its function in order. Null if it is not a function. */
export interface EnglishText {
  message: Message;
  gaps: readonly { name: string; type: GapType }[] | null;
}

/** The texts of an area in their form: a text, or a list or record of texts. */
export type Tree = { text: EnglishText } | { list: readonly Tree[] } | { record: readonly (readonly [string, Tree])[] };

export interface Area {
  name: string;
  /** The path of the `text.ts`, relative to the project. */
  file: string;
  tree: Tree;
}

const CODE = 'a text is a string, a template or a choice between them';

const FOLDERS = ['client', 'games', 'shared'];

/** The English texts of the project. */
export interface English {
  areas: Area[];
  /** The files with texts that no language can replace yet. */
  unmoved: string[];
}

/** Reads all `text.ts` files below `root`. Throws if an area contains code that a translation cannot have. */
export function readEnglish(root: string): English {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|[\\/])text\.ts$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ).sort();
  const found = files.map((file) => areasOf(file, readFileSync(join(root, file), 'utf8')));
  return {
    areas: found.flat(),
    unmoved: files.filter((_, at) => found[at]?.length === 0),
  };
}

/** A node of the syntax tree, of which only the parts below are read. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Returns the areas that a file declares with `texts('name', { … })`. */
export function areasOf(file: string, source: string): Area[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return callsIn(program as object as Node).map((call) => {
    const [name, english] = call.arguments as [Node, Node];
    if (typeof name?.value !== 'string' || !english) throw new Error(`${file}: texts() needs a name and texts.`);
    return { name: name.value, file, tree: new Reader(file, source, comments).tree(english, sectionOf(name.value)) };
  });
}

/** The file of a language that contains the area: the part of the name before a dot. */
export const fileOf = (area: string): string => area.split('.')[0] ?? area;
const sectionOf = (area: string): string => area.split('.').slice(1).join('-');

function callsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee } = node as { type?: string; callee?: { type: string; name?: string } };
  if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'texts') return [node as Node];
  return Object.values(node).flatMap(callsIn);
}

/** Reads the texts of one file. */
class Reader {
  readonly #file: string;
  readonly #source: string;
  readonly #comments: readonly SourceComment[];

  constructor(file: string, source: string, comments: readonly SourceComment[]) {
    this.#file = file;
    this.#source = source;
    this.#comments = comments;
  }

  tree(wrapped: Node, id: string, start = wrapped.start): Tree {
    const node = unwrapped(wrapped);
    if (node.type === 'ObjectExpression') {
      const record = (node.properties as Node[]).map((property): [string, Tree] => {
        if (property.type !== 'Property' || property.computed) throw this.#error(property, 'only plain keys');
        const { name, value } = property.key as { name?: string; value?: unknown };
        const key = name ?? String(value);
        return [key, this.tree(property.value as Node, joined(id, key), property.start)];
      });
      return { record };
    }
    if (node.type === 'ArrayExpression') {
      const list = (node.elements as Node[]).map((each, at) => this.tree(each, joined(id, String(at + 1))));
      return { list };
    }
    return { text: this.#text(node, id, start) };
  }

  #text(node: Node, id: string, start: number): EnglishText {
    const isFunction = node.type === 'ArrowFunctionExpression';
    const gaps = isFunction ? (node.params as Node[]).map((param) => this.#gap(param)) : null;
    const pattern = this.#pattern(isFunction ? (node.body as Node) : node, gaps ?? []);
    const comment = this.#commentBefore(start);
    return {
      message: new Message(new Identifier(id), pattern, [], comment === null ? null : new Comment(comment)),
      gaps,
    };
  }

  #gap(param: Node) {
    const { name, typeAnnotation } = param as { name?: string; typeAnnotation?: { typeAnnotation: Node } };
    const annotation = typeAnnotation?.typeAnnotation;
    if (param.type !== 'Identifier' || !name || !annotation)
      throw this.#error(param, 'only gaps with a name and a type');
    return { name, type: typeOf(annotation) };
  }

  #pattern(wrapped: Node, gaps: Gaps): Pattern {
    const node = unwrapped(wrapped);
    if (node.type === 'Literal' && typeof node.value === 'string') return message(words(node.value));
    if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as { value: { cooked: string } }[];
      const put = node.expressions as Node[];
      return message(
        quasis.flatMap(({ value: { cooked } }, at) => [
          ...words(cooked),
          ...(put[at] ? this.#inserted(put[at], gaps) : []),
        ]),
      );
    }
    if (node.type === 'ConditionalExpression') return new Pattern([new Placeable(this.#choice(node, gaps))]);
    if (node.type === 'Identifier') return new Pattern(this.#inserted(node, gaps));
    throw this.#error(node, CODE);
  }

  #inserted(wrapped: Node, gaps: Gaps): (TextElement | Placeable)[] {
    const node = unwrapped(wrapped);
    if (node.type === 'Identifier') return [new Placeable(this.#variable(node, gaps))];
    if (node.type === 'CallExpression') return [new Placeable(this.#list(node, gaps))];
    return this.#pattern(node, gaps).elements;
  }

  /** Converts `namesOf(names)`. */
  #list(node: Node, gaps: Gaps): FunctionReference {
    const [list] = node.arguments as Node[];
    if ((node.callee as Node).name !== 'namesOf' || list?.type !== 'Identifier') throw this.#error(node, CODE);
    const type = new NamedArgument(new Identifier('type'), new StringLiteral('conjunction'));
    return new FunctionReference(new Identifier('LIST'), new CallArguments([this.#variable(list, gaps)], [type]));
  }

  #variable(node: Node, gaps: Gaps): VariableReference {
    const name = String(node.name);
    if (!gaps.some((gap) => gap.name === name)) throw this.#error(node, 'only gaps can be filled in');
    return new VariableReference(new Identifier(name));
  }

  /** Converts `count === 1 ? … : …`, `word === 'a' ? … : …` or `isFlag ? … : …`. */
  #choice(node: Node, gaps: Gaps): SelectExpression {
    const test = node.test as Node;
    const [yes, no] = [node.consequent as Node, node.alternate as Node];
    if (test.type === 'Identifier') {
      const variants = [this.#variant('true', yes, gaps), this.#variant('false', no, gaps, true)];
      return new SelectExpression(this.#variable(test, gaps), variants);
    }
    const { operator } = test as { operator?: string };
    const [left, right] = [test.left as Node, test.right as Node];
    const key = right?.value;
    if (operator !== '===' || left.type !== 'Identifier' || !(typeof key === 'number' || typeof key === 'string'))
      throw this.#error(test, 'a choice is made by a flag, or with === and a number or word');
    const selector = this.#variable(left, gaps);
    const first = this.#variant(key === 1 ? 'one' : key, yes, gaps);
    const rest = unwrapped(no);
    const isSame =
      rest.type === 'ConditionalExpression' && (rest.test as Node & { left?: Node }).left?.name === left.name;
    const others = isSame ? this.#choice(rest, gaps).variants : [this.#variant('other', no, gaps, true)];
    return new SelectExpression(selector, [first, ...others]);
  }

  #variant(key: string | number, node: Node, gaps: Gaps, isDefault = false): Variant {
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

  #error(node: Node, why: string): Error {
    const line = this.#source.slice(0, node.start).split('\n').length;
    return new Error(`${this.#file}:${line}: ${why}: ${this.#source.slice(node.start, node.end).slice(0, 80)}`);
  }
}

type Gaps = readonly { name: string; type: GapType }[];

const joined = (id: string, key: string) => (id === '' ? key : `${id}-${key}`);

/** Removes `as const`, `satisfies …` and parentheses. */
function unwrapped(node: Node): Node {
  return /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type)
    ? unwrapped(node.expression as Node)
    : node;
}

function typeOf(annotation: Node): GapType {
  if (annotation.type === 'TSNumberKeyword') return 'number';
  if (annotation.type === 'TSBooleanKeyword') return 'flag';
  return annotation.type === 'TSArrayType' || annotation.type === 'TSTypeOperator' ? 'list' : 'text';
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
