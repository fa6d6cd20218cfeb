import { addFonts, defineBoard } from 'hush/board';
import { tell } from 'hush/game';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { story } from '../story';
import { DAY_NAMES, refusals, text } from '../text';
import { pictures } from './art/pictures';
import street from './art/street.svg?url';
import { Board } from './Board';
import { SecretCard } from './call/SecretCard';
import { coach } from './coach';
import { direct } from './direct';
import { Moment } from './end/Moment';
import { markOf } from './end/marks';
import fonts from './fonts.css?inline';
import { intro } from './intro';
import { ledger } from './ledger';
import { log } from './log';
import { rules, rulesFor } from './rules';
import { ClaimForm } from './sheets/ClaimForm';
import { boardText, callText } from './text';

addFonts(fonts);

export default defineBoard<View, Moves>({
  Board,
  Moment,
  replay: { mark: markOf, section: (moment) => DAY_NAMES[moment.day] },
  legal,
  text,
  refusals,
  headline: boardText.headline,
  intro,
  pictures: [street, ...pictures],
  privateScreen: { label: callText.mine, Card: SecretCard },
  coach,
  direct,
  log,
  ledger,
  ClaimForm,
  story: (view, facts, names) => tell(story, view, facts, names),
  rules,
  rulesFor,
});
