import './textures.css';
import { addFonts, defineBoard } from 'hush/board';
import { tell } from 'hush/game';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { story } from '../story';
import { refusals, text } from '../text';
import { Board } from './Board';
import { coach } from './coach';
import { Moment } from './end/Moment';
import { markOf } from './end/marks';
import { sectionName } from './end/text';
import fonts from './fonts.css?inline';
import { intro } from './intro';
import { ledger } from './ledger';
import { log } from './log';
import { rules, rulesFor } from './rules';
import { direct } from './scenes/direct';
import { SecretCard } from './table/SecretCard';
import { frameText, secretText } from './text';

addFonts(fonts);

export default defineBoard<View, Moves>({
  Board,
  Moment,
  replay: { mark: markOf, section: sectionName },
  legal,
  text,
  refusals,
  headline: frameText.headline,
  intro,
  direct,
  privateScreen: { label: secretText.label, Card: SecretCard },
  coach,
  log,
  ledger,
  story: (view, facts, names) => tell(story, view, facts, names),
  rules,
  rulesFor,
});
