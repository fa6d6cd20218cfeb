import type { Lines } from 'hush/game';

/**
 * Lines that bots say, by situation and manner. Placeholders are filled with public facts only, so that no line reveals
 * a secret.
 */
export const lines: Lines = {
  /** The bot claims to be honest. */
  vows: {
    dry: [
      'For the record, and the record is public.',
      'My file is clean. Go ahead and read it.',
      'I’ll only say this once.',
    ],
    warm: [
      'You know me. You do, don’t you?',
      'I’m on your side. Well, if you’re on the right one.',
      'Trust has to start somewhere.',
    ],
    brash: ['Anyone want to say otherwise?', 'There. Now you lot.', 'Clean as a whistle.'],
    nervous: [
      'I mean it. Why wouldn’t I mean it?',
      'That’s the truth, more or less. No, all of it.',
      'Could somebody write that down?',
    ],
  },
  /** The bot claims that a card is honest. */
  vouches: {
    dry: [
      'I’ve read the file. {who} can relax.',
      '{who}: nothing to report. For the report.',
      'One good card, {who}. It’s a start.',
    ],
    warm: [
      'I’m glad I looked, {who}.',
      '{who} has a heart of gold. A third of one, anyway.',
      'Be kind to {who}. I saw that card.',
    ],
    brash: ['Leave {who} alone. I looked.', '{who} is fine by me. So far.', 'I’ll sign for that card of {who}’s.'],
    nervous: [
      'I think I saw right, {who}.',
      'It looked good to me, {who}. It did, right?',
      'I’d hate to be wrong about {who}.',
    ],
  },
  /** The bot claims that a card is not honest. */
  warns: {
    dry: [
      '{who} may want to comment on this.',
      'I’m quoting from {who}’s file.',
      'Someone should keep an eye on {who}.',
    ],
    warm: [
      'I’m sorry, {who}. I have to say it.',
      'This hurts me more than it hurts you, {who}.',
      'I’d hoped for better from {who}.',
    ],
    brash: ['Hands up, {who}. We need to talk.', 'I knew it. {who}!', 'Explain that, {who}.'],
    nervous: [
      'Don’t look at me like that, {who}.',
      'I didn’t want to be the one to say it, {who}.',
      'Should I have kept quiet about {who}?',
    ],
  },
  /** The bot looks at a player at whom no player has looked yet. */
  looks: {
    dry: [
      'Nobody’s read {who}’s file yet. That seems careless.',
      '{who}, your paperwork, please.',
      'Routine check, {who}. It’s always a routine check.',
    ],
    warm: [
      'I’d just like to get to know you better, {who}.',
      'Don’t take it personally, {who}. I ask everyone.',
      'A quick look, {who}, and then coffee.',
    ],
    brash: ['Open up, {who}!', 'Let’s see what {who} is hiding.', '{who}, you’re too quiet. File. Now.'],
    nervous: [
      'Sorry, {who}, it says here I have to look.',
      'I have to look somewhere, {who}, don’t I?',
      'I hope I don’t regret this, {who}.',
    ],
  },
  /** The bot looks at a player who is aiming a gun at the bot. */
  looksAtGunOnMe: {
    dry: [
      'You’re aiming at me, {who}. I’d like to know who’s asking.',
      'That’s my name on your barrel, {who}. Your file, please.',
      'Before you shoot me, {who}, a formality.',
    ],
    warm: [
      '{who}, put that down and let me see who you are.',
      'We might be on the same side, {who}. Let me check.',
      'I’m not angry that you’re aiming at me, {who}. Just curious.',
    ],
    brash: [
      'A gun on me? Then I’ll have your file, {who}!',
      'Go ahead, {who}, aim at me. I’m reading your cards.',
      'Nobody points that at me for free, {who}.',
    ],
    nervous: [
      'Why me, {who}? I have to know.',
      'Please don’t shoot while I look, {who}.',
      '{who} is aiming at me. I’d feel better if I knew why.',
    ],
  },
  /** The bot looks at a player who is aiming a gun at a third player. */
  looksAtGun: {
    dry: [
      'A gun, a target, no explanation. {who}, your file.',
      '{who} has a gun on {at}. I’d like to know whose side that helps.',
      'Before {who} pulls that trigger, a word with the records office.',
    ],
    warm: [
      '{who}, why are you aiming at {at}? Help me understand.',
      'I’m worried about {at}, so I’m looking at {who}.',
      'Guns make me curious, {who}. That’s all.',
    ],
    brash: [
      'Gun on {at}, huh? Show me your badge, {who}.',
      'Nobody waves a gun around before I’ve read their file, {who}.',
      'Let’s see who’s behind that barrel. {who}!',
    ],
    nervous: [
      'That gun of {who}’s gives me the creeps.',
      '{who} is aiming at {at}, and I’d like to know why.',
      'Could you lower that while I look, {who}?',
    ],
  },
  /** The bot looks at a player at whom other players have looked. */
  looksAgain: {
    dry: [
      'Others have read {who}’s file. I prefer the original.',
      'A second opinion on {who}. They’re free.',
      'I’ve heard things about {who}. I trust paper.',
    ],
    warm: [
      'I know, {who}, you’ve been through this before. Bear with me.',
      'Everyone gets a look at {who}. May I?',
      'I’d rather see for myself, {who}.',
    ],
    brash: [
      'I don’t believe anyone. Again, {who}!',
      'Everyone’s seen {who}’s cards but me. Not any more.',
      'Second round, {who}. Same drawer.',
    ],
    nervous: [
      'What if the others got {who} wrong?',
      'Nobody will tell me about {who}, so…',
      'I won’t sleep until I’ve looked at {who}.',
    ],
  },
  /** The bot draws equipment. */
  equips: {
    dry: ['I’ll be in the storeroom.', 'Requisition, in triplicate.', 'Just restocking. Do carry on.'],
    warm: [
      'Let me see what’s left in the storeroom.',
      'Something useful, I hope.',
      'I’ll bring something nice for someone.',
    ],
    brash: ['Time for a new toy.', 'Give me the good drawer!', 'Wait till you see what this does.'],
    nervous: [
      'Please let it be a shield.',
      'I’d feel better with something in my pocket.',
      'I just want to be prepared.',
    ],
  },
  /** Reason for aiming at {who}: the bot itself has claimed that a card of {who} is crooked or the Kingpin. */
  whySaw: {
    dry: [
      '{who}, I’ve read your card {n}: {what}. I said so.',
      'My report stands. {who}’s card {n}: {what}.',
      '{what} is what I saw on {who}’s card {n}. Hence the gun.',
    ],
    warm: [
      'I told you all what I saw, {who}: card {n}, {what}.',
      'I wish I hadn’t seen your card {n}, {who}. {what}.',
      '{who}, your card {n}: {what}. What else can I do?',
    ],
    brash: [
      'Card {n}, {who}: {what}! I saw it, I said it, I meant it.',
      'You thought I’d forget your card {n}, {who}? {what}!',
      '{what}. Card {n}. Remember, {who}? I do.',
    ],
    nervous: [
      'I keep thinking of your card {n}, {who}. {what}. I said it, didn’t I?',
      'It said {what}, {who}. Card {n}. I’m almost sure I read it right.',
      'Card {n}, {who}. {what}. I can’t just do nothing.',
    ],
  },
  /** Reason for aiming at {who}: a leader card of {who} is face up. */
  whyLeader: {
    dry: [
      '{who} is the {what}. It’s right there on the table.',
      'The {what} is face up, {who}. No further questions.',
      'I can read. {who}: {what}.',
    ],
    warm: [
      'You’re the {what}, {who}. I think you know why.',
      'It had to be you, {who}. You’re the {what}.',
      'No hard feelings, {who}. It comes with being the {what}.',
    ],
    brash: [
      'Look at that card! {who} is the {what}!',
      'Of course it’s {who}. Who else is the {what}?',
      'The {what}, out in the open. Thanks, {who}!',
    ],
    nervous: [
      '{who} is the {what}, so… I have to, right?',
      'I’ve never aimed at the {what} before, {who}.',
      'Everyone can see the {what}, {who}. It’s not only me.',
    ],
  },
  /** Reason for aiming at {who}: {who} aims at the bot, or has shot at it. */
  whyGunOnMe: {
    dry: [
      '{who} pointed a gun at me first. I’m returning it.',
      'I file this under self-defence, {who}.',
      'You aimed at me, {who}. I noticed.',
    ],
    warm: [
      'You picked me, {who}. I have to answer that.',
      'I’d have trusted you, {who}, without that gun on me.',
      '{who}, you started this. Shall we both stop?',
    ],
    brash: [
      'Point a gun at me, {who}, and this is what you get!',
      'You wanted my attention, {who}? You’ve got it.',
      'Two can play at that game, {who}!',
    ],
    nervous: [
      'You aimed at me, {who}! What was I supposed to do?',
      'It’s you or me, {who}, and I’d rather it wasn’t me.',
      'I can’t think with your gun on me, {who}.',
    ],
  },
  /** Reason for aiming at {who}: another player has claimed that a card of {who} is crooked or the Kingpin. */
  whyWord: {
    dry: [
      '{by} says {who}’s card {n}: {what}. Nobody’s denied it convincingly.',
      'On {by}’s word, {who}: card {n}, {what}.',
      '{who}’s card {n}: {what}, if {by} can be trusted.',
    ],
    warm: [
      'I believe {by} about your card {n}, {who}. {what}, they said.',
      '{by} told us about card {n}, {who}. I wish it were another card.',
      'If {by} is wrong about card {n}, {who}, I’ll apologise.',
    ],
    brash: [
      'You heard {by}! {who}’s card {n}: {what}!',
      '{by} saw your card {n}, {who}: {what}. Good enough for me.',
      'Card {n}, {who}. {by} has talked.',
    ],
    nervous: [
      '{by} said {what}, {who}. Card {n}. Was that a lie?',
      'What if {by} is right about your card {n}, {who}?',
      'I only know what {by} said about card {n}, {who}.',
    ],
  },
  /** Reason for aiming at {who}: a Crooked card of {who} is face up. */
  whyCard: {
    dry: [
      '{who}’s card {n} is face up, and it’s crooked.',
      'One crooked card, {who}, number {n}. I count those.',
      'Exhibit {n}: {who}’s crooked card.',
    ],
    warm: [
      'I see a crooked card, {who}. Number {n}. Tell me it’s the only one.',
      'That card {n} of yours worries me, {who}.',
      '{who}, your card {n} isn’t helping you.',
    ],
    brash: [
      'Crooked! Card {n}! It’s looking right at us, {who}!',
      'How many more like card {n}, {who}?',
      'You’re a third crooked at least, {who}. See card {n}.',
    ],
    nervous: [
      'It’s your card {n}, {who}. It’s so very crooked.',
      'I can’t stop looking at your card {n}, {who}.',
      'One crooked card is one too many, {who}. Isn’t it? Number {n}.',
    ],
  },
  /** Reason for aiming at {who}: claims of {who} contradict each other or a face-up card. */
  whyDoubt: {
    dry: [
      '{who}, what you’ve claimed can’t be true.',
      'I compared {who}’s claims with the table. They differ.',
      'Your claims don’t add up, {who}.',
    ],
    warm: [
      'You told us something that isn’t so, {who}.',
      'I wanted to believe you, {who}. The table says otherwise.',
      '{who}, why claim what we can all see is wrong?',
    ],
    brash: ['Liar! It’s all on the table, {who}!', 'You’ve been caught out, {who}.', 'Check what {who} said. I did!'],
    nervous: [
      'That’s not what you claimed, {who}. Or is it?',
      'I don’t like it when claims don’t fit, {who}.',
      'One thing you said is wrong, {who}, so maybe everything is.',
    ],
  },
  /** Reason for aiming at {who}: {who} aims at a third player, or has shot at one. */
  whyGun: {
    dry: [
      '{who} went for {at}. I’d like to know why. Until then, this.',
      'People who aim at {at} get my attention, {who}.',
      '{who} picked {at}. I pick {who}.',
    ],
    warm: [
      'I didn’t like seeing your gun on {at}, {who}.',
      'Somebody has to look out for {at}, {who}.',
      'Leave {at} alone, {who}, and we’re fine.',
    ],
    brash: [
      'You went after {at}, {who}. I’m going after you.',
      'What did {at} ever do to you, {who}?',
      'Try that on me instead of {at}, {who}!',
    ],
    nervous: [
      'You had a gun on {at}, {who}. Am I next?',
      'First {at}, then who, {who}?',
      '{who} aims at {at}, so I aim at {who}. Is that how this works?',
    ],
  },
  /** Reason for aiming at {who}: {who} has looked at one of the bot's cards and made no claim about it. */
  whyLooked: {
    dry: [
      '{who} read my card {n} and told nobody. Curious.',
      'You’ve seen my card {n}, {who}. No report so far.',
      'I’m still waiting to hear about my card {n}, {who}.',
    ],
    warm: [
      'You looked at my card {n}, {who}. Why so quiet?',
      'A word about my card {n} would’ve been kind, {who}.',
      'If you’d told them about my card {n}, {who}, I’d feel better.',
    ],
    brash: [
      'You’ve seen my card {n}, {who}. Say it or sweat!',
      'Nosy and silent, {who}? I remember my card {n}.',
      'You looked at my card {n}, {who}. Tell them, or I shoot!',
    ],
    nervous: [
      'You know my card {n}, {who}, and you won’t say. Why?',
      'What are you going to do about my card {n}, {who}?',
      'You looked at card {n} and said nothing, {who}. That’s worse than talking.',
    ],
  },
  /** Reason for aiming at {who}: {who} has made no claim in the whole first round. */
  whySilent: {
    dry: [
      '{who} hasn’t claimed a thing so far.',
      'Not one claim, {who}. I draw my own conclusions.',
      'The quiet file gets opened first, {who}.',
    ],
    warm: [
      'You never tell us anything, {who}.',
      'Say something, {who}. Anything. Then I’ll think again.',
      'I can’t trust what I can’t hear, {who}.',
    ],
    brash: [
      'Cat got your tongue, {who}?',
      'Everyone talks but {who}. Guess why.',
      'Nothing to say all match, {who}? Now’s a good time.',
    ],
    nervous: [
      'You’re so quiet, {who}. It gets to me.',
      'I don’t know anything about you, {who}. You’ve claimed nothing.',
      'Silence makes me jumpy, {who}.',
    ],
  },
  /** Reason for aiming at {who}: no public reason, only a feeling. */
  whyHunch: {
    dry: [
      'I have to aim somewhere, {who}. It’s procedure.',
      'Nothing against you yet, {who}. It’s a hunch.',
      'Call it a working theory, {who}.',
    ],
    warm: [
      'It’s only a feeling, {who}. Prove me wrong.',
      'I’ve no proof, {who}. Talk me out of it.',
      'Nothing personal, {who}. I had to choose.',
    ],
    brash: [
      'Call it instinct, {who}.',
      'I don’t need proof, {who}. I’ve got a nose.',
      'My gut says {who}. It’s a good gut.',
    ],
    nervous: [
      'I don’t know why it’s you, {who}. It just is.',
      'It’s just a bad feeling, {who}. Sorry.',
      'I had to point it at somebody, {who}.',
    ],
  },
  /** Another player wants to shoot the bot. */
  atGunpoint: {
    dry: [
      '{by}, think of the paperwork.',
      'Before you do that, {by}, have you read my file?',
      'A bold career move, {by}.',
    ],
    warm: [
      '{by}, please, we can talk about it.',
      'You’re making a mistake, {by}, but I forgive you.',
      'Doesn’t anyone have a shield for a friend?',
    ],
    brash: ['You don’t have the nerve, {by}!', 'Go on, {by}. See what happens.', 'I’ll remember this, {by}!'],
    nervous: ['Not me! {by}, not me!', 'Somebody do something! Anybody!', 'I knew I should’ve stayed in bed, {by}.'],
  },
  /** Another player wants to shoot a third player. */
  drawn: {
    dry: [
      '{by} would like to shoot {at}. Noted.',
      'So that’s what {by} thinks of {at}.',
      'If anyone’s holding a card for this, now’s the time.',
    ],
    warm: ['{by}, are you really sure about {at}?', 'Oh no. Poor {at}.', 'I hope you know something we don’t, {by}.'],
    brash: [
      'Finally, some action! Sorry, {at}.',
      '{by} against {at}. I’ll hold your coats.',
      'Do it, {by}! Or don’t. Just decide.',
    ],
    nervous: [
      'I can’t watch. What’s {by} doing to {at}?',
      'Is this still the briefing?',
      'Duck, {at}! Is ducking allowed?',
    ],
  },
  /** Another player uses a card that saves someone from a shot. */
  saved: {
    dry: [
      '{card}. Somebody’s read the manual.',
      'The department thanks {by} for {card}.',
      '{by} changes the subject with {card}.',
    ],
    warm: ['Well done, {by}!', '{card}, just in time. Bless you, {by}.', 'I knew {by} had something.'],
    brash: ['Ha! {card}! Didn’t see that coming.', '{by}, you sly dog!', '{card}? Now it’s getting interesting.'],
    nervous: [
      'Wait, what happens now? {by}?',
      '{card}. My heart can’t take this.',
      'Please don’t let it be me instead, {by}.',
    ],
  },
  /** A leader is hit and survives. */
  wounded: {
    dry: [
      '{who}, the {what}. That’ll leave a mark.',
      'So that’s where the {what} has been all along.',
      'One more of those, {who}, and we can all go home.',
    ],
    warm: [
      'Somebody get {who} a chair!',
      'Oh no, {who}, the {what}! Does it hurt?',
      'Is there a Med Kit in the house? For {who}?',
    ],
    brash: ['The {what}! It was {who}!', 'One more and it’s over, {who}.', 'I always said {who} was special.'],
    nervous: [
      '{who} is the {what}? We shared a desk!',
      'That went right through the {what}!',
      'So much red. Sit down, {who}.',
    ],
  },
  /** A leader is turned up without a shot. */
  leader: {
    dry: [
      'The {what}. Thank you for your honesty, {who}.',
      '{who} is the {what}. That saves some time.',
      'And there’s the {what}, right in front of {who}.',
    ],
    warm: [
      'So it’s you, {who}. The {what}!',
      '{who}, I’d never have guessed.',
      'Brave of you, {who}. Half of us are happy now.',
    ],
    brash: ['There! The {what}! {who}!', 'Everyone look at {who}!', 'You’re famous now, {who}.'],
    nervous: [
      'The {what} has been sitting right there?',
      '{who} is the {what}. I need a minute.',
      'Are we happy that {who} is the {what}? I forget.',
    ],
  },
  /** A player is eliminated. */
  out: {
    dry: [
      '{who} has left the service.',
      'One desk free. It was {who}’s.',
      '{who}, please leave your badge at the front desk.',
    ],
    warm: [
      'We’ll miss you, {who}.',
      'Hats off to {who}, everyone.',
      'You still win with your side, {who}. Cheer for us.',
    ],
    brash: ['And {who} is out!', 'One down. Who’s next?', 'I’m taking {who}’s locker.'],
    nervous: [
      '{who} is gone. Just like that.',
      'That could’ve been me instead of {who}.',
      'I won’t say a bad word about {who}.',
    ],
  },
  /** Blackmail has given one player both leaders. */
  blackmail: {
    dry: [
      '{who} has both. I resign.',
      'Agent and Kingpin in one drawer. Well filed, {who}.',
      '{who} clearly got the right letter.',
    ],
    warm: [
      'Congratulations, {who}, I suppose.',
      'None of us saw that coming, {who}. Bravo.',
      '{who} wins alone. Let’s be good losers.',
    ],
    brash: [
      'Both? {who} has both? I want a recount!',
      'We’ve been robbed! By post!',
      'You did nothing and won it all, {who}.',
    ],
    nervous: [
      'What just happened? Why is {who} smiling?',
      'Both leaders. One {who}. I feel faint.',
      'It’s over before I could even panic, {who}!',
    ],
  },
  /** Another player is about to look at one of the bot's cards. */
  lookedAt: {
    dry: [
      'By all means, {by}. Mind the coffee stains.',
      'You could’ve asked, {by}. I’d have lied.',
      'My file is dull, {by}.',
    ],
    warm: [
      'Be my guest, {by}. Tell the others what you see.',
      'Of course, {by}. I’d do the same.',
      'Gently, {by}. I only have the one file.',
    ],
    brash: ['Look, {by}, look! Nothing to hide.', 'Get your nose out of my file, {by}!', 'And what about yours, {by}?'],
    nervous: [
      'Do you have to, {by}? That one?',
      'It’s not as bad as it looks, {by}.',
      'There’s an explanation for everything, {by}.',
    ],
  },
  /** Reply to a question. Names the player at whom the bot aims, or at whom it last aimed or shot. */
  suspects: {
    dry: [
      'I’d keep an eye on {who}. I do.',
      '{who}. My reasons are all on the table.',
      'Follow the barrel. It says {who}.',
    ],
    warm: ['If you ask me: {who}. I hope I’m wrong.', 'I’m worried about {who}.', '{who}, and I hate to say it.'],
    brash: ['{who}! Who else?', 'Isn’t it obvious? {who}.', 'Something smells about {who}.'],
    nervous: ['Promise not to tell: {who}.', 'Maybe {who}? Just maybe.', '{who} keeps me up at night.'],
  },
  /** Reply to a question when the bot has no target. */
  unsure: {
    dry: [
      'I suspect everyone equally. It’s only fair.',
      'The case is still open.',
      'Ask me when someone’s done something stupid.',
    ],
    warm: ['I like everyone so far.', 'Let’s wait and look around a little more.', 'I don’t know yet. Do you?'],
    brash: ['All of you. Until proven otherwise.', 'Wait and see.', 'When I know, you’ll hear the bang.'],
    nervous: ['I don’t know. I really don’t.', 'You all look guilty from here.', 'Can’t you ask someone else?'],
  },
  /** Reply to a question about the bot itself. */
  denies: {
    dry: [
      'Honest, of course. Is there another answer?',
      'It’s all in my file, {by}. All three pages.',
      'I’m exactly as honest as you are, {by}.',
    ],
    warm: [
      'One of the good ones, {by}, like you.',
      'Trust me, {by}. Someone has to go first.',
      'Ask anyone who’s looked, {by}.',
    ],
    brash: [
      'Straight as an arrow, {by}! And you?',
      'How dare you, {by}. Honest to the bone.',
      'Nice try, {by}. Show me yours first.',
    ],
    nervous: [
      'Honest! I said it too fast. But honest, {by}.',
      'Why does everyone ask me that, {by}?',
      'I’m on the good side, {by}. We all are, right?',
    ],
  },
};
