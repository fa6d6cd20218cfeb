import { must } from 'hush/game';
import type { TopicId } from '../../state';
import open from '../topics.json';
import faces from './faces.json';

/** A topic card. It has two faces with six words each. A browser never gets the whole card. */
export interface Topic {
  id: TopicId;
  title: string;
  publicWords: string[];
  confidential: string[];
}

const FACES: Readonly<Record<TopicId, string[]>> = faces;

export const TOPICS: readonly Topic[] = open.map(({ id, title, words }) => ({
  id,
  title,
  publicWords: words,
  confidential: must(FACES[id], `the confidential face of ${id}`),
}));

export function topicOf(id: TopicId): Topic {
  return must(
    TOPICS.find((topic) => topic.id === id),
    `the card ${id}`,
  );
}

/** Returns the card with this title. Titles are unique. */
export function topicTitled(title: string): Topic {
  return must(
    TOPICS.find((topic) => topic.title === title),
    `a card titled ${title}`,
  );
}
