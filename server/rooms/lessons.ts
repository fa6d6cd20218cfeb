import type { AnyModule, Lesson } from '#shared/module.ts';
import type { Entropy } from '../crypto';
import { addBots } from './bots';
import { RequestProblem } from './problem';
import { isRunning, people, type RoomState } from './state';

/**
 * Prepares a room for the coached match of its game: its only person sits at seat 0, together with the bots that the
 * lesson needs. In this match they play the lesson's own bot, and in the next match the game's usual level.
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
  // The coach already sets the pace, so bots play fast. The setting ends with the match.
  draft.botSpeed = 'fast';
  addBots(draft, module, lesson.seats - 1, undefined, entropy);
  return lesson;
}
