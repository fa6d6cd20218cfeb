import type { Lines } from 'hush/game';
import { EQUIPMENT_NAMES } from '../content/cardsText';

/** The placeholder that is the id of equipment, with its words. A mission is given in words. */
export const GAPS = { what: EQUIPMENT_NAMES.name };

/** Lines about other players' moves, and lines for a bot that is behind in points. */
export const ofOthers = {
  rivalCompletes: {
    dry: [
      '{mission}, {who}. Noted, in ink that shows.',
      '{points} points. Our budget committee will ask questions.',
      '{who} has had a good day. Someone will have to pay for it.',
    ],
    warm: [
      'Well done, {who}. {mission} looked hard from here.',
      '{points} points! Don’t catch cold out there, {who}.',
      'I do admire {mission}, {who}. Professionally.',
    ],
    brash: [
      '{mission}? I could do that in my slippers, {who}.',
      '{points} points, {who}. Enjoy them. They’re your last.',
      'Beginner’s luck, {who}. Again.',
    ],
    nervous: [
      '{points} points in one go? Is that allowed, {who}?',
      '{who} did {mission}. Weren’t we going to do {mission}?',
      'Someone tell headquarters about {who}. Not me.',
    ],
  },
  rivalBreaks: {
    dry: [
      '{who} reads other people’s letters. How modern.',
      'One less code we can trust. Thank you, {who}.',
      'The Decoder talks to anyone, it seems. Even {who}.',
      '{who} has a gift. We had a padlock.',
      'Another code gone. {who} should sleep more.',
      'I see {who} has found the manual.',
    ],
    warm: [
      'Nicely read, {who}. I couldn’t have pronounced it.',
      'Oh, clever {who}. Leave one for the rest of us.',
      'You have an ear for numbers, {who}.',
      'Bravo, {who}. The Decoder purrs for you.',
      'That was neatly done, {who}. I nearly clapped.',
      'What good eyes you have, {who}.',
    ],
    brash: [
      'I had that one yesterday, {who}. I let it go.',
      'Press your luck, {who}. The Decoder bites.',
      'A code, {who}! Next week you’ll learn to walk.',
      'Lucky tiles, {who}. I was about to move them.',
      'Don’t look so pleased, {who}. It was an easy one.',
      'Read this, {who}: I’m right behind you.',
    ],
    nervous: [
      '{who} broke it. Was it ours? It felt like ours.',
      'How does {who} know where to look?',
      'Change all the numbers. {who} can read.',
      'Did {who} just read that? With everybody watching?',
      'If {who} can read codes, what about my diary?',
      '{who} didn’t even hold the paper to the light.',
    ],
  },
  lostCard: {
    dry: [
      'The {what}. I’d already signed for it, {who}.',
      '{who} has the {what}. I have a form to fill in.',
      'So much for the {what}.',
      '{who} has good taste. I wanted the {what}.',
      'I’ll strike the {what} from the list, then.',
      'There goes the {what}, thanks to {who}.',
    ],
    warm: [
      'Oh, the {what}! Take good care of it, {who}.',
      'I had a place ready for that {what}, {who}. Never mind.',
      'You needed the {what} more, {who}. I’m choosing to believe that.',
      'It suits you, {who}. The {what}, I mean.',
      'I’d polished that {what} in my thoughts, {who}.',
      'Keep the {what} dry, {who}. It sulks in the rain.',
    ],
    brash: [
      'Put the {what} back, {who}. I won’t ask twice.',
      'My {what}, {who}! I can see it in your coat!',
      'Fine. Keep the {what}. I’ll manage without.',
      'That {what} has my name on it, {who}. In invisible ink.',
      'You’ll trip over that {what}, {who}. I’ll see to it.',
      'Grab it, {who}. I never liked that {what} anyway.',
    ],
    nervous: [
      '{who} took the {what}. They knew. How did they know?',
      'I saw the {what} here a moment ago.',
      'Without the {what}, the whole plan is just a walk in the rain.',
      'The {what} is gone, {who}. What do I tell the others?',
      'I blinked, and {who} had the {what}.',
      'Was the {what} a trick? Must have been. Right, {who}?',
    ],
  },
  robbed: {
    dry: [
      'My {what} has changed sides. It didn’t even wave, {who}.',
      'I put the {what} down for a minute. {who} works fast.',
      'Stolen: one {what}. Suspect: {who}. Case closed.',
    ],
    warm: [
      '{who}, you could have asked for the {what}.',
      'It’s still warm, {who}. Be kind to that {what}.',
      'I taught you that trick with the {what}, {who}. I regret it fondly.',
    ],
    brash: [
      'Thief! That {what} was for the incinerator, {who}, not for you!',
      '{who}, I know where you sleep, and now where my {what} is.',
      'You will give that {what} back, {who}. In small pieces.',
    ],
    nervous: [
      'Where is my {what}? Why is {who} smiling?',
      'I only looked away for a second. {who} has the {what}.',
      'Count everything. {who} was in this room.',
    ],
  },
  overtaken: {
    dry: [
      'After you, {who}. Evidently.',
      '{who} has a pass for the short queue.',
      'I was told there was an order. {who} wasn’t.',
    ],
    warm: [
      'In a hurry, {who}? I hope nobody’s ill.',
      'Do go ahead, {who}. I brought a book.',
      'Mind the step, {who}. You’re very early.',
    ],
    brash: [
      'Hey! The line forms behind me, {who}!',
      'Run, {who}, run. I’ll walk, and win.',
      'First, {who}? We’ll see who’s last.',
    ],
    nervous: [
      'Why is {who} going now? What does {who} know?',
      'Nobody told me we could start. {who} has started.',
      'It wasn’t {who}’s turn. Was it? Is it?',
    ],
  },
  lastRound: {
    dry: [
      '{who} has six. Settle your accounts and draw your curtains.',
      'The last round. {who} will want the good chair.',
      'So it ends as it began: with {who} in the lead and the coffee cold.',
    ],
    warm: [
      'Six missions, {who}! One more round, everyone, and then cake.',
      'The last round already. It’s been a pleasure deceiving you.',
      'Well run, {who}. Let’s bring our people home.',
    ],
    brash: [
      'Six, {who}? Watch what I do with one round.',
      'The last round! No more being polite.',
      'Hold my hat. {who} thinks it’s over.',
    ],
    nervous: [
      'Six? {who} has six? I had plans for next week!',
      'The last round, and my Agents are at the wrong station.',
      'Nobody panic. {who} has six. Only I may panic.',
    ],
  },
  lost: {
    dry: [
      '{who} wins. I’m defecting tomorrow, if anyone asks.',
      'Well played, {who}. My superiors were never fond of me.',
      'We lost. The file will be misplaced by noon.',
    ],
    warm: [
      'Congratulations, {who}. You had a lovely war.',
      'Well won, {who}. Let’s trade prisoners and recipes.',
      'That was fun, {who}. Same bench, same park, next week?',
    ],
    brash: [
      'Enjoy it, {who}. My revenge is already in the post.',
      'I let you win, {who}. I had to keep my cover.',
      'Rematch, {who}. And this time with my good umbrella.',
    ],
    nervous: [
      '{who} won. Do I have to tell headquarters in person?',
      'It’s over? I’d only just found my Agents, {who}.',
      'Well done, {who}. You’re not going to publish it, are you?',
    ],
  },
  behind: {
    dry: [
      'I’m resting my Agents, {who}. It’s a doctrine.',
      'Losing is the perfect cover, {who}.',
      'You’re in the lead, {who}. Someone has to be watched.',
    ],
    warm: [
      'You play so well, {who}. I could follow you all day. I do.',
      'I’m having a fine time back here, {who}.',
      'Save me a place on the podium, {who}.',
    ],
    brash: [
      'I’m only giving you a head start, {who}.',
      'Laugh now, {who}. I know which train you take.',
      'Behind you, {who}? Exactly where a spy should be.',
    ],
    nervous: [
      'I know, {who}. Headquarters rang about it. Twice.',
      'You’re so far ahead, {who}, and you’re not even sweating.',
      'It’s all part of a plan, {who}. Someone must have it.',
    ],
  },
} satisfies Lines;
