import './theme.css';
import { Cards, defineBoard, introCards, rulesIn } from 'hush/board';
import { legal } from '../legal';
import rules from '../rules.md?raw';
import type { Moves, View } from '../state';
import { introText, refusals, text } from '../text';
import { Board, faceOf, Moment } from './Board';

const kinds = { claimed: 'claim', caught: 'suspicion', proved: 'suspicion', turned: 'card', did: 'move' } as const;

export default defineBoard<View, Moves>({
  ...{ Board, Moment, legal, text, refusals, rules: rulesIn(rules) },
  rulesFor: ({ claim, truth }) => (truth ? 'court' : claim ? 'answer' : 'turn'),
  intro: introCards(introText, {
    hand: <Cards look="named" of={[faceOf('herald'), faceOf('marshal')]} />,
    claim: <Cards look="named" of={[faceOf('chancellor'), faceOf('chamberlain')]} />,
    doubt: <Cards look="named" of={[faceOf('reeve'), null]} />,
  }),
  log: { kinds, headings: [], opening: '', filters: ['claim', 'suspicion', 'card'] },
});
