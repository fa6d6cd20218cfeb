import { addFonts, defineBoard } from 'hush/board';
import { tell } from 'hush/game';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { story } from '../story';
import { refusals, text } from '../text';
import { Board } from './Board';
import { SecretCard } from './cards/SecretCard';
import { secretText } from './cards/text';
import { coach } from './coach';
import { Moment } from './end/Moment';
import { markOf, sectionOf } from './end/marks';
import fonts from './fonts.css?inline';
import { roomText } from './frame/text';
import { intro } from './intro';
import { log } from './log';
import { rules, rulesFor } from './rules';
import { direct } from './scenes/direct';

addFonts(fonts);

export default defineBoard<View, Moves>({
  Board,
  Moment,
  replay: { mark: markOf, section: sectionOf },
  legal,
  text,
  refusals,
  headline: roomText.headline,
  intro,
  privateScreen: { label: secretText.label, Card: SecretCard },
  coach,
  log,
  story: (view, facts, names) => tell(story, view, facts, names),
  rules,
  rulesFor,
  direct,
});
