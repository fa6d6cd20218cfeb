import type { Lines } from '#shared/voice.ts';

/** What bots say beside their claims: by situation, then by manner. Everybody reads it, so it gives nothing away. */
export const lines: Lines = {
  /** Before an examination: which pair. */
  announces: {
    dry: [
      '{suspect} and {weapon}. Object now or hold my coat.',
      'I would like {suspect} under the lamp, with {weapon}.',
      '{suspect}, {weapon}. Ten seconds, then the paperwork starts.',
    ],
    warm: [
      'If nobody minds, I would examine {suspect} and {weapon}.',
      'Shall we ask {suspect} about {weapon}? Say so if I am wrong.',
      'I have a feeling about {suspect} and {weapon}. Stop me if you know better.',
    ],
    brash: [
      '{suspect} and {weapon}. Lamp on. Anybody?',
      'My money is on {suspect} and {weapon}. Speak up or step back.',
      'Enough talk: {suspect} and {weapon}. Going once.',
    ],
    nervous: [
      'I, um, would examine {suspect} and {weapon}. Would that be all right?',
      'Please tell me quickly if {suspect} and {weapon} is a mistake.',
      '{suspect} and {weapon}? I mean it. I think I mean it.',
    ],
  },
  /** Somebody asked it to wait. */
  rethinks: {
    dry: [
      'Fine, {by}. I will stare at the board some more.',
      '{by} objects. Noted, with a sigh.',
      'All right. The lamp can cool down.',
    ],
    warm: [
      'Good that you say so, {by}. Let me think again.',
      'Thank you, {by}. There is no hurry.',
      'Fair enough, {by}. Tell us what you know.',
    ],
    brash: [
      'Oh, come on, {by}. Fine. Give me a better one.',
      'Hold it, says {by}. I hold it. Briefly.',
      '{by}, this had better be good.',
    ],
    nervous: [
      'Sorry, {by}! I take it back. For now.',
      'I knew it was too soon. Thank you, {by}.',
      'Waiting. I am waiting. Was it that bad, {by}?',
    ],
  },
  /** Somebody suspects it. */
  accused: {
    dry: [
      'Interesting theory, {by}. Do you have two of those?',
      'I have been called worse by better, {by}.',
      '{by} points at me. Ask yourselves what that is worth.',
    ],
    warm: [
      'I understand that you ask, {by}, but look elsewhere.',
      '{by}, you are wrong about me, and I am not even cross.',
      'Check every word I said, {by}. I will wait.',
    ],
    brash: [
      'Me? Look in the mirror, {by}!',
      'Say that again, {by}, slowly, for the record.',
      'Ha! {by} needs somebody to blame. I wonder why.',
    ],
    nervous: [
      'Me? No! Why me, {by}?',
      'I only look guilty, {by}. It is my face.',
      'Please, {by}, count again. I beg you.',
    ],
  },
  /** It suspects somebody. */
  accuses: {
    dry: [
      '{who}. Nothing personal, only arithmetic.',
      'Something about {who} does not add up. I added twice.',
      'If I had to write one name down, it would be {who}.',
    ],
    warm: [
      'I would like to be wrong about {who}.',
      'I am sorry, {who}. Your story has a hole in it.',
      'My heart says no, my notebook says {who}.',
    ],
    brash: [
      '{who} smells. There, I said it.',
      'Who gains by this? {who} does.',
      'I would not buy a used alibi from {who}.',
    ],
    nervous: [
      'Is it only me, or is it {who}?',
      '{who} makes my neck prickle. Just so you know.',
      'I do not want to say {who}. I said it.',
    ],
  },
  /** Before a shot. */
  threatens: {
    dry: [
      '{who}, I would sit very still now.',
      'One bullet. I have written {who} on it.',
      'Last words are customary, {who}.',
    ],
    warm: [
      '{who}, talk to me. I would rather not do this.',
      'Give me one reason not to, {who}. I mean it kindly.',
      'I hate this part. {who}, explain yourself.',
    ],
    brash: ['{who}! Hands where I can see them.', 'Dance, {who}, or talk. Your choice.', 'My finger itches, {who}.'],
    nervous: [
      'I have a gun, {who}, and I am shaking. Say something!',
      'Do not make me, {who}. Please do not make me.',
      'It points at you, {who}. I think it is loaded.',
    ],
  },
  /** Somebody else was shot. */
  shot: {
    dry: [
      '{by} shot {target}. So much for the coffee.',
      'Well. That answers one question and asks three.',
      'Somebody will have to fill in a form for that, {by}.',
    ],
    warm: [
      'Are you all right, {target}?',
      'Easy, everybody. {by}, why {target}?',
      '{by}, I hope you were sure. I really hope so.',
    ],
    brash: [
      'Now we are talking! Well, {by} is.',
      '{target}, you look pale. Guilty or just leaking?',
      'Bold, {by}. Explain it before somebody else does.',
    ],
    nervous: [
      'That was loud. Why was that so loud?',
      '{by} has a gun! We all have guns!',
      'Nobody else, please. Is {target} still breathing?',
    ],
  },
  /** It was shot itself. */
  hit: {
    dry: [
      '{by}. That was my good jacket.',
      'You missed everything that matters, {by}.',
      'I shall remember this, {by}. Briefly, perhaps.',
    ],
    warm: [
      '{by}, you have just made a mistake. I forgive you, almost.',
      'Ow. Think, {by}: who is glad of this?',
      'You got the wrong one, {by}. Please believe me.',
    ],
    brash: [
      'Is that all you have got, {by}?',
      'You will want that bullet back, {by}!',
      '{by}, you shoot like you think.',
    ],
    nervous: [
      'I am hit! {by} hit me! I knew it!',
      'Why, {by}? What did I say?',
      'It hurts less than I feared. No, it does not.',
    ],
  },
  /** A verdict: neither of the two. */
  wrong: {
    dry: [
      'Two more honest citizens. How refreshing.',
      '{suspect} goes home. The lamp stays warm.',
      'Wrong. At least the board is getting emptier.',
    ],
    warm: [
      'Never mind. Two fewer to wonder about.',
      'So it was not {suspect}. I am glad, in a way.',
      'Wrong, but we know more than this morning.',
    ],
    brash: ['Wrong! Whose idea was that?', 'Swing and a miss. Next.', '{suspect} was clean? I want my day back.'],
    nervous: [
      'Wrong. Oh dear. How many days are left?',
      'Not {suspect}? Then it is somebody worse.',
      'We should have asked first. Did we ask first?',
    ],
  },
  /** A verdict: one of the two. */
  fishy: {
    dry: [
      'Half a murder. It is a start.',
      'Fishy. Somebody here has just stopped breathing.',
      'One of the two. I do like a coin with blood on it.',
    ],
    warm: [
      'We are close. Everybody think: {suspect}, or {weapon}?',
      'Fishy! Good work. Now carefully.',
      'One of them it is. Who knows something about {weapon}?',
    ],
    brash: [
      'Fishy! Now somebody sweats.',
      'Got you. One of you. Nearly.',
      'I can smell it from here: {suspect} or {weapon}.',
    ],
    nervous: [
      'Fishy. Is that good? That is good, is it?',
      'One of the two! Nobody move. Everybody move.',
      'I cannot look. Is it {suspect}? Is it {weapon}?',
    ],
  },
  /** Somebody is dead. */
  died: {
    dry: [
      'Goodbye, {who}. The chair is still warm.',
      'And that, {who}, is the end of the shift.',
      'Cause of death: the company we keep.',
    ],
    warm: ['Poor {who}. Whatever you were.', 'I shall miss {who}. Most of the time.', 'Rest easy, {who}.'],
    brash: ['Down goes {who}!', 'Well, {who} will not be at the party.', 'That is one way to close a file.'],
    nervous: ['{who} is dead. Actually dead.', 'I want to go home now.', 'I always said somebody would get hurt.'],
  },
  /** Friday is over. */
  weekOver: {
    dry: [
      'Friday. The case retires before I do.',
      'Unsolved. It will look fine in a drawer.',
      'Five days, one murder, no answer. Typical.',
    ],
    warm: [
      'We did try, did we not? Mostly.',
      'Next week, friends. Next week.',
      'It was good to work with some of you.',
    ],
    brash: [
      'And that was that. Somebody got paid.',
      'A whole week! My grandmother solves faster.',
      'Whoever it was: well played, and shame on you.',
    ],
    nervous: [
      'It is over? And somebody is still out there?',
      'I shall not sleep all weekend.',
      'So it was one of us. And I shared my lunch.',
    ],
  },
  /** An answer: whom it said it suspects. */
  suspects: {
    dry: [
      'I said {who}. I have not grown fonder since.',
      '{who}. It is on the table already.',
      'My notebook still says {who}.',
    ],
    warm: ['Honestly? {who}, as I said.', 'I still worry about {who}.', 'I told the table: {who}. I hope I am wrong.'],
    brash: ['{who}! How often do I have to say it?', 'Still {who}. Ask me tomorrow: {who}.', 'Easy. {who}.'],
    nervous: [
      '{who}, I think. Do not tell {who}.',
      'I said {who}. Should I not have?',
      'Probably {who}. Possibly everybody.',
    ],
  },
  /** An answer: what it put on the table. */
  claimed: {
    dry: ['As I said: {what}', 'It is on the table. {what}', 'For those at the back: {what}'],
    warm: [
      'What I can tell you, I told you: {what}',
      'Gladly again: {what}',
      'This much I said, and I stand by it: {what}',
    ],
    brash: ['Open your ears: {what}', 'I said it loud enough. {what}', 'What I said is what you get: {what}'],
    nervous: ['I only said this: {what}', 'It was, wait. Yes. {what}', 'Please write it down this time: {what}'],
  },
  /** An answer: it has said nothing yet. */
  nothing: {
    dry: [
      'I am listening. Try it.',
      'Nothing yet. Unlike some, I wait until I know.',
      'Ask me when the phone has rung.',
    ],
    warm: ['Give me a moment, I am still listening.', 'Nothing to tell yet. And you?', 'You first, if you like.'],
    brash: [
      'When I have something, you will hear it.',
      'Patience. I am only just warming up.',
      'What do you know? Start with that.',
    ],
    nervous: [
      'I do not know anything! Yet. I think.',
      'Why do you ask me? Ask the others.',
      'Nothing. Is that suspicious? It is, is it not?',
    ],
  },
};
