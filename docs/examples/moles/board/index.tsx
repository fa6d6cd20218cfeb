import './theme.css';
import { defineBoard, introCards, rulesIn } from 'hush/board';
import { legal } from '../legal';
import rules from '../rules.md?raw';
import type { Moves, View } from '../state';
import { introText, refusals, text } from '../text';
import { Board } from './Board';
import { Hills } from './Hills';
import { Moment } from './Moment';

/** The part of the game that browsers load. It is a separate chunk without rules, state or bots. */
export default defineBoard<View, Moves>({
  Board,
  Moment,
  legal,
  text,
  refusals,
  intro: introCards(introText, {
    hills: <Hills seats={['0', '1', '2']} sealed={[]} />,
    flag: <Hills seats={['0', '1', '2']} sealed={['1']} />,
  }),
  rules: rulesIn(rules),
  rulesFor: (view, seat) => (view.truth ? 'end' : seat === null ? 'story' : 'accuse'),
});
