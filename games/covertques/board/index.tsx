import './fonts.css';
import { defineBoard } from '../../../client/board/contract';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { refusals, text } from '../text';
import officeTall from './art/office-tall.svg?url';
import officeWide from './art/office-wide.svg?url';
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
  pictures: [officeTall, officeWide],
  coach,
  direct,
  log,
  rules,
  rulesFor,
});
