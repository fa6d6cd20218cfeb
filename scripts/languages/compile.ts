import type {
  CallArguments,
  Expression,
  FunctionReference,
  Identifier,
  InlineExpression,
  Message,
  Pattern,
  Placeable,
  SelectExpression,
  Term,
  TextElement,
  Variant,
} from '@fluent/syntax';
import { type EnglishText, type GapType, LINES, type Tree } from './english.ts';

/** The messages and terms of a language, by their names. */
export interface Translation {
  tag: string;
  /** By file and name: `home/start`. */
  messages: ReadonlyMap<string, Message>;
  terms: ReadonlyMap<string, Term>;
}

/** The functions that a translation may call. Each formats a gap of a certain type with `Intl`. */
const FUNCTIONS: Readonly<Record<string, { gap: GapType; intl: string; call: (gap: string, made: string) => string }>> =
  {
    NUMBER: { gap: 'number', intl: 'NumberFormat', call: (gap, made) => `${made}.format(${gap})` },
    DATETIME: { gap: 'number', intl: 'DateTimeFormat', call: (gap, made) => `${made}.format(${gap})` },
    LIST: { gap: 'list', intl: 'ListFormat', call: (gap, made) => `${made}.format(${gap})` },
    COUNT: { gap: 'list', intl: 'NumberFormat', call: (gap, made) => `${made}.format(${gap}.length)` },
  };

/** The code of a function that begins words with a capital letter. */
const CAPITAL = '(words) => words.charAt(0).toUpperCase() + words.slice(1)';

/** A mistake in a translation. Its message is written for the translator. */
export class Mistake extends Error {}

/** Compiles the texts of a language to JavaScript. Formatters that several texts use are made once for all of them. */
export class Compiler {
  readonly #translation: Translation;
  readonly #english: ReadonlyMap<string, EnglishText>;
  readonly #formatters = new Map<string, string>();

  /** `english` has the texts by the names under which the translation has them. */
  constructor(translation: Translation, english: ReadonlyMap<string, EnglishText>) {
    this.#translation = translation;
    this.#english = english;
  }

  /** Returns the module that exports the texts of these areas. Texts without a translation keep their English words. */
  module(areas: readonly { name: string; file: string; tree: Tree }[]): string {
    const entries = areas.map(({ name, file, tree }) => `${JSON.stringify(name)}: ${this.#tree(file, tree)}`);
    const made = [...this.#formatters].map(([code, name]) => `const ${name} = ${code};\n`);
    return `${made.join('')}export default {\n${entries.join(',\n')}\n};\n`;
  }

  #tree(file: string, tree: Tree): string {
    if ('list' in tree) return `[${tree.list.map((each) => this.#tree(file, each)).join(', ')}]`;
    if ('record' in tree)
      return `{${tree.record.map(([key, each]) => `${JSON.stringify(key)}: ${this.#tree(file, each)}`).join(', ')}}`;
    const { message } = tree.text;
    return this.text(file, tree.text, this.#translation.messages.get(`${file}/${message.id.name}`) ?? message);
  }

  /** Returns the code of a translated text of a file. Throws a `Mistake` if it does not fit the English text. */
  text(file: string, { gaps, message }: EnglishText, { value, attributes }: Message): string {
    if (!value || attributes.length > 0) throw new Mistake('a message has words and no attributes');
    const used = new Set<string>();
    const ids = new Map(gaps?.flatMap(({ name, ids: all }) => (all ? [[name, all] as const] : [])));
    const code = this.#pattern(value, { file, gaps: new Map(gaps?.map(({ name, type }) => [name, type])), ids, used });
    const needed = new Set(message.value ? insertedIn(message.value) : []);
    const left = [...needed].filter((name) => !used.has(name)).map((name) => `{ $${name} }`);
    if (left.length > 0) throw new Mistake(`${left.join(' and ')} is missing`);
    return gaps === null ? code : `(${gaps.map(({ name }) => name).join(', ')}) => ${code}`;
  }

  #pattern({ elements }: Pattern, scope: Scope): string {
    const [only] = elements;
    if (elements.length === 1 && only?.type === 'TextElement') return JSON.stringify((only as TextElement).value);
    const parts = elements.map((element) =>
      element.type === 'TextElement'
        ? (element as TextElement).value.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
        : `\${${this.#expression((element as Placeable).expression, scope)}}`,
    );
    return `\`${parts.join('')}\``;
  }

  #expression(expression: Expression, scope: Scope): string {
    switch (expression.type) {
      case 'StringLiteral':
      case 'NumberLiteral':
        return JSON.stringify((expression as { parse(): { value: unknown } }).parse().value);
      case 'VariableReference':
        return this.#gap(nameOf(expression as Named), scope);
      case 'TermReference':
        return this.#term(expression as Reference, scope);
      case 'FunctionReference':
        return this.#call(expression as FunctionReference, scope);
      case 'SelectExpression':
        return this.#choice(expression as SelectExpression, scope);
      case 'Placeable':
        return this.#expression((expression as Placeable).expression, scope);
      default:
        throw new Mistake('a message cannot contain another message');
    }
  }

