import { withPlatformLines } from '../../board/platformLines';
import type { AnyBoard } from '../boards';
import { PlainBoard, PlainMoment } from './PlainBoard';
import { text } from './text';

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
