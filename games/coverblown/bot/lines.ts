import type { Lines } from 'hush/game';
import { TOKEN } from '../content/tokensText';

/** The placeholders that are ids, with their words. */
export const GAPS = { suspect: TOKEN.the, token: TOKEN.the, weapon: TOKEN.the };

/** Lines that bots say in chat with their moves, by situation and manner. They are public and reveal no secret. */
export const lines: Lines = {
  announces: {
    dry: [
      '{suspect} and {weapon}. Speak now, or hold my coat.',
      'I’d like {suspect} under the lamp, with {weapon}.',
      '{suspect}, {weapon}. Ten seconds, then the paperwork starts.',
    ],
    warm: [
      'If nobody minds, I’d examine {suspect} and {weapon}.',
      'Shall we ask {suspect} about {weapon}? Tell me if I’m wrong.',
      'I have a feeling about {suspect} and {weapon}. Stop me if you know better.',
    ],
    brash: [
      '{suspect} and {weapon}. Lamp on. Anyone?',
      'My money is on {suspect} and {weapon}. Speak up or step back.',
      'Enough talk: {suspect} and {weapon}. Going once.',
    ],
    nervous: [
      'I’d, um, examine {suspect} and {weapon}. Is that all right?',
      'Tell me now if {suspect} and {weapon} is a mistake. Please.',
      '{suspect} and {weapon}? I mean it. I think I mean it.',
    ],
  },
  /** The bot asks the author of a proposal to wait, because it has claimed one of the two tokens clean. */
  heardClean: {
    dry: [
      'Wait, {by}. I crossed off {token} ages ago.',
      'I said {token} came back clean. It’s on the table.',
      '{token} again? We’ve been through this, {by}.',
    ],
    warm: [
      'Hold on, {by}. I heard {token} came up clean.',
      'Please wait, {by}. I’ve vouched for {token}.',
      'Not that pair, {by}. My contact cleared {token}.',
    ],
    brash: [
      'Stop right there, {by}! I cleared {token}, remember?',
      'Were you asleep when I talked about {token}, {by}?',
      'No way. I’d swear {token} had nothing to do with it.',
    ],
    nervous: [
      'Wait, please. I did mention {token}, didn’t I?',
      'Um, {by}? We can rule out {token}. I think. No, I’m sure.',
      'Not {token}! I said so. Didn’t anybody hear me?',
    ],
  },
  /** The bot asks the author of a proposal to wait, and will propose a different pair. */
  objects: {
    dry: [
      'Wait, {by}. There’s a better use of the day.',
      '{suspect} and {weapon} won’t tell us much.',
      'I’d save the lamp for another pair, {by}.',
    ],
    warm: [
      'Could we wait, {by}? I have another idea.',
      'I’d look elsewhere first, {by}.',
      'Give me a moment, {by}. I’d choose differently.',
    ],
    brash: [
      'Hold it, {by}. I’ve got a better pair.',
      '{suspect} with {weapon}? That’s a wasted day.',
      'No, {by}. Watch this.',
    ],
    nervous: [
      'Wait! I mean, could you wait, {by}?',
      'I’m not sure about {suspect} and {weapon}. Sorry.',
      'I had another pair in mind, {by}. If that’s all right.',
    ],
  },
  /** A player has asked the bot to wait with its examination. */
  rethinks: {
    dry: [
      'Fine, {by}. I’ll stare at the board some more.',
      '{by} objects. Noted, with a sigh.',
      'All right. The lamp can cool down.',
    ],
    warm: [
      'I’m glad you spoke up, {by}. Let me think again.',
      'Thanks, {by}. There’s no hurry.',
      'Fair enough, {by}. Tell us what you know.',
    ],
    brash: [
      'Oh, come on, {by}. Fine. Give me a better one.',
      '“Hold it,” says {by}. Fine, I’m holding it. Not for long.',
      '{by}, this had better be good.',
    ],
    nervous: [
      'Sorry, {by}! I take it back. For now.',
      'I knew it was too soon. Thanks, {by}.',
      'Waiting. I’m waiting. Was it that bad, {by}?',
    ],
  },
  /** A player claims to suspect the bot. */
  accused: {
    dry: [
      'Interesting theory, {by}. Got any evidence to go with it?',
      'I’ve been called worse by better people, {by}.',
      '{by} says it’s me. Ask yourselves what that’s worth.',
    ],
    warm: [
      'I see why you’d think so, {by}, but it isn’t me.',
      '{by}, you’re wrong about me, and I’m not even cross.',
      'Check everything I’ve said, {by}. I’ll wait.',
    ],
    brash: [
      'Me? Look in the mirror, {by}!',
      'Say that again, {by}, slowly, for the record.',
      'Ha! {by} needs someone to blame. I wonder why.',
    ],
    nervous: [
      'Me? No! Why me, {by}?',
      'I only look guilty, {by}. It’s my face.',
      'Please, {by}, go over it again. You’ve made a mistake.',
    ],
  },
  /** The bot claims to suspect a player and says why. */
  accuses: {
    dry: [
      '{who}. {why} Nothing personal.',
      'Something about {who} doesn’t add up. {why}',
      'If I had to write one name down, it’d be {who}. {why}',
    ],
    warm: [
      'I’d like to be wrong about you, {who}. {why}',
      'I’m sorry, {who}. {why}',
      'My heart says no, {who}, but my notebook says yes. {why}',
    ],
    brash: [
      'Something stinks, and it’s you, {who}. {why}',
      '{who}! {why} Explain that!',
      'I wouldn’t buy a used alibi from you, {who}. {why}',
    ],
    nervous: [
      'Is it just me, or is it you, {who}? {why}',
      '{who}, you give me the creeps. {why}',
      'I don’t want to say {who}. Oh no, I said it. {why}',
    ],
  },
  /** The bot is about to shoot a player and says why. */
  threatens: {
    dry: [
      'I’d sit very still if I were you, {who}. {why}',
      'One bullet, and it has your name on it, {who}. {why}',
      'Last words are customary, {who}. {why}',
    ],
    warm: [
      '{who}, talk to me. {why} I’d rather not do this.',
      'Give me one reason not to, {who}. {why}',
      'I hate this part. {why} Say something, {who}.',
    ],
    brash: [
      '{who}! Hands where I can see them. {why}',
      'Start talking, {who}, or start dancing. {why}',
      'My finger’s itching, {who}. {why}',
    ],
    nervous: [
      'I have a gun, {who}, and I’m shaking. {why}',
      'Don’t make me, {who}. {why}',
      'It’s pointing at you, {who}. {why} I think it’s loaded.',
    ],
  },
  /** Another player was shot. */
  shot: {
    dry: [
      '{by} shot {target}. So much for a quiet shift.',
      'Well. That answers one question and raises three.',
      'You’ll have to fill in a form for that, {by}.',
    ],
    warm: [
      'Are you all right, {target}?',
      'Easy, everyone. {by}, why {target}?',
      '{by}, I hope you were sure. I really hope so.',
    ],
    brash: [
      'Now we’re talking! Well, {by} is.',
      '{target}, you look pale. Guilty or just leaking?',
      'Bold, {by}. Explain it before someone else does.',
    ],
    nervous: [
      'That was loud. Why was that so loud?',
      '{by} has a gun! We all have guns!',
      'Nobody else, please. Is {target} still breathing?',
    ],
  },
  /** The bot was shot. */
  hit: {
    dry: [
      '{by}. That was my good jacket.',
      'You missed everything that matters, {by}.',
      'I’ll remember this, {by}. For as long as I last.',
    ],
    warm: [
      'That was a mistake, {by}. I almost forgive you.',
      'Ow. Think, {by}: who’s glad about this?',
      'You got the wrong one, {by}. Please believe me.',
    ],
    brash: [
      'Is that all you’ve got, {by}?',
      'You’ll want that bullet back, {by}!',
      'You shoot the way you think, {by}: badly.',
    ],
    nervous: [
      'I’m hit! {by} hit me! I knew it!',
      'Why, {by}? What did I say?',
      'It hurts less than I thought. No, it doesn’t.',
    ],
  },
  /** The verdict is Wrong: neither token is guilty. */
  wrong: {
    dry: [
      'One more honest citizen. How refreshing.',
      '{suspect} goes home. The lamp stays warm.',
      'Wrong. At least the board’s getting emptier.',
    ],
    warm: [
      'Never mind. Two fewer to wonder about.',
      'So it wasn’t {suspect}. I’m glad, in a way.',
      'Wrong, but we know more than this morning.',
    ],
    brash: ['Wrong! Whose idea was that?', 'Swing and a miss. Next.', '{suspect} was clean? I want my day back.'],
    nervous: [
      'Wrong. Oh dear. How many days are left?',
      'Not {suspect}? Then it’s someone worse.',
      'We should have asked first. Did we ask first?',
    ],
  },
  /** The verdict is Fishy: one of the two tokens is guilty. */
  fishy: {
    dry: [
      'Half a murder. It’s a start.',
      'Fishy. Someone here has just stopped breathing.',
      'One of the two. Has anyone got a coin to toss?',
    ],
    warm: [
      'We’re close. Think, everyone: {suspect}, or {weapon}?',
      'Fishy! Good work. Careful now.',
      'It’s one of them. Who knows something about {weapon}?',
    ],
    brash: [
      'Fishy! Now someone’s sweating.',
      'Got you. One of you. Nearly.',
      'I can smell it from here: {suspect} or {weapon}.',
    ],
    nervous: [
      'Fishy. Is that good? That’s good, isn’t it?',
      'One of the two! Nobody move. Everybody move.',
      'I can’t look. Is it {suspect}? Is it {weapon}?',
    ],
  },
  died: {
    dry: [
      'Goodbye, {who}. Your chair’s still warm.',
      'And that, {who}, is the end of the shift.',
      'Cause of death: bad company.',
    ],
    warm: ['Poor {who}. Whichever side you were on.', 'I’ll miss {who}. Most of the time.', 'Rest easy, {who}.'],
    brash: ['Down goes {who}!', 'Well, {who} won’t be needing that desk.', 'That’s one way to close a file.'],
    nervous: ['{who} is dead. Actually dead.', 'I want to go home now.', 'I always said someone would get hurt.'],
  },
  weekOver: {
    dry: [
      'Friday. The case retires before I do.',
      'Unsolved. It’ll look fine in a drawer.',
      'Five days, one murder, no answer. Typical.',
    ],
    warm: ['We did try, didn’t we? Mostly.', 'Next week, friends. Next week.', 'It was good working with some of you.'],
    brash: [
      'And that was that. Someone got paid.',
      'A whole week! My grandmother solves them faster.',
      'Whoever it was: well played, and shame on you.',
    ],
    nervous: [
      'It’s over? And they’re still out there?',
      'I won’t sleep all weekend.',
      'So it was one of us. And I shared my lunch.',
    ],
  },
  /** Reply that names the player whom the bot claims to suspect. */
  suspects: {
    dry: [
      'I said {who}. I haven’t grown any fonder.',
      '{who}. It’s on the table already.',
      'My notebook still says {who}.',
    ],
    warm: [
      'Honestly? {who}, as I said.',
      'I’m still worried about {who}.',
      'I told the table: {who}. I hope I’m wrong.',
    ],
    brash: [
      '{who}! How many times do I have to say it?',
      'Still {who}. Ask me tomorrow, and it’ll be {who}.',
      'Easy. {who}.',
    ],
    nervous: [
      '{who}, I think. Don’t tell {who}.',
      'I said {who}. Shouldn’t I have?',
      'Probably {who}. Possibly everyone.',
    ],
  },
  /** Reply that repeats one of the bot's claims. */
  claimed: {
    dry: ['Like I said: {what}', 'It’s on the table. {what}', 'For those at the back: {what}'],
    warm: [
      'I’ve told you what I can: {what}',
      'Happy to say it again: {what}',
      'I said this much, and I stand by it: {what}',
    ],
    brash: ['Clean out your ears: {what}', 'I said it loud and clear. {what}', 'One more time, for free: {what}'],
    nervous: ['I only said this: {what}', 'It was… wait. Yes. {what}', 'Please write it down this time: {what}'],
  },
  /** Reply of a bot that has not made a claim yet. */
  nothing: {
    dry: [
      'I’m listening. You should try it.',
      'Nothing yet. Unlike some, I wait until I know.',
      'Ask me again once my phone has rung.',
    ],
    warm: ['Give me a moment, I’m still listening.', 'Nothing to tell yet. You?', 'You first, if you like.'],
    brash: [
      'When I have something, you’ll hear it.',
      'Patience. I’m just warming up.',
      'What do you know? Start with that.',
    ],
    nervous: [
      'I don’t know anything! Yet. I think.',
      'Why ask me? Ask the others.',
      'Nothing. Is that suspicious? It is, isn’t it?',
    ],
  },
};
