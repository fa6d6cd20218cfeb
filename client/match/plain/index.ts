import type { AnyBoard } from '../boards';
import { PlainBoard, PlainMoment } from './PlainBoard';
import { text } from './text';

/** The board of a game without one. */
export const plainBoard: AnyBoard = {
  Board: PlainBoard,
  Moment: PlainMoment,
  legal: {},
  text,
  refusals: {},
  intro: [],
  rules: [],
  rulesFor: () => '',
};
