import available from 'virtual:languages';
import { translate } from '#shared/text/texts.ts';
import { belowBase } from '../net/address';
import { sentencesLoad } from '../net/inLanguage';
import { currentSettings } from './settings';
import { forget, remember } from './storage';

/** The name of a language in that language, by which people find theirs. */
export interface Language {
  tag: string;
  name: string;
}

type Available = (typeof available)[number];

const OFFLINE = 'hush.offline';
const ENGLISH: Language = { tag: 'en', name: 'English' };

/** The language of this page, or null for English. */
let current: Available | null = null;
let rest: Promise<void> | null = null;

const languageOf = (tag: string) => tag.split('-')[0];

/**
 * Chooses a language: the one that was chosen on this device, else the first one that the browser prefers, else English.
 * A preference for `de-AT` chooses `de`.
 * @returns null for English
 */
export function languageFor<L extends Pick<Available, 'tag' | 'isOffered'>>(
  languages: readonly L[],
  chosen: string | null,
  preferred: readonly string[],
): L | null {
  for (const wanted of chosen === null ? preferred : [chosen, ...preferred]) {
    const exact = languages.find(({ tag }) => tag === wanted);
    const found = exact ?? languages.find(({ tag, isOffered }) => isOffered && languageOf(tag) === languageOf(wanted));
    if (found || languageOf(wanted) === languageOf(ENGLISH.tag)) return found ?? null;
  }
  return null;
}

/**
 * Loads the texts of the first page in this device's language, and then the others. A page below the start page, such as
 * a room, waits for all of them. If they cannot be loaded, the page is in English.
 * @returns null if there is nothing to load, because the language is English
 */
export function loadLanguage(): Promise<void> | null {
  if (!import.meta.env.HAS_LANGUAGES) return null;
  current = languageFor(available, currentSettings().language, navigator.languages);
  if (current === null) {
    forget(OFFLINE);
    return null;
  }
  const { tag, dir, start } = current;
  const all = belowBase(location.pathname) === '/' ? null : loadRest();
  return Promise.all([start(), all]).then(
    ([texts]) => {
      translate(texts.default);
      Object.assign(document.documentElement, { lang: tag, dir });
      void loadRest();
    },
    () => {
      current = null;
    },
  );
}

/** Loads the texts that the first page does not need. */
function loadRest(): Promise<void> | null {
  rest ??=
    current?.rest().then(
      ({ default: texts }) => {
        translate(texts);
        keepForOffline(texts.offline);
      },
      () => undefined,
    ) ?? null;
  sentencesLoad(rest);
  return rest;
}

/** Keeps the texts of the page that is shown without a connection (`client/offline/`), which cannot load a language. */
function keepForOffline(texts: object | undefined): void {
  if (current && texts) remember(OFFLINE, JSON.stringify({ lang: current.tag, dir: current.dir, texts }));
}

/** Loads a part of the app after the texts that it needs, because its modules may keep them in constants. */
export function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!import.meta.env.HAS_LANGUAGES) return load();
  return Promise.resolve(loadRest()).then(load);
}

/** The languages from which a person can choose. There is no choice if it is only one. */
export function offeredLanguages(): readonly Language[] {
  return [ENGLISH, ...available.filter((each) => each.isOffered || each === current)];
}

export const currentLanguage = (): string => (current ?? ENGLISH).tag;
