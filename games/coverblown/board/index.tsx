import './fonts.css';
import { defineBoard } from '../../../client/board/contract';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { refusals, text } from '../text';
import { pictures } from './art/pictures';
import street from './art/street.svg?url';
import { Board } from './Board';
import { coach } from './coach';
import { direct } from './direct';
import { Moment } from './end/Moment';
import { intro } from './intro';
import { log } from './log';
import { rules, rulesFor } from './rules';

export default defineBoard<View, Moves>({
  Board,
  Moment,
  legal,
  text,
  refusals,
  intro,
  pictures: [street, ...pictures],
  coach,
  direct,
  log,
  rules,
  rulesFor,
});
