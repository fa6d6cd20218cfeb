import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Area } from '../languages/english.ts';
import { tagsOf } from '../languages/folders.ts';
import { root } from '../run/tool.mjs';

/** Lists the languages that a device can show, with the scripts that contain their texts. */
const LIST = 'virtual:languages';
/** The texts of a language in a part of the app: `virtual:language/de/start`. */
const ONE = /^virtual:language\/([\w-]+)\/(\w+)$/;

/**
 * The areas whose texts the first page needs, beside the taglines of games. The texts of all other areas load later.
 */
export const START: readonly string[] = [
  'door.actions',
  'door.facts',
  'door.page',
  'door.person',
  'door.unavailable',
  'home',
  'net',
  'pages.broken',
  'pages.notFound',
  'settings.language',
  'ui',
];

/** An area with a game's tagline, which the server sends in English. */
const POSTER = /\.poster$/;

/** The beginning of `texts('home', { … })`. */
const DECLARED = /\btexts\(\s*['"][\w.]+['"],\s*/g;

/** The list without languages. */
const NONE = 'export default [];';

const PARTS: Readonly<Record<string, (area: Area) => boolean>> = {
  start: ({ name }) => START.includes(name) || POSTER.test(name),
  rest: ({ name }) => !START.includes(name) && !POSTER.test(name),
};

/**
 * Compiles the languages in `languages/` to scripts, one for each part of the app. Only complete languages are in the
 * build. If `isTesting` is set, pseudo-languages are in it too, and languages that lack only texts outside of `text.ts`.
 */
export function languages(isTesting: boolean): Plugin {
  let hasLanguages = false;
  return {
    name: 'languages',
    // Without languages, the code that loads them is not in the build.
    config: async () => {
      hasLanguages = (await listed(isTesting)) !== NONE;
      return { define: { 'import.meta.env.HAS_LANGUAGES': JSON.stringify(hasLanguages) } };
    },
    resolveId: {
      filter: { id: /^virtual:languages?/ },
      handler: (source) => (source === LIST || ONE.test(source) ? `\0${source}` : null),
    },
    load: {
      filter: { id: /^\0virtual:languages?/ },
      // The parser for languages is loaded only if there is a language.
      async handler(id) {
        if (id === `\0${LIST}`) return listed(isTesting);
        const [, tag = '', part = ''] = ONE.exec(id.slice(1)) ?? [];
        return textsIn(tag, part);
      },
    },
    // Without languages, nothing has to find the texts of an area.
    transform: {
      filter: { id: /[tT]ext\.ts$/, code: 'texts(' },
      handler: (code) => (hasLanguages ? null : { code: code.replaceAll(DECLARED, '('), map: null }),
    },
    // An area that moves into or out of the first script has to move to the other part too.
    async generateBundle(_, bundle) {
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'app');
      if (!isTesting || app?.type !== 'chunk') return;
      const { readEnglish } = await import('../languages/english.ts');
      const inApp = readEnglish(root).areas.filter(({ file }) => app.moduleIds.includes(join(root, file)));
      const names = inApp.map(({ name }) => name).sort();
      if (names.join() !== START.join()) this.error(`The first page has the texts of ${names.join(', ')}: see START.`);
    },
  };
}

async function listed(isTesting: boolean): Promise<string> {
  const tags = tagsOf(root);
  if (tags.length === 0 && !isTesting) return NONE;
  const { isComplete, readTranslation } = await import('../languages/languages.ts');
  const { PSEUDO } = await import('../languages/pseudo.ts');
  const { readEnglish } = await import('../languages/english.ts');
  const { areas, unmoved } = readEnglish(root);
  const english = { areas, unmoved: isTesting ? [] : unmoved };
  const complete = tags.filter((tag) => isComplete(english, readTranslation(root, tag)));
  const pseudo = isTesting ? Object.keys(PSEUDO) : [];
  const entries = [...complete, ...pseudo].map((tag) => {
    const facts = { tag, name: nameOf(tag), dir: directionOf(tag), isOffered: complete.includes(tag) };
    const parts = Object.keys(PARTS).map((part) => `${part}: () => import('virtual:language/${tag}/${part}')`);
    return `{ ...${JSON.stringify(facts)}, ${parts.join(', ')} }`;
  });
  return entries.length === 0 ? NONE : `export default [${entries.join(', ')}];`;
}

async function textsIn(tag: string, part: string): Promise<string> {
  const { compiled, pseudoTranslation, readTranslation } = await import('../languages/languages.ts');
  const { PSEUDO } = await import('../languages/pseudo.ts');
  const { areas } = (await import('../languages/english.ts')).readEnglish(root);
  const translation = tag in PSEUDO ? pseudoTranslation(tag, areas) : readTranslation(root, tag).translation;
  return compiled(translation, areas.filter(PARTS[part] ?? (() => false)));
}

/** The name of a language in that language, as in a list: many languages write it in lower case in a sentence. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

interface TextInfo {
  direction: string;
}

function directionOf(tag: string): string {
  // Node 22 has it as a property, later versions as a method.
  const locale = new Intl.Locale(tag) as Intl.Locale & Partial<{ textInfo: TextInfo; getTextInfo(): TextInfo }>;
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}
