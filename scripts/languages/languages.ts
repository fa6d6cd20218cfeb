import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, FluentSerializer, type Junk, type Message, Resource, type Term } from '@fluent/syntax';
import { Compiler, Mistake, type Translation } from './compile.ts';
import { type Area, type English, type EnglishText, fileOf, leavesOf } from './english.ts';
import { LANGUAGES, topicCardsOf } from './folders.ts';
import { pageProblems, readPage } from './pages.ts';
import { PSEUDO, pseudo } from './pseudo.ts';

export interface Read {
  translation: Translation;
  problems: string[];
  /** The files other than translations that the language does not have. */
  lacks: string[];
}

/** Reads the files of a language. Problems are lines that are not Fluent, and messages that appear twice. */
export function readTranslation(root: string, tag: string): Read {
  const folder = join(root, LANGUAGES, tag);
  const names = readdirSync(folder).filter((name) => /\.(ftl|md)$/.test(name));
  const read = readFiles(
    tag,
    Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  );
  return { ...read, lacks: [topicCardsOf(tag)].filter((file) => !existsSync(join(root, file))) };
}

export function readFiles(tag: string, files: Readonly<Record<string, string>>): Read {
  const messages = new Map<string, Message>();
  const terms = new Map<string, Term>();
  const problems: string[] = [];
  for (const [name, source] of Object.entries(files)) {
    const isPage = name.endsWith('.md');
    if (isPage) for (const [key, page] of readPage(name, source)) messages.set(key, page);
    for (const entry of isPage ? [] : new FluentParser().parse(source).body) {
      const at = (id: string) => `${tag}/${name}: ${id}`;
      if (entry.type === 'Junk') {
        const { annotations, content } = entry as Junk;
        problems.push(`${at(content.trim().slice(0, 40))}: ${annotations[0]?.message ?? 'not Fluent'}`);
      } else if (entry.type === 'Term') {
        const term = entry as Term;
        if (terms.has(term.id.name)) problems.push(`${at(`-${term.id.name}`)} appears twice`);
        terms.set(term.id.name, term);
      } else if (entry.type === 'Message') {
        const message = entry as Message;
        const key = `${name.replace(/\.ftl$/, '')}/${message.id.name}`;
        if (messages.has(key)) problems.push(`${at(message.id.name)} appears twice`);
        messages.set(key, message);
      }
    }
  }
  return { translation: { tag, messages, terms }, problems, lacks: [] };
}

/** A pseudo-language, which translates everything. */
export function pseudoTranslation(tag: string, areas: readonly Area[]): Translation {
  const letters = PSEUDO[tag];
  if (!letters) throw new Error(`${tag} is no pseudo-language.`);
  const messages = new Map([...textsOf(areas)].map(([key, { message }]) => [key, pseudo(message, letters)]));
  return { tag, messages, terms: new Map() };
}

/** Returns all texts, by the name under which a translation has them. */
export function textsOf(areas: readonly Area[]): Map<string, EnglishText> {
  const all = new Map<string, EnglishText>();
  for (const { name, file, tree } of areas)
    for (const text of leavesOf(tree)) {
      const key = `${fileOf(name)}/${text.message.id.name}`;
      if (all.has(key)) throw new Error(`${file}: two texts are called ${key}.`);
      all.set(key, text);
    }
  return all;
}

/** The progress of a translation. */
export interface Progress {
  /** The number of texts in English, and of those that are translated. */
  all: number;
  done: number;
  missing: string[];
  /** Texts that English does not have, and texts whose gaps are not those of the English text. */
  problems: string[];
}

export function progressOf(areas: readonly Area[], { translation, problems }: Omit<Read, 'lacks'>): Progress {
  const english = textsOf(areas);
  const { messages, tag } = translation;
  const compiler = new Compiler(translation, english);
  const wrong = [...messages].flatMap(([key, message]) => {
    const text = english.get(key);
    if (!text) return [`${tag}/${key}: English has no such text`];
    try {
      compiler.text(key.split('/')[0] ?? '', text, message);
      return pageProblems(text.message, message).map((problem) => `${tag}/${key}: ${problem}`);
    } catch (error) {
      if (error instanceof Mistake) return [`${tag}/${key}: ${error.message}`];
      throw error;
    }
  });
  const missing = [...english.keys()].filter((key) => !messages.has(key));
  return { all: english.size, done: english.size - missing.length, missing, problems: [...problems, ...wrong] };
}

/**
 * Returns whether a language can be offered: everything that players read is translated. As long as there are texts that
 * no language can replace, none is.
 */
export function isComplete({ areas, unmoved }: English, read: Read): boolean {
  const { missing, problems } = progressOf(areas, read);
  return unmoved.length === 0 && read.lacks.length === 0 && missing.length === 0 && problems.length === 0;
}

/** Compiles the texts of a language in these areas. */
export function compiled(translation: Translation, areas: readonly Area[]): string {
  return new Compiler(translation, textsOf(areas)).module(
    areas.map(({ name, tree }) => ({ name, file: fileOf(name), tree })),
  );
}

/** Writes the English texts of a file as Fluent. */
export function englishFile(areas: readonly Area[], leave: (key: string) => boolean = () => false): string {
  const messages = [...textsOf(areas)].filter(([key]) => !leave(key)).map(([, { message }]) => message);
  return new FluentSerializer().serialize(new Resource(messages));
}
