import { withPlatformLines } from '../../board/platformLines';
import type { AnyBoard } from '../boards';
import { PlainBoard, PlainMoment } from './PlainBoard';
import { text } from './text';

/** The board for games that have none. */
export const plainBoard: AnyBoard = withPlatformLines({
  Board: PlainBoard,
  Moment: PlainMoment,
  legal: {},
  text,
  refusals: {},
  intro: [],
  rules: [],
  rulesFor: () => '',
});
