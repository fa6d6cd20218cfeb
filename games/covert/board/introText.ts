import { texts } from 'hush/game';

export const introText = texts('covert.intro', {
  goal: {
    title: 'Goal',
    text: 'Move your Agents across Europe, **complete missions** and break secret codes. Both score points.',
  },
  win: {
    title: 'How you win',
    text: 'Someone’s sixth mission ends the match. **Most points wins:** 6 to 13 for a mission, 2 for a code.',
  },
  you: {
    title: 'What you do',
    text: 'Roll five dice and **place them one at a time**. Where they go decides what you get to do.',
  },
  others: {
    title: 'What the others do',
    text: 'They put dice where you wanted yours, and **swap the digits** you need for a code. You can’t see their cards.',
  },
});
