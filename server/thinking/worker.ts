import { games } from '../../games';
import { answer, type Question, type Thought } from './thinker';

/** The work of a thread of the pool. */
export default function think(question: Question): Thought {
  return answer(games, question);
}