  /** Inserts a gap as it is, or a number in the digits of the language. */
  #gap(name: string, scope: Scope): string {
    if (scope.parameters) {
      if (!scope.parameters.has(name)) throw new Mistake(`a term needs the value of { $${name} }`);
      return JSON.stringify(scope.parameters.get(name));
    }
    const type = typeOf(name, scope);
    if (type === 'flag') throw new Mistake(`{ $${name} } is true or false, and only chooses between words`);
    if (type === 'list') throw new Mistake(`{ $${name} } is a list: use { LIST($${name}) }`);
    if (scope.ids.has(name)) throw new Mistake(`{ $${name} } is an id: use { TERM("…", $${name}) }`);
    return type === 'number' ? `${this.#formatter('NumberFormat', {})}.format(${name})` : name;
  }

  /** Inserts a term, whose words are known while compiling. */
  #term({ id, attribute, arguments: given }: Reference, scope: Scope): string {
    const parameters = new Map(
      given?.named.map(({ name, value }) => [name.name, (value as { parse(): { value: unknown } }).parse().value]),
    );
    const pattern = this.#form(id.name, attribute?.name);
    return this.#pattern(pattern, { ...scope, gaps: new Map(), parameters });
  }

  /** Returns the words of a term, or one of its forms. */
  #form(name: string, form: string | undefined): Pattern {
    const term = this.#translation.terms.get(name);
    if (!term) throw new Mistake(`there is no term -${name}`);
    if (form === undefined) return term.value;
    const attribute = term.attributes.find(({ id }) => id.name === form);
    if (!attribute) throw new Mistake(`-${name} has no .${form}`);
    return attribute.value;
  }

  #call({ id, arguments: given }: FunctionReference, scope: Scope): string {
    const name = gapIn(given.positional.at(-1));
    const options = Object.fromEntries(
      given.named.map(({ name: { name: option }, value }) => [
        option,
        (value as { parse(): { value: unknown } }).parse().value,
      ]),
    );
    if (id.name === 'WORDS') return this.#words(name, options, scope);
    if (id.name === 'TERM') return this.#termOf(given, name, options, scope);
    const made = FUNCTIONS[id.name];
    if (!made) throw new Mistake(`there is no ${id.name}()`);
    if (typeOf(name, scope) !== made.gap) throw new Mistake(`${id.name}() does not fit { $${name} }`);
    return made.call(name, this.#formatter(made.intl, options));
  }

  /**
   * `TERM("weapon", $weapon, form: "accusative")` is this form of the term `-weapon-knife` if the gap is `knife`. Without
   * such terms, it is the text `weapon-knife` of the same game.
   */
  #termOf({ positional }: CallArguments, gap: string, options: Record<string, unknown>, scope: Scope): string {
    const family =
      positional[0]?.type === 'StringLiteral' ? (positional[0] as { value: string } & Expression).value : '';
    if (!/text|optional/.test(typeOf(gap, scope))) throw new Mistake(`TERM() does not fit { $${gap} }`);
    const form = options.form === undefined ? undefined : String(options.form);
    const members = this.#family(family, form, scope);
    if (members.size === 0) throw new Mistake(`no term begins with -${family}-`);
    const left = scope.ids.get(gap)?.filter((id) => !members.has(id)) ?? [];
    if (left.length > 0) throw new Mistake(`there is no term -${family}-${left[0]}`);
    const entries = [...members].map(([id, pattern]) => {
      return `${JSON.stringify(id)}: ${this.#pattern(pattern, { ...scope, gaps: new Map() })}`;
    });
    const words = `(${this.#shared('term', `{ ${entries.join(', ')} }`)}[${gap}] ?? ${gap})`;
    return options.case === 'capital' ? `${this.#shared('capital', CAPITAL)}${words}` : words;
  }

  /** Returns the words of all terms, or of all texts, whose names begin so, by the rest of their names. */
  #family(family: string, form: string | undefined, { file }: Scope): Map<string, Pattern> {
    const named = (names: Iterable<string>, start: string) => [...names].filter((name) => name.startsWith(start));
    const { terms, messages } = this.#translation;
    const members = named(terms.keys(), `${family}-`).map((name) => [name, this.#form(name, form)] as const);
    const start = `${file.replace(LINES, '')}/${family}-`;
    const texts = members.length > 0 ? [] : named(new Set([...this.#english.keys(), ...messages.keys()]), start);
    return new Map([
      ...members.map(([name, pattern]) => [name.slice(family.length + 1), pattern] as const),
      ...texts.flatMap((name) => {
        const { value } = messages.get(name) ?? this.#english.get(name)?.message ?? {};
        return value ? [[name.slice(start.length), value] as const] : [];
      }),
    ]);
  }

  /** `WORDS($count)` is the number in words if the language has them (`shared/text/numbersText.ts`), else in digits. */
  #words(gap: string, options: Record<string, unknown>, scope: Scope): string {
    if (typeOf(gap, scope) !== 'number') throw new Mistake(`WORDS() does not fit { $${gap} }`);
    const words: string[] = [];
    for (let at = 1; ; at++) {
      const value = this.#translation.messages.get(`numbers/inWords-${at}`)?.value;
      if (!value) break;
      const word = value.elements.map((element) => (element as TextElement).value).join('');
      words.push(options.case === 'capital' ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    }
    const digits = `${this.#formatter('NumberFormat', {})}.format(${gap})`;
    return `(${this.#shared('words', JSON.stringify(words))}[${gap}] ?? ${digits})`;
  }

  #choice({ selector, variants }: SelectExpression, scope: Scope): string {
    const chosen = variants.find((variant) => variant.default);
    const others = variants.filter((variant) => !variant.default);
    const test = this.#test(selector, scope);
    const last = chosen ? this.#pattern(chosen.value, scope) : '""';
    test(chosen);
    return `(${others.map((variant) => `${test(variant)} ? ${this.#pattern(variant.value, scope)} : `).join('')}${last})`;
  }

  /** Returns a function that returns the condition under which a variant is chosen. */
  #test(selector: InlineExpression, scope: Scope): (variant: Variant | undefined) => string {
    const isGap = selector.type === 'VariableReference';
    const called = selector.type === 'FunctionReference' ? (selector as FunctionReference) : null;
    const isCount = called?.id.name === 'COUNT';
    const isOrdinal = called !== null && ordinal(called);
    const name = isGap
      ? nameOf(selector as Named)
      : called !== null && (isCount || isOrdinal)
        ? gapIn(called.arguments.positional[0])
        : '';
    const { parameters } = scope;
    if (isGap && parameters) return (variant) => JSON.stringify(keyOf(variant) === String(parameters.get(name)));
    const gap = name === '' ? 'text' : typeOf(name, scope);
    if (isCount !== (gap === 'list'))
      throw new Mistake(
        isCount ? `COUNT() does not fit { $${name} }` : `{ $${name} } is a list, which cannot choose between words`,
      );
    const type = isCount ? 'number' : gap;
    const value = isCount ? `${name}.length` : name === '' ? this.#expression(selector, scope) : name;
    if (type === 'flag')
      return (variant) => {
        const key = keyOf(variant);
        if (key !== 'true' && key !== 'false')
          throw new Mistake(`[${key}] is never chosen: { $${name} } is true or false`);
        return key === 'true' ? value : `!${value}`;
      };
    if (type === 'optional' || type === 'text')
      return (variant) =>
        type === 'optional' && keyOf(variant) === 'none'
          ? `${value} === null`
          : `${value} === ${JSON.stringify(keyOf(variant))}`;
    const options = isOrdinal ? { type: 'ordinal' as const } : {};
    const rules = new Intl.PluralRules(this.#translation.tag, options);
    const { pluralCategories } = rules.resolvedOptions();
    return (variant) => {
      if (variant?.key.type === 'NumberLiteral') return `${value} === ${Number(keyOf(variant))}`;
      const key = keyOf(variant);
      if (!pluralCategories.some((category) => category === key))
        throw new Mistake(`[${key}] is never chosen: the numbers of this language are ${pluralCategories.join(', ')}`);
      return `${this.#formatter('PluralRules', options)}.select(${value}) === ${JSON.stringify(key)}`;
    };
  }

  #formatter(intl: string, options: Record<string, unknown>): string {
    const more = Object.keys(options).length > 0 ? `, ${JSON.stringify(options)}` : '';
    return this.#shared(intl, `new Intl.${intl}(${JSON.stringify(this.#translation.tag)}${more})`);
  }

  /** Returns the name of a constant with this value. */
  #shared(kind: string, code: string): string {
    const name = this.#formatters.get(code) ?? `$${kind}${this.#formatters.size}`;
    this.#formatters.set(code, name);
    return name;
  }
}

interface Scope {
  /** The file of the language that contains the message. */
  file: string;
  /** The ids that a gap can be. */
  ids: ReadonlyMap<string, readonly string[]>;
  gaps: ReadonlyMap<string, GapType>;
  /** The gaps that the message has used so far. */
  used: Set<string>;
  /** In a term: the parameters that the message passes to it. */
  parameters?: ReadonlyMap<string, unknown>;
}

type Named = { id: { name: string } } & Expression;
type Reference = {
  id: { name: string };
  attribute: { name: string } | null;
  arguments: CallArguments | null;
} & Expression;

const nameOf = ({ id }: Named) => id.name;

/** Returns the gaps that a message inserts. Gaps that only choose between its words can be left out in a translation. */
function insertedIn({ elements }: Pattern): string[] {
  return elements.flatMap((element) => {
    if (element.type === 'TextElement') return [];
    const { expression } = element as Placeable;
    if (expression.type === 'VariableReference') return [nameOf(expression as Named)];
    if (expression.type === 'FunctionReference')
      return [gapIn((expression as FunctionReference).arguments.positional.at(-1))];
    return expression.type === 'SelectExpression'
      ? (expression as SelectExpression).variants.flatMap(({ value }) => insertedIn(value))
      : [];
  });
}

const ordinal = ({ id, arguments: { named } }: FunctionReference) =>
  id.name === 'NUMBER' &&
  named.some(({ name, value }) => name.name === 'type' && (value as { value: string }).value === 'ordinal');

function gapIn(argument: InlineExpression | Placeable | undefined): string {
  if (argument?.type !== 'VariableReference') throw new Mistake('a function needs a gap: { LIST($names) }');
  return nameOf(argument as Named);
}

function typeOf(name: string, { gaps, used }: Scope): GapType {
  const type = gaps.get(name);
  if (!type) throw new Mistake(`{ $${name} } is not a gap of this text`);
  used.add(name);
  return type;
}

function keyOf(variant: Variant | undefined): string {
  if (!variant) return '';
  return variant.key.type === 'NumberLiteral'
    ? (variant.key as { value: string }).value
    : (variant.key as Identifier).name;
}
