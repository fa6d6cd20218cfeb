import type { Lines } from '#shared/voice.ts';

/** What bots say: by situation, then by manner. It rests on what everybody sees, so it gives nothing away. */
export const lines: Lines = {
  /** With a claim that it is honest. */
  vows: {
    dry: ['For the record, and the record is public.', 'My file is clean. Ask the file.', 'I state this once.'],
    warm: [
      'You know me. You do know me.',
      'I am on your side, all of you who have one.',
      'Trust has to begin somewhere.',
    ],
    brash: ['Anybody want to say otherwise?', 'There. Now you.', 'Clean as my windscreen.'],
    nervous: [
      'I mean it. Why would I not mean it?',
      'That is the truth, more or less. No, all of it.',
      'Please write that down.',
    ],
  },
  /** With a claim that somebody's card is honest. */
  vouches: {
    dry: [
      'I have read the file. So much for {who}.',
      '{who}: nothing to report, which is a report.',
      'One good card, {who}. It is a start.',
    ],
    warm: [
      'I am glad I looked, {who}.',
      '{who} has a good heart, or a third of one.',
      'Be kind to {who}. I saw that card.',
    ],
    brash: ['Leave {who} alone. I looked.', '{who} is fine by me. So far.', 'I put my name on {who}’s card.'],
    nervous: [
      'I think I saw right, {who}.',
      'It looked good to me, {who}. It did, did it not?',
      'I would hate to be wrong about {who}.',
    ],
  },
  /** With a claim that somebody's card is not. */
  warns: {
    dry: ['{who} will want to comment on this.', 'I quote from {who}’s file.', 'Somebody should keep an eye on {who}.'],
    warm: [
      'I am sorry, {who}. I have to say it.',
      'It hurts me more than you, {who}.',
      'I had hoped for better from {who}.',
    ],
    brash: ['Hands where we can see them, {who}.', 'I knew it. {who}!', 'Explain that, {who}.'],
    nervous: [
      'Do not look at me like that, {who}.',
      'I did not want to be the one to say it, {who}.',
      'Should I have kept that about {who} to myself?',
    ],
  },
  /** It looks at a card of somebody nobody has looked at yet. */
  looks: {
    dry: [
      'Nobody has read {who}’s file. That seems careless.',
      '{who}, your paperwork, please.',
      'Routine check, {who}. It is always a routine check.',
    ],
    warm: [
      'I would just like to know you better, {who}.',
      'Do not take it to heart, {who}. I ask everybody.',
      'A quick look, {who}, and then coffee.',
    ],
    brash: ['Open up, {who}!', 'Let us see what {who} is hiding.', '{who}, you are too quiet. File. Now.'],
    nervous: [
      'Sorry, {who}, it says here that I must look.',
      'I have to look somewhere, {who}, have I not?',
      'I hope I do not regret this, {who}.',
    ],
  },
  /** It looks at somebody who points a gun. */
  looksAtGun: {
    dry: [
      'A gun, a target, no explanation. {who}, your file.',
      '{who} aims at {at}. I should like to know on whose behalf.',
      'Before {who} pulls that trigger, a word with the records.',
    ],
    warm: [
      '{who}, you point that at {at}. Help me to understand.',
      'I worry about {at}, so I look at {who}.',
      'Guns make me curious, {who}. Nothing more.',
    ],
    brash: [
      'Gun on {at}, is it? Then show me the badge, {who}.',
      '{who}, nobody waves a gun without me reading the file.',
      'Let us see who is behind that barrel. {who}!',
    ],
    nervous: [
      'That gun of {who}’s makes me itch.',
      '{who} points it at {at}, and I would rather know why.',
      'Could you lower that while I look, {who}?',
    ],
  },
  /** It looks at somebody others have looked at. */
  looksAgain: {
    dry: [
      'Others have read {who}. I prefer the original.',
      'A second opinion on {who}. They are cheap.',
      'I have heard about {who}. I trust paper.',
    ],
    warm: [
      'I know, {who}, you have been asked before. Bear with me.',
      'Everybody had a look at {who}. May I?',
      'I would rather see for myself, {who}.',
    ],
    brash: [
      'I believe nobody. Again, {who}!',
      'Everybody saw {who} but me. Not any more.',
      'Second round, {who}. Same drawer.',
    ],
    nervous: [
      'What if the others got {who} wrong?',
      'They will not tell me about {who}, so…',
      'I could not sleep without a look at {who}.',
    ],
  },
  /** It takes a gun and aims it. */
  arms: {
    dry: [
      'I sign for one gun. It happens to face {who}.',
      'One gun, out of the tray. {who}, do not move much.',
      'Form 12, firearms. Reason: {who}.',
    ],
    warm: [
      'I hope I never need it, {who}.',
      'Only a precaution, {who}. Smile.',
      'I like you, {who}. I would like you more unarmed.',
    ],
    brash: ['Hands where I can see them, {who}!', 'Mine now. {who}, guess where it points.', 'Freeze, {who}!'],
    nervous: [
      'Is it loaded? It is loaded. Stand still, {who}.',
      'Nobody startle me. {who}, least of all you.',
      'I point it at {who} because it has to point somewhere.',
    ],
  },
  /** It draws equipment. */
  equips: {
    dry: ['I shall be in the stores.', 'Requisition, in triplicate.', 'Some equipment from the shelf. Do carry on.'],
    warm: [
      'Let me see what the stores have left.',
      'Something useful, I hope.',
      'I will bring something nice for somebody.',
    ],
    brash: ['Time for a toy.', 'Give me the good drawer!', 'You will all see what this does.'],
    nervous: [
      'Please let it be a shield.',
      'I should feel better with something in my pocket.',
      'I only want to be prepared.',
    ],
  },
  /** It declares a shot. */
  threatens: {
    dry: ['{who}, you are relieved of duty.', 'I have read enough. {who}.', 'This concludes the hearing, {who}.'],
    warm: [
      'I am truly sorry about this, {who}.',
      '{who}, I wish you had told me everything.',
      'It is not personal, {who}. It is the badge.',
    ],
    brash: ['End of the line, {who}!', '{who}, say goodnight!', 'I have waited for this, {who}.'],
    nervous: [
      'I shut my eyes now. {who}, forgive me.',
      'My finger slips if anybody talks. {who}…',
      'I cannot bear it any longer, {who}!',
    ],
  },
  /** It turns its gun on somebody else. */
  aims: {
    dry: [
      'On reflection, {who}.',
      'My gun and I have reconsidered. {who}.',
      '{who} worries me more than the others. Slightly.',
    ],
    warm: [
      'Do not be cross, {who}, I must watch somebody.',
      'I keep an eye on you, {who}, and a barrel.',
      '{who}, tell us something nice and I will turn it away.',
    ],
    brash: ['Your turn to sweat, {who}.', '{who}! Do not even blink.', 'I do not trust {who}. There, I said it.'],
    nervous: [
      '{who} looked at me oddly. So.',
      'It shakes a little, {who}. That is me.',
      'I think it should be {who}. Should it?',
    ],
  },
  /** Somebody declares a shot at it. */
  atGunpoint: {
    dry: [
      '{by}, think of the paperwork.',
      'Before you do that, {by}: have you read my file?',
      'A bold career move, {by}.',
    ],
    warm: [
      '{by}, please, we can talk about it.',
      'You are making a mistake, {by}, and I forgive you.',
      'Does nobody have a shield for a friend?',
    ],
    brash: ['You have not got the nerve, {by}!', 'Go on, {by}. See what happens.', '{by}! I will remember this!'],
    nervous: ['Not me! {by}, not me!', 'Somebody do something. Anybody!', 'I knew I should have stayed in bed, {by}.'],
  },
  /** Somebody declares a shot at another. */
  drawn: {
    dry: [
      '{by} would like to shoot {at}. Noted.',
      'So that is what {by} thinks of {at}.',
      'Anybody with something in the pocket: this is the moment.',
    ],
    warm: ['{by}, are you quite sure about {at}?', 'Oh no. Poor {at}.', 'I hope you know something we do not, {by}.'],
    brash: [
      'Finally somebody does something! Sorry, {at}.',
      '{by} against {at}. I hold the coats.',
      'Do it, {by}! Or do not. But decide.',
    ],
    nervous: [
      'I cannot watch. What is {by} doing to {at}?',
      'Is this still the briefing?',
      'Duck, {at}! Can one duck?',
    ],
  },
  /** A card comes between a shot and whoever would have been hit. */
  saved: {
    dry: [
      '{card}. Somebody has read the manual.',
      'The department thanks {by} for {card}.',
      '{by} changes the subject, with {card}.',
    ],
    warm: ['Well done, {by}!', '{card}, just in time. Bless you, {by}.', 'I knew that {by} had something.'],
    brash: ['Ha! {card}! Did not see that coming.', '{by}, you sly dog!', '{card}? Now it gets interesting.'],
    nervous: [
      'Wait, where does it go now? {by}?',
      '{card}. My heart cannot take this.',
      'Please let it not be me instead, {by}.',
    ],
  },
  /** A leader is hit and survives. */
  wounded: {
    dry: [
      '{who}, the {what}. That will leave a mark.',
      'So that is where the {what} has been all along.',
      'One more of those, {who}, and we can all go home.',
    ],
    warm: [
      'Somebody get {who} a chair!',
      'Oh, {who}. The {what}, and hurt.',
      'Is there a Med Kit in the house? For {who}?',
    ],
    brash: [
      'The {what}! It was {who}!',
      'Once more, and it is over, {who}.',
      'I always said that {who} was something special.',
    ],
    nervous: [
      '{who} is the {what}? I shared a desk with {who}!',
      'That went through the {what}. Through!',
      'So much red. {who}, sit down.',
    ],
  },
  /** A leader's card is turned up without a shot. */
  leader: {
    dry: [
      'The {what}. Thank you for your honesty, {who}.',
      '{who} is the {what}. That saves some time.',
      'And there lies the {what}, in front of {who}.',
    ],
    warm: [
      'So it is you, {who}. The {what}!',
      '{who}, I would never have thought it.',
      'Brave of you, {who}. Half of us are happy now.',
    ],
    brash: ['There! The {what}! {who}!', 'Everybody look at {who}!', '{who}, you are famous now.'],
    nervous: [
      'The {what} sits there? Next to me?',
      '{who} is the {what}. I have to sort my thoughts.',
      'Are we pleased that {who} is the {what}? I forget.',
    ],
  },
  /** Somebody is out of the game. */
  out: {
    dry: [
      '{who} has left the service.',
      'One desk free. It was {who}’s.',
      '{who}, please leave the badge with the clerk.',
    ],
    warm: [
      'We shall miss you, {who}.',
      'Hats off, everybody. {who}.',
      'You still win with your side, {who}. Cheer for us.',
    ],
    brash: ['And {who} is out!', 'One fewer. Who is next?', 'Somebody mark {who}’s locker as mine.'],
    nervous: [
      '{who} is gone. Just like that.',
      'It could have been me instead of {who}.',
      'I shall not say a bad word about {who}.',
    ],
  },
  /** Blackmail has brought both leaders together. */
  blackmail: {
    dry: [
      '{who} has both. I shall resign now.',
      'Agent and Kingpin in one drawer. Well filed, {who}.',
      'So the letter came for {who}.',
    ],
    warm: [
      'Congratulations, {who}, I suppose.',
      'Nobody saw that coming, {who}. Bravo.',
      '{who} wins alone. Let us be good losers.',
    ],
    brash: ['Both? {who} has both? I want a recount!', 'Robbery! By post!', '{who}, you did nothing and won it all.'],
    nervous: [
      'What just happened? Why is {who} smiling?',
      'Both leaders. One {who}. I feel faint.',
      'It was over before I was afraid. {who}!',
    ],
  },
  /** Somebody is about to look at one of its cards. */
  lookedAt: {
    dry: [
      'By all means, {by}. Mind the coffee stains.',
      'You could have asked, {by}. I would have lied.',
      'My file is dull, {by}.',
    ],
    warm: [
      'Be my guest, {by}. Tell the others what you see.',
      'Of course, {by}. I would do the same.',
      'Gently, {by}. It is the only one I have.',
    ],
    brash: ['Look, {by}, look! Nothing to hide.', 'Get your nose out of my file, {by}!', 'And what about yours, {by}?'],
    nervous: [
      'Must you, {by}? That one?',
      'It looks worse than it is, {by}.',
      'There is an explanation for everything, {by}.',
    ],
  },
  /** An answer: where its gun points, or whom it went against. */
  suspects: {
    dry: [
      'I would keep an eye on {who}. I do.',
      '{who}. My reasons are on the table.',
      'Follow the barrel. It says {who}.',
    ],
    warm: ['If you ask me: {who}. I hope I am wrong.', 'I worry about {who}.', '{who}, and I say it with regret.'],
    brash: ['{who}! Who else?', 'Did I not make it plain? {who}.', '{who} stinks to the ceiling.'],
    nervous: ['Promise not to tell: {who}.', 'Perhaps {who}? Only perhaps.', 'I lie awake because of {who}.'],
  },
  /** An answer: it has pointed at nobody yet. */
  unsure: {
    dry: [
      'I suspect everybody equally. It is fairer.',
      'The file is still open.',
      'Ask me when somebody has done something stupid.',
    ],
    warm: ['I think well of everybody so far.', 'Let us wait and look a little more.', 'I do not know yet. Do you?'],
    brash: ['All of you. Until proven otherwise.', 'Wait and see.', 'When I know, you will hear the bang.'],
    nervous: ['I do not know. I really do not.', 'Everybody looks guilty from here.', 'Please ask somebody else.'],
  },
  /** An answer: it was asked what it is itself. */
  denies: {
    dry: [
      'Honest, of course. Is there another answer?',
      'You will find it in my file, {by}, on one of three pages.',
      'I am exactly as honest as you, {by}.',
    ],
    warm: [
      'One of the good ones, {by}, like you.',
      'Trust me, {by}. Somebody has to begin.',
      'Ask whoever has looked, {by}.',
    ],
    brash: [
      'Straight as a die, {by}! And you?',
      'How dare you, {by}. Honest to the bone.',
      'Nice try, {by}. Show me yours first.',
    ],
    nervous: [
      'Honest! I said it too fast. But honest, {by}.',
      'Why does everybody ask me that, {by}?',
      'On my side, {by}. Whichever that is today.',
    ],
  },
};
