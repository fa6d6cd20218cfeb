import './fonts.css';
import './textures.css';
import { defineBoard } from '../../../client/board/contract';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { refusals, text } from '../text';
import { Board } from './Board';
import { coach } from './coach';
import { Moment } from './end/Moment';
import { intro } from './intro';
import { log } from './log';
import { rules, rulesFor } from './rules';
import { direct } from './scenes/direct';

export default defineBoard<View, Moves>({
  Board,
  Moment,
  legal,
  text,
  refusals,
  intro,
  direct,
  coach,
  log,
  rules,
  rulesFor,
});
