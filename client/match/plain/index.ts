import { withClockLines } from '../../board/clockLines';
import type { AnyBoard } from '../boards';
import { PlainBoard, PlainMoment } from './PlainBoard';
import { text } from './text';

/** The board for games that have none. */
export const plainBoard: AnyBoard = withClockLines({
  Board: PlainBoard,
  Moment: PlainMoment,
  legal: {},
  text,
  refusals: {},
  intro: [],
  rules: [],
  rulesFor: () => '',
});
