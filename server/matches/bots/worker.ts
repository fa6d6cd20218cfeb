import { games } from '../../../games';
import { answer, type BotAnswer, type BotQuestion } from './botWorker';

/** The work of a thread of the pool. */
export default function think(question: BotQuestion): BotAnswer {
  return answer(games, question);
}
