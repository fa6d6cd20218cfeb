import type { AnyModule, Lesson } from '#shared/contract/module.ts';
import type { Entropy } from '../../crypto';
import { addBots } from '../bots/bots';
import { RequestProblem } from '../problem';
import { isRunning, people, type RoomState } from '../state/state';

/**
 * Prepares a room for the coached match of its game. Seats the only person at seat 0, and adds the bots that the lesson
 * needs. In this match the bots play at the lesson's own level, and in the next match at the game's usual level.
 */
export function prepareLesson(draft: RoomState, module: AnyModule, entropy: Entropy): Lesson<unknown> {
  const { lesson } = module;
  if (!lesson) throw new RequestProblem('no-lesson');
  if (isRunning(draft)) throw new RequestProblem('match-running');
  const [person, ...others] = people(draft);
  if (!person || others.length > 0) throw new RequestProblem('not-alone');
  draft.members = [person];
  person.seat = '0';
  person.ready = true;
  // The bots play fast, because the coach already slows the match down. The speed is reset when the match ends.
  draft.botSpeed = 'fast';
  addBots(draft, module, lesson.seats - 1, undefined, entropy);
  return lesson;
}
