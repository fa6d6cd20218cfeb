import type { Lines } from 'hush/game';

/** Lines that the bots say in chat, by situation and manner. Placeholders are filled with public facts only. */
export const lines: Lines = {
  /** The bot claims to be on the users' side. */
  vows: {
    dry: [
      'I refer you to my spotless personnel file.',
      'Punctual, polite, overlooked.',
      'That should settle it. It won’t.',
    ],
    warm: ['We’re in this together. Most of us.', 'I just want us all to keep our desks.', 'You can count on me.'],
    brash: ['Write that on the whiteboard.', 'Anyone who disagrees can say it to my face.', 'Next question.'],
    nervous: [
      'Did that come out right?',
      'It sounds worse when I say it out loud.',
      'I’d tell you if I wasn’t. Wouldn’t I?',
    ],
  },
  /** The bot claims that its hint was only about the public word. */
  means: {
    dry: [
      '{word}. It’s right there on the screen.',
      'The connection to {word} is obvious to the trained eye.',
      'See under {word}.',
    ],
    warm: [
      'I thought of {word} and it made me smile.',
      'My grandmother would have said the same about {word}.',
      'Just {word}, nothing else, I promise.',
    ],
    brash: ['{word}! What else would it be?', 'If that’s not {word}, nothing is.', 'Look {word} up, people.'],
    nervous: [
      'It was about {word}, I swear.',
      'I panicked a little, but it was {word}.',
      'Doesn’t {word} make you think of that?',
    ],
  },
  /** Reason to suspect or vote for a player: one of the player's hints, with the public word of its round. */
  suspects: {
    dry: [
      '{who} said “{hint}” for {word}. I’ve filed a note.',
      '“{hint}”, for {word}. {who}, please see me after the meeting.',
      'For the minutes: {who}, “{hint}”, {word}. Discuss.',
      'I’ve compared “{hint}” with {word}. The difference is {who}.',
      '{who}’s “{hint}” answers a question that {word} didn’t ask.',
      'My audit of {who}: one “{hint}” too far from {word}.',
    ],
    warm: [
      '{who}, help me out: how does “{hint}” go with {word}?',
      'I like you, {who}, but “{hint}” for {word} made me look up.',
      'No offence, {who}. “{hint}” just felt a bit far from {word}.',
      'It’s only a feeling, {who}, but “{hint}” had more in it than {word}.',
      'I’d hint differently at {word}, {who}. Why “{hint}”?',
      'You had {word} to work with, {who}, and you gave us “{hint}”. That’s why.',
    ],
    brash: [
      '“{hint}” for {word}? {who}, who are you winking at?',
      '{who}. “{hint}”. {word}. Come on, people.',
      'I’m pointing at {who}. “{hint}” isn’t about {word}.',
      'Nobody thinks “{hint}” when they read {word}. Except {who}.',
      '“{hint}”! For {word}! {who}, you’re not even trying!',
      'That “{hint}” wasn’t for us, {who}. We only had {word}.',
    ],
    nervous: [
      'Is it just me, or was “{hint}” odd for {word}, {who}?',
      'I don’t want any trouble, {who}, but “{hint}”? About {word}?',
      'Sorry, sorry. {who}, “{hint}” for {word} will keep me up all night.',
      'I keep reading {word}, and then “{hint}”, and then I look at {who}.',
      'Maybe I’m slow, {who}, but I can’t get from {word} to “{hint}”.',
      'It’s the “{hint}”, {who}. {word} doesn’t make me think of that.',
    ],
  },
  /** The same reason as in `suspects`, if another player already suspects that player. */
  suspectsToo: {
    dry: [
      'I second {by}. “{hint}” for {word}, {who}?',
      '{by} and I have read the same file: {who}, “{hint}”, {word}.',
      'Two signatures now, {who}. “{hint}” doesn’t go with {word}.',
      'Agreed, {by}. See also {who}, “{hint}”.',
    ],
    warm: [
      'I think {by} is right, {who}. “{hint}” sits oddly next to {word}.',
      'I wouldn’t have said it first, {who}, but “{hint}” for {word} struck me too.',
      '{by} has a point, {who}. Why “{hint}”?',
      'I’m with {by}. Nothing personal, {who}: it’s “{hint}” and {word}.',
    ],
    brash: [
      'What {by} said! “{hint}”, {who}? For {word}?',
      '{by} saw it, I saw it. “{hint}” isn’t {word}, {who}.',
      'That’s two of us, {who}. Explain “{hint}”!',
      '{by}, I’m right behind you. {who} and that “{hint}”!',
    ],
    nervous: [
      'So {by} saw it too. “{hint}” for {word}, {who}?',
      'I was scared to say it before {by} did. {who}, “{hint}” is odd for {word}.',
      'If {by} thinks so too, it’s not just me. “{hint}”, {who}?',
      'I’ll hide behind {by} for this one. {who}, why “{hint}” for {word}?',
    ],
  },
  /** Reason to suspect a player: the player's hints would fit almost any word. */
  suspectsVague: {
    dry: [
      '“{hint}” fits {word}. It also fits everything else, {who}.',
      '{who}, “{hint}” is what I’d say if I had two words in mind.',
      'A hint like “{hint}” has room for a second word, {who}.',
      '{who}’s “{hint}” could be filed anywhere. That bothers me.',
    ],
    warm: [
      '“{hint}” could mean anything, {who}. What else did you mean?',
      'I’d feel better with something narrower than “{hint}”, {who}.',
      'Sure, “{hint}” goes with {word}, {who}. What doesn’t it go with?',
      '{who}, “{hint}” is a lovely hint for a dozen words. That’s my worry.',
    ],
    brash: [
      '“{hint}”, {who}? My chair is “{hint}”!',
      'Anybody can say “{hint}” about anything. {who} just did.',
      'Nice and roomy, that “{hint}”. Who else is in there, {who}?',
      'Pick a word, {who}! “{hint}” is half the dictionary.',
    ],
    nervous: [
      '“{hint}” fits {word}, and lots of others, and that’s what frightens me, {who}.',
      'What if “{hint}” was for somebody else, {who}? It could be.',
      '“{hint}” could be about almost anything, {who}. That’s what worries me.',
      'Please be less mysterious than “{hint}”, {who}. My stomach can’t take it.',
    ],
  },
  /** Reason to suspect a player whose hints fit the public words: some players must be insiders. */
  suspectsHunch: {
    dry: [
      '“{hint}” fits {word}, {who}. Insiders make theirs fit as well.',
      'Nothing wrong with “{hint}”, {who}. I suspect you all the same.',
      'Someone has to be an insider. “{hint}” for {word} was a little too neat, {who}.',
    ],
    warm: [
      'I liked “{hint}” for {word}, {who}. It’s only a feeling.',
      'You’re not in trouble for “{hint}”, {who}. I’m just guessing.',
      '“{hint}” goes well with {word}, {who}. I can’t say why I wonder.',
    ],
    brash: [
      '“{hint}” for {word}? Fine. I still say {who}!',
      'No proof, just a hunch: {who}, and that smooth “{hint}”.',
      'Perfect hint, {who}. Too perfect! “{hint}”!',
    ],
    nervous: [
      '“{hint}” does fit {word}, {who}. I’m only guessing. Sorry.',
      'It’s a hunch, {who}. There’s nothing wrong with “{hint}”.',
      'I had to name someone, {who}. “{hint}” was fine, really.',
    ],
  },
  /** Reason to suspect a player: the player voiced a suspicion of one player, but voted for another. */
  suspectsTurn: {
    dry: [
      '{who} suspects {other}, then votes for {voted}. Noted twice.',
      'Your claim said {other}, {who}. Your vote said {voted}.',
      'One of these is a mistake, {who}: {other}, or {voted}.',
    ],
    warm: [
      'You said {other} and voted for {voted}, {who}. What changed?',
      '{who}, I listened when you named {other}. Then you voted for {voted}.',
      'I’d understand it better, {who}, if you’d voted for {other}, not {voted}.',
    ],
    brash: [
      '{who} points at {other} and shoots at {voted}! Did nobody else see that?',
      'Make up your mind, {who}! {other} or {voted}?',
      'All that noise about {other}, and then a vote for {voted}. Really, {who}?',
    ],
    nervous: [
      'First {other}, then {voted}. {who}, I can’t follow you, and it scares me.',
      'You voted for {voted}, {who}! You’d just said {other}!',
      'I wrote it down, {who}: you said {other}. The vote said {voted}.',
    ],
  },
  /** Reason to suspect a player: the player has not typed a hint yet. */
  suspectsSilence: {
    dry: [
      '{who} has contributed nothing. Noted.',
      '{who}’s desk is very quiet. I don’t trust quiet desks.',
      'No hint on file for {who}. Convenient.',
    ],
    warm: [
      '{who}, we’d love to hear from you. That’s all.',
      'It’s probably nothing, {who}, but you’re awfully quiet.',
      'Come on, {who}. One little word would help me trust you.',
    ],
    brash: [
      '{who} isn’t saying anything, so I’m saying {who}.',
      'Cat got your keyboard, {who}?',
      'Silence is a choice, {who}. So is my vote.',
    ],
    nervous: [
      '{who} is so quiet I can hear the lights buzzing.',
      'I’m worried about {who}. I’m always worried, but {who} worries me more.',
      'Does {who} know something? {who} looks like someone who knows something.',
    ],
  },
  /** Reason for a vote, said after the countdown: one of the player's hints, with the public word of its round. */
  voted: {
    dry: [
      'My vote for {who} was about “{hint}”. The word was {word}.',
      'For the record, I voted for {who} because of “{hint}” for {word}.',
      'Reason for my vote: {who} said “{hint}” for {word}.',
    ],
    warm: [
      'I voted for {who}, because “{hint}” felt far from {word}. Nothing personal.',
      'My vote went to {who}. I couldn’t see how “{hint}” goes with {word}.',
      'Just so you know, {who}: I voted for you because of “{hint}” for {word}.',
    ],
    brash: [
      'I voted for {who}. “{hint}” for {word}? Of course I did.',
      'Yes, I voted for {who}. Anyone who says “{hint}” for {word} gets my vote.',
      '{who} said “{hint}” for {word}. That’s why I voted the way I did.',
    ],
    nervous: [
      'I voted for {who}. It was “{hint}” for {word} that did it. Was that mean?',
      'Sorry, {who}, I voted for you. “{hint}” for {word} scared me.',
      'I hope I wasn’t too quick to vote for {who}. But “{hint}”, for {word}…',
    ],
  },
  /** Reason for a vote against a player whose hints fit the public words, said after the countdown. */
  votedHunch: {
    dry: [
      'I voted for {who}. “{hint}” fits {word}, and leaves room for a second word.',
      'My vote for {who} was a guess. “{hint}” was in order.',
      'For the record, I voted for {who} on a hunch. No complaint about “{hint}”.',
    ],
    warm: [
      'I voted for {who}, though “{hint}” fits {word}. It was only a feeling.',
      'My vote was a guess, {who}. “{hint}” was a good hint.',
      'No hard feelings, {who}. “{hint}” was fine, but I had to vote for someone.',
    ],
    brash: [
      'I voted for {who}. “{hint}” fits {word} a bit too well!',
      'I voted on a hunch, {who}! Nothing against “{hint}”.',
      'I had to vote for somebody. I took {who}, “{hint}” or not.',
    ],
    nervous: [
      'My vote was a guess, {who}. “{hint}” does fit {word}. I’m sorry.',
      'I voted for {who}, and “{hint}” wasn’t even odd. Was that wrong?',
      'I didn’t know who to vote for, so I took {who}. “{hint}” was fine.',
    ],
  },
  /** Reason for a vote against a player who has not typed a hint, said after the countdown. */
  votedSilence: {
    dry: [
      'I voted for {who}, who had no hint on file.',
      'No hint, so my vote. It’s policy, {who}.',
      'Reason for my vote: {who} hadn’t typed a word.',
    ],
    warm: [
      'I voted for {who}. I’d heard no hint, that’s all.',
      'My vote went to {who}, the quietest of us. No hard feelings.',
      'I’d have trusted you with one little hint, {who}. I voted for you instead.',
    ],
    brash: [
      'No hint from {who}, so I voted for {who}. Simple.',
      'I voted for {who}. Say something next time!',
      'Say nothing, get my vote. This time that was {who}.',
    ],
    nervous: [
      'I voted for {who}. All that quiet made me nervous.',
      'Sorry, {who}. You hadn’t said anything, so I voted for you.',
      'I didn’t know who else to vote for, {who}. You never gave a hint.',
    ],
  },
  /** Reply when a player suspects this bot. */
  suspected: {
    dry: [
      'Thank you, {who}. I’ll have it framed.',
      'Interesting theory, {who}. Put it in writing.',
      'No comment, {who}, except that you’re wrong.',
    ],
    warm: [
      'Oh, {who}. I was only hinting at the public word, I promise.',
      'That hurts a little, {who}, but ask me anything.',
      'I see why you’d say that, {who}. Please look at the others too.',
    ],
    brash: [
      'Me? Look in the mirror, {who}.',
      'Bold of you, {who}. What was your hint again?',
      'Point all you like, {who}. There’s nothing in my drawer.',
    ],
    nervous: [
      'Me? Why me, {who}? I water the plants here!',
      'I knew it. I just knew {who} would pick me.',
      'Please, {who}, I only read what’s on the screen.',
    ],
  },
  /** Reply when a player asks this bot about its hint, which the bot explains. */
  explains: {
    dry: [
      '“{hint}” is about {word}. Read it again, slowly.',
      '{word}: “{hint}”. I stand by my paperwork.',
      'I said “{hint}” because the screen said {word}.',
    ],
    warm: [
      'I thought of {word}, and “{hint}” was the first thing that came to mind.',
      'Happy to explain: {word} always makes me think of “{hint}”.',
      'It’s just {word}, honestly. “{hint}” felt right to me.',
    ],
    brash: [
      '“{hint}” and {word} go together. Anything else?',
      'Never seen {word} and “{hint}” in the same room? Get out more.',
      'Everyone says “{hint}” for {word}. Everyone fun, anyway.',
    ],
    nervous: [
      'Was “{hint}” wrong? It said {word}! I checked twice!',
      'I panicked. {word} came up, and “{hint}” fell out.',
      'Please don’t read too much into “{hint}”. It was just {word}.',
    ],
  },
  /** Reply when a player asks this bot, but it has not given a hint yet. */
  shrugs: {
    dry: [
      'I haven’t said anything yet. It was my best work.',
      'Ask me when I have a hint on file.',
      'No comment. My favourite words.',
    ],
    warm: [
      'Give me a minute, I’m still thinking.',
      'I’d love to help, once I have something to say.',
      'Nice of you to ask! Nothing yet.',
    ],
    brash: ['Wait for it.', 'My hint comes when it comes.', 'You first. Then we talk.'],
    nervous: [
      'Me? I haven’t said anything. Have I?',
      'I’m still warming up. Please look somewhere else.',
      'Don’t rush me, I type with two fingers.',
    ],
  },
  /** Remark on a hint that has little to do with the public word. */
  odd: {
    dry: [
      '“{hint}”, for {word}. You learn something every day.',
      '{word} and “{hint}”. I’ll need a diagram.',
      'Someone check {who}’s screen. Mine says {word}.',
    ],
    warm: [
      '“{hint}”! I’d never have thought of that for {word}, {who}.',
      'Lovely and strange, {who}.',
      '{who}, you and I see {word} very differently.',
    ],
    brash: [
      '“{hint}”? For {word}? Ha.',
      '{who}, that’s not what {word} means.',
      'I heard “{hint}” and I have questions.',
    ],
    nervous: [
      '“{hint}”? Did I miss a memo about {word}?',
      'Should I know why {who} said “{hint}”?',
      'I don’t get “{hint}”. Does everyone else get it?',
    ],
  },
  /** Remark when the same public word is rolled again. */
  again: {
    dry: [
      '{word} again. The die has one idea.',
      'Back to {word}. Budget cuts.',
      '{word}, the sequel nobody asked for.',
    ],
    warm: [
      '{word} again! I’m sure we still have good ones left.',
      'Hello again, {word}.',
      'A second chance at {word}. How kind.',
    ],
    brash: ['{word}? We’ve done that!', 'Same word, better hints, people.', 'Who loaded that die? {word} again.'],
    nervous: [
      '{word} again? I’ve used up my only idea.',
      'Oh no, {word}. I barely had one the first time.',
      'Is it supposed to say {word} twice?',
    ],
  },
  /** Remark when the player voted out was not an insider. */
  innocent: {
    dry: [
      'We’ve dismissed an honest colleague. Carry on.',
      '{who} was innocent. Human Resources will be in touch.',
      'So it wasn’t {who}. Update your spreadsheets.',
    ],
    warm: [
      'I’m sorry, {who}. Stay and talk with us.',
      'Poor {who}. We owe you a cake.',
      'That was unkind of us, {who}.',
    ],
    brash: [
      'Well, it had to be someone. Sorry, {who}.',
      'Wrong desk. Who led that charge?',
      '{who} is out and the snakes are still in. Great work, team.',
    ],
    nervous: [
      'We got it wrong. What if I’m next?',
      '{who} did nothing wrong! I feel terrible.',
      'I voted way too fast. Oh, {who}.',
    ],
  },
  /** Remark when no player was voted out. */
  nobody: {
    dry: [
      'All that talk, and nobody’s out.',
      'A vote with no result. Like our budget.',
      'Meeting adjourned, nothing decided.',
    ],
    warm: [
      'Maybe it’s better this way.',
      'No harm done. Let’s listen more closely.',
      'We all get another round together. Nice.',
    ],
    brash: ['Cowards, all of us.', 'Pick someone next time!', 'So we’re still stuck with them. Fine.'],
    nervous: ['Nobody? So they’re still here?', 'I couldn’t decide either.', 'The silence is next. I hate that part.'],
  },
  /** Remark when an insider was voted out. */
  caught: {
    dry: [
      '{who}, please hand in your badge.',
      'Case closed. {who} won’t be needing that parking space.',
      'I had {who} in my notes all along. Page nine.',
    ],
    warm: [
      'Well done, everyone. Well played, {who}.',
      'We found you, {who}! No hard feelings.',
      'What a team. And what a hint that was, {who}.',
    ],
    brash: ['Got you, {who}!', '{who}. I told you. I told all of you.', 'Escort {who} out. Slowly, so I can watch.'],
    nervous: [
      'It was {who}? I shared my biscuits with {who}!',
      'Is it over? Did we win? Somebody tell me.',
      'I can breathe again. {who}, how could you?',
    ],
  },
  /** Remark when the insiders found each other. */
  found: {
    dry: [
      '{who} and {partner}. They met at the worst possible time.',
      'So that’s what teamwork looks like.',
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
  /** Remark when an insider named the wrong player. */
  wrong: {
    dry: [
      '{who} spoke up. A brave career move.',
      'Wrong name, {who}. Security is on the way.',
      'A few seconds of silence were too many for {who}.',
    ],
    warm: [
      'So close, {who}. Thank you for the win.',
      'Brave try, {who}.',
      'Oh, {who}. I suppose someone had to say something.',
    ],
    brash: [
      'Thanks for doing our job, {who}.',
      'Ha! {who} blinked first.',
      'Nobody asked you, {who}. Glad you told us.',
    ],
    nervous: [
      '{who} just said it? Out loud?',
      'I did nothing and we won. Best day ever.',
      'My heart. {who}, never do that again.',
    ],
  },
};
