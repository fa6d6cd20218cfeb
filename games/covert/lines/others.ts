import type { Lines } from '#shared/voice.ts';

/** Of what others do, and who is ahead. */
export const ofOthers = {
  rivalCompletes: {
    dry: [
      '{mission}, {who}. Noted, in ink that shows.',
      '{points} points. Our budget committee will ask questions.',
      '{who} has had a good day. Somebody must pay for it.',
    ],
    warm: [
      'Well done, {who}. {mission} looked hard from here.',
      '{points} points! Mind you do not catch cold out there, {who}.',
      'I do admire {mission}, {who}. Professionally.',
    ],
    brash: [
      '{mission}? I could do that in carpet slippers, {who}.',
      '{points} points, {who}. Enjoy them. They are your last.',
      'Beginner’s luck, {who}. Again.',
    ],
    nervous: [
      '{points} points at once? Is that allowed, {who}?',
      '{who} did {mission}. Were we not going to do {mission}?',
      'Somebody tell headquarters about {who}. Not me.',
    ],
  },
  rivalBreaks: {
    dry: [
      '{who} reads other people’s letters. How modern.',
      'One code less that was safe. Thank you, {who}.',
      'The Engine talks to anybody, it seems. Even {who}.',
    ],
    warm: [
      'Nicely read, {who}. I could not have pronounced it.',
      'Oh, clever {who}. Do leave one for the rest of us.',
      'You have an ear for numbers, {who}.',
    ],
    brash: [
      'I had that one yesterday, {who}. I let it go.',
      'Press your luck, {who}. The Engine bites.',
      'A code, {who}! Next week you learn to walk.',
    ],
    nervous: [
      '{who} broke it. Was it ours? It felt like ours.',
      'How does {who} know where to look?',
      'Change all the numbers. {who} can read.',
    ],
  },
  lostCard: {
    dry: [
      'The {what}. I had already signed for it, {who}.',
      '{who} has the {what}. I have a form to fill in.',
      'So much for the {what}.',
    ],
    warm: [
      'Oh, the {what}! Take good care of it, {who}.',
      'I had a place ready for that {what}, {who}. Never mind.',
      'You needed the {what} more, {who}. I choose to believe that.',
    ],
    brash: [
      'Put the {what} back, {who}. I will not ask twice. I ask once.',
      'My {what}, {who}! I can see it in your coat!',
      'Fine. Keep the {what}. I work without.',
    ],
    nervous: [
      '{who} took the {what}. They knew. How did they know?',
      'There was a {what} a moment ago. I saw it.',
      'Without the {what} the whole plan is a walk in the rain.',
    ],
  },
  robbed: {
    dry: [
      'My {what} has changed sides. It did not even wave, {who}.',
      'I put the {what} down for a minute. {who} works fast.',
      'Stolen: one {what}. Suspect: {who}. Case closed.',
    ],
    warm: [
      '{who}, you could have asked for the {what}.',
      'It is still warm, {who}. Be kind to that {what}.',
      'I taught you that trick with the {what}, {who}. I regret it fondly.',
    ],
    brash: [
      'Thief! That {what} was for the incinerator, {who}, not for you!',
      '{who}, I know where you sleep, and now where my {what} is.',
      'You will give that {what} back, {who}. In small pieces.',
    ],
    nervous: [
      'Where is my {what}? Why does {who} smile?',
      'I only looked away. {who} has the {what}.',
      'Count everything. {who} was in this room.',
    ],
  },
  overtaken: {
    dry: [
      'After you, {who}. Evidently.',
      '{who} has a pass for the short queue.',
      'I was told there was an order. {who} was told otherwise.',
    ],
    warm: [
      'In a hurry, {who}? I hope nobody is ill.',
      'Do go ahead, {who}. I brought a book.',
      'Mind the step, {who}. You are very early.',
    ],
    brash: [
      'Hey! The line forms behind me, {who}!',
      'Run, {who}, run. I walk, and I win.',
      'First, {who}? We shall see who is last.',
    ],
    nervous: [
      'Why does {who} go now? What does {who} know?',
      'Nobody told me we could start. {who} has started.',
      'It was not {who}’s turn. Was it? Is it?',
    ],
  },
  lastRound: {
    dry: [
      '{who} has six. Settle your accounts and your curtains.',
      'The last round. {who} will want the good chair.',
      'So it ends as it began: with {who} in the lead and the coffee cold.',
    ],
    warm: [
      'Six missions, {who}! One more round, everybody, and then cake.',
      'The last round already. It has been a pleasure to deceive you.',
      'Well run, {who}. Let us bring our people home.',
    ],
    brash: [
      'Six, {who}? Watch what I do with one round.',
      'The last round! Now nobody is polite any more.',
      'Hold my hat. {who} thinks it is over.',
    ],
    nervous: [
      'Six? {who} has six? I had plans for next week!',
      'The last round, and my Agents stand at the wrong station.',
      'Nobody panic. {who} has six. I may panic.',
    ],
  },
  lost: {
    dry: [
      '{who} wins. I defect tomorrow, if anybody asks.',
      'Well played, {who}. My superiors were never fond of me.',
      'We lost. The file will be misplaced by noon.',
    ],
    warm: [
      'Congratulations, {who}. You had a lovely war.',
      'Well won, {who}. Let us trade prisoners and recipes.',
      'That was fun, {who}. Same bench, same park, next week?',
    ],
    brash: [
      'Enjoy it, {who}. My revenge is already in the post.',
      'I let you win, {who}. Cover must be kept.',
      'Rematch, {who}. And this time with my good umbrella.',
    ],
    nervous: [
      '{who} won. Do I have to tell headquarters in person?',
      'It is over? I had just found my Agents, {who}.',
      'Well done, {who}. You are not going to publish it, are you?',
    ],
  },
  behind: {
    dry: [
      'I am resting my Agents, {who}. It is a doctrine.',
      'Losing is the perfect cover, {who}.',
      'You lead, {who}. Somebody has to be watched.',
    ],
    warm: [
      'You play so well, {who}. I could follow you all day. I do.',
      'I am having a fine time back here, {who}.',
      'Save me a place on the podium, {who}.',
    ],
    brash: [
      'I am only giving you a start, {who}.',
      'Laugh now, {who}. I know your train.',
      'Behind you, {who}? Exactly where a spy should be.',
    ],
    nervous: [
      'I know, {who}. Headquarters rang about it. Twice.',
      'You are far ahead, {who}, and you do not even sweat.',
      'It is all part of a plan, {who}. Somebody has it.',
    ],
  },
} satisfies Lines;
