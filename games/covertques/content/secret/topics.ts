import { must } from 'hush/game';
import type { Language } from '../../languages';
import type { TopicId } from '../../state';
import de from './words-de.json';
import en from './words-en.json';
import es from './words-es.json';
import fr from './words-fr.json';

/** The cards of a language, by their ids. */
type Cards = Readonly<Record<TopicId, { title: string; open: string[]; confidential: string[] }>>;

/** A topic card. It has two faces with six words each. A browser never gets the whole card. */
export interface Topic {
  id: TopicId;
  title: string;
  publicWords: string[];
  confidential: string[];
}

/**
 * The cards of each language, by their ids, which are the same in all languages. A browser that checks a deal has only
 * the cards of the match's language.
 */
const CARDS: Readonly<Record<Language, Cards>> = { en, de, es, fr };

/** The files, by their names without `.json`. */
export const FILES: Readonly<Record<string, Cards>> = Object.fromEntries(
  Object.entries(CARDS).map(([language, file]) => [fileOf(language), file]),
);

export function fileOf(language: string): string {
  return `words-${language}`;
}

export function topicIds(language: Language): TopicId[] {
  return Object.keys(CARDS[language]);
}

export function topicOf({ topic, options }: { topic: TopicId; options: { words: Language } }): Topic {
  const { title, open, confidential } = must(CARDS[options.words][topic], `the card ${topic}`);
  return { id: topic, title, publicWords: open, confidential };
}

/** Returns the card with this title. Titles are unique in a language. */
export function topicTitled(title: string, words: Language): Topic {
  const topics = topicIds(words).map((topic) => topicOf({ topic, options: { words } }));
  return must(
    topics.find((topic) => topic.title === title),
    `a card titled ${title}`,
  );
}
