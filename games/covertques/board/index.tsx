import { addFonts, defineBoard } from 'hush/board';
import { tell } from 'hush/game';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { story } from '../story';
import { refusals, text } from '../text';
import officeTall from './art/office-tall.svg?url';
import officeWide from './art/office-wide.svg?url';
import { Board } from './Board';
import { coach } from './coach';
import { direct } from './direct';
import { Moment } from './end/Moment';
import { markOf } from './end/marks';
import fonts from './fonts.css?inline';
import { SecretCard } from './hint/SecretCard';
import { intro } from './intro';
import './materials.css';
import { ledger } from './ledger';
import { log } from './log';
import { rules, rulesFor } from './rules';
import { frameText, secretText, sectionName } from './text';

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
  pictures: [officeTall, officeWide],
  privateScreen: { label: secretText.cover, Card: SecretCard },
  coach,
  direct,
  log,
  ledger,
  story: (view, facts, names) => tell(story, view, facts, names),
  rules,
  rulesFor,
});
