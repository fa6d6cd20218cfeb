import { texts } from 'hush/game';

export const introText = texts('covert.intro', {
  goal: {
    title: 'Goal',
    text: 'Move your Agents, **complete missions** and break codes for points.',
  },
  win: {
    title: 'How you win',
    text: 'A sixth mission ends the match. **Most points wins;** each broken code is worth 2.',
  },
  you: {
    title: 'What you do',
    text: 'Roll five dice and **place them one at a time**. Where they go decides what you get to do.',
  },
  others: {
    title: 'What the others do',
    text: 'They take the spaces you wanted and **swap the tiles** you were counting on. Their codes stay hidden.',
  },
});
