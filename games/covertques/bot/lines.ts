import type { Lines } from '#shared/voice.ts';

/** What bots say, by situation, then by manner. It holds nothing but what lies open on the table. */
export const lines: Lines = {
  /** With a claim that it is loyal. */
  vows: {
    dry: [
      'I refer to my spotless personnel file.',
      'Loyal, punctual, overlooked.',
      'That should settle it. It will not.',
    ],
    warm: ['We are in this together, most of us.', 'I only want us all to keep our desks.', 'You can count on me.'],
    brash: ['Write that on the whiteboard.', 'Who says otherwise says it to my face.', 'Next question.'],
    nervous: [
      'I hope that came out right.',
      'It sounds worse when I say it aloud.',
      'I would tell you if I were not. Would I not?',
    ],
  },
  /** With a claim of what its hint meant: the word on the table. */
  means: {
    dry: [
      '{word}. It is on the screen.',
      'The connection to {word} is obvious to the trained eye.',
      'See under {word}.',
    ],
    warm: [
      'I thought of {word} and smiled.',
      'It is how my grandmother says {word}.',
      'Just {word}, nothing else, I promise.',
    ],
    brash: ['{word}! What else?', 'If that is not {word}, nothing is.', 'Look {word} up, people.'],
    nervous: [
      'It was about {word}, I swear.',
      'I panicked a little, but it was {word}.',
      'Does {word} not make you think of that?',
    ],
  },
  /** With a pointing: whose hint, and about which public word. */
  suspects: {
    dry: [
      '{who} said “{hint}” for {word}. I have filed a note.',
      '“{hint}”, for {word}. {who}, please see me after the meeting.',
      'For the minutes: {who}, “{hint}”, {word}. Discuss.',
    ],
    warm: [
      '{who}, help me out: how does “{hint}” go with {word}?',
      'I like you, {who}, but “{hint}” for {word} made me look up.',
      'No offence, {who}. “{hint}” about {word} just felt a little far.',
    ],
    brash: [
      '“{hint}” for {word}? {who}, who are you winking at?',
      '{who}. “{hint}”. {word}. Come on, people.',
      'My finger is on {who}. “{hint}” is not about {word}.',
    ],
    nervous: [
      'Is it only me, or was “{hint}” odd for {word}, {who}?',
      'I do not want trouble, {who}, but “{hint}”? About {word}?',
      'Sorry, sorry: {who}, “{hint}” for {word} keeps me awake.',
    ],
  },
  /** With a pointing at somebody who typed nothing yet. */
  suspectsSilence: {
    dry: [
      '{who} has contributed nothing. Noted.',
      'The quiet desk is {who}’s. I distrust quiet desks.',
      'No hint on file for {who}. Convenient.',
    ],
    warm: [
      '{who}, we would love to hear from you. That is why I ask.',
      'It is probably nothing, {who}, but you are very quiet.',
      'Come on, {who}, one little word would help me trust you.',
    ],
    brash: [
      '{who} says nothing, so I say {who}.',
      'Cat got your keyboard, {who}?',
      'Silence is a choice, {who}. So is my vote.',
    ],
    nervous: [
      '{who} is so quiet that I can hear the tube light.',
      'I worry about {who}. I worry in general, but about {who} more.',
      'Does {who} know something? {who} looks like somebody who knows.',
    ],
  },
  /** Somebody pointed at this bot. */
  suspected: {
    dry: [
      'Thank you, {who}. I shall frame it.',
      'Interesting theory, {who}. Put it in writing.',
      'I decline to comment, {who}, except that you are wrong.',
    ],
    warm: [
      'Oh, {who}. I only meant the word on the table, I promise.',
      'That hurts a little, {who}, but ask me anything.',
      'I see why you say it, {who}. Look at the others too, please.',
    ],
    brash: [
      'Me? Look in the mirror, {who}.',
      'Bold of you, {who}. What was your hint again?',
      'Point all you like, {who}. I have nothing in my drawer.',
    ],
    nervous: [
      'Me? Why me, {who}? I water the plants here!',
      'I knew it. I knew {who} would pick me.',
      'Please, {who}, I only read what is on the screen.',
    ],
  },
  /** Somebody asks this bot, which has hinted. */
  explains: {
    dry: [
      '“{hint}” is about {word}. Read it again, slowly.',
      '{word}: “{hint}”. I stand by my paperwork.',
      'I said “{hint}” because the screen said {word}.',
    ],
    warm: [
      'I thought of {word}, and “{hint}” was the first thing that came.',
      'Happy to explain: {word} always makes me think of “{hint}”.',
      'It is only {word}, honestly. “{hint}” felt right to me.',
    ],
    brash: [
      '“{hint}” and {word} go together. Next question.',
      'You never saw {word} and “{hint}” in one room? Get out more.',
      'Everybody says “{hint}” for {word}. Everybody fun, that is.',
    ],
    nervous: [
      'Was “{hint}” wrong? It said {word}! I looked twice!',
      'I panicked. {word} came up, and “{hint}” fell out.',
      'Please do not read too much into “{hint}”. It was {word}.',
    ],
  },
  /** Somebody asks this bot, which has not hinted. */
  shrugs: {
    dry: [
      'I have said nothing yet. It was my best work.',
      'Ask me when I have a hint on file.',
      'No comment. My favourite words.',
    ],
    warm: [
      'Give me a minute, I am still thinking.',
      'I would love to help, once I have something to say.',
      'Nice of you to ask. Nothing yet.',
    ],
    brash: ['Wait for it.', 'My hint comes when it comes.', 'You first. Then we talk.'],
    nervous: [
      'Me? I have not said anything. Have I?',
      'I am still warming up. Please look elsewhere.',
      'Do not rush me, I type with two fingers.',
    ],
  },
  /** A hint that has little to do with its word. */
  odd: {
    dry: [
      '“{hint}”, for {word}. One learns every day.',
      '{word} and “{hint}”. I will need a diagram.',
      'Somebody check {who}’s screen. It says {word}.',
    ],
    warm: [
      '“{hint}”! I would never have thought of that for {word}, {who}.',
      'How lovely and strange, {who}.',
      '{who}, you and I see {word} very differently.',
    ],
    brash: [
      '“{hint}”? For {word}? Ha.',
      '{who}, that is not what {word} means.',
      'I heard “{hint}” and I have questions.',
    ],
    nervous: [
      '“{hint}”? Did I miss a memo about {word}?',
      'Should I know why {who} said “{hint}”?',
      'I do not get “{hint}”. Does everybody else get it?',
    ],
  },
  /** The same public word was rolled again. */
  again: {
    dry: [
      '{word} again. The die has one idea.',
      'We are back to {word}. Budget cuts.',
      '{word}, the sequel nobody ordered.',
    ],
    warm: [
      '{word} once more! We had good ones left, I am sure.',
      'Hello again, {word}.',
      'A second chance at {word}. How kind.',
    ],
    brash: ['{word}? We did that!', 'Same word, better hints, people.', 'Who weighted that die? {word} again.'],
    nervous: [
      '{word} again? I used up my only idea.',
      'Oh no, {word}. I had nothing left the first time.',
      'Is it meant to say {word} twice?',
    ],
  },
  /** Somebody who was no insider was voted out. */
  innocent: {
    dry: [
      'We have dismissed an honest colleague. Carry on.',
      '{who} was innocent. Human Resources will write.',
      'So it was not {who}. Update your spreadsheets.',
    ],
    warm: [
      'I am sorry, {who}. Stay and talk with us.',
      'Poor {who}. We owe you a cake.',
      'That was unkind of us, {who}.',
    ],
    brash: [
      'Well, it had to be somebody. Sorry, {who}.',
      'Wrong desk. Who led that charge?',
      '{who} out, the snakes still in. Great work, team.',
    ],
    nervous: [
      'We got it wrong. What if I am next?',
      '{who} did nothing! I feel terrible.',
      'I voted so quickly. Oh, {who}.',
    ],
  },
  /** Nobody went. */
  nobody: {
    dry: [
      'All that talk, and nobody is out.',
      'A vote with no result. Like our budget.',
      'Meeting adjourned, nothing decided.',
    ],
    warm: [
      'Perhaps it is better so.',
      'Nobody hurt. Let us listen more closely.',
      'We keep everybody for another round. Nice.',
    ],
    brash: ['Cowards, all of us.', 'Pick somebody next time!', 'So we all sit here with them. Fine.'],
    nervous: [
      'Nobody? So they are still here?',
      'I could not decide either.',
      'The silence is next. I hate the silence.',
    ],
  },
  /** An insider was voted out. */
  caught: {
    dry: [
      '{who}, please hand in your badge.',
      'Case closed. {who} will not need the parking space.',
      'I had {who} in my notes all along. Page nine.',
    ],
    warm: [
      'Well done, everybody. Well played, {who}.',
      'We found you, {who}! No hard feelings.',
      'What a team. And what a hint that was, {who}.',
    ],
    brash: ['Got you, {who}!', 'Told you. {who}. I told all of you.', 'Escort {who} out. Slowly, so I can watch.'],
    nervous: [
      'It was {who}? I shared my biscuits with {who}!',
      'Is it over? Did we win? Somebody say it.',
      'I can breathe again. {who}, how could you.',
    ],
  },
  /** The insiders found each other. */
  found: {
    dry: [
      '{who} and {partner}. They met at the worst possible time.',
      'So that is what teamwork looks like.',
      'The firewall sends its regards to {who} and {partner}.',
    ],
    warm: [
      'Beautifully done, {who} and {partner}.',
      'I almost want to clap. You two!',
      '{who} heard {partner} over all of us. Respect.',
    ],
    brash: [
      '{who} and {partner}? Right under my nose!',
      'I hate how good that was.',
      'Rematch. Now. Change the locks.',
    ],
    nervous: [
      'They were both here? The whole time?',
      '{who} and {partner}. I sat between them!',
      'I need to change all my passwords.',
    ],
  },
  /** An insider named somebody else. */
  wrong: {
    dry: [
      '{who} spoke up. A career decision.',
      'Wrong name, {who}. Security is on the way.',
      'Ten seconds of silence were too many for {who}.',
    ],
    warm: [
      'So close, {who}. Thank you for the win.',
      'Brave try, {who}.',
      'Oh, {who}. Somebody had to say something, I suppose.',
    ],
    brash: [
      'Thank you, {who}, for doing our job.',
      'Ha! {who} blinked first.',
      'Nobody asked you, {who}. Glad you told us.',
    ],
    nervous: [
      '{who} just said it? Out loud?',
      'I did nothing and we won. Best day.',
      'My heart. {who}, never do that again.',
    ],
  },
};
