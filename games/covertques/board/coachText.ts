import { texts } from 'hush/game';

/** The coach's words. `word` is the public word, `code` the code word, and `hacker` the partner's name. */
export const COACH = texts('covertques.coach', {
  goal: 'Find the Hacker and name them.',
  left: [
    'Playing a User and catching the insiders',
    'Three or four players, where the Hacker may be alone',
    'The Debugger and the Accomplice',
  ],
  /** Shown when the learner tries to make a move before reading the card. */
  readFirst: 'Read the lesson’s card first, then press Next.',
  envelope: {
    title: 'Press and hold the envelope.',
    why: 'It tells you your role. From the outside, everyone’s looks the same.',
    held: 'Keep holding, and read. You can look again at any time.',
  },
  seen: {
    title: 'You’re the Admin.',
    why: (code: string) => `Someone here is the Hacker. You both know the word ${code}, and the users don’t.`,
    learned: 'Read your role and the code word',
  },
  hint: {
    title: 'Give one hint that fits two words.',
    why: (word: string, code: string, hint: string) =>
      `The die picked ${word} from six public words; ${code} is on the secret list. “${hint}” fits both.`,
    learned: 'Gave one hint that fits two words',
  },
  listen: {
    title: 'Read each hint as it comes in.',
    why: (word: string, code: string) => `Three of them only know ${word}. Whose hint fits ${code} as well?`,
  },
  clue: {
    title: (hacker: string, hint: string) => `${hacker} said “${hint}”.`,
    why: (code: string) =>
      `That fits ${code} too. But one hint could be a coincidence, so wait for another before you’re sure.`,
    learned: 'Read the others’ hints for a second meaning',
  },
  found: {
    title: (hacker: string, hint: string) => `${hacker} again: “${hint}”.`,
    why: (first: string, code: string) =>
      `First “${first}”, now this. Both fit ${code}, and nobody else did that twice: there’s your Hacker.`,
  },
  talk: {
    title: (name: string) => `${name} suspects you. Point back.`,
    why: (name: string) => `Press **Claim**, then **${name}**, then **Say it**. A claim doesn’t have to be true.`,
    answerFirst: 'Answer first: press Claim and suspect someone.',
    learned: 'Answered a suspicion with another',
  },
  ready: {
    title: 'Say you’re ready to vote.',
    why: 'The vote opens when everyone’s ready. Users try to vote out the Hacker or the Admin: that’s how they win.',
  },
  vote: {
    notPartner: (hacker: string) => `Not ${hacker}. Pick someone else.`,
    lock: 'Cast your vote.',
    title: (name: string) => `Vote for ${name}, or someone else.`,
    whyNot: (hacker: string) => `${hacker} could be the Hacker, and if the Hacker’s voted out, you both lose.`,
    why: (hacker: string) => `Votes are sealed until all are in. Anyone’s fine, except ${hacker}.`,
    learned: 'Cast a sealed vote',
  },
  votes: {
    title: (name: string) => `${name} had the most votes.`,
    why: 'That was a User, so the match continues. On a tie, or if most players skip, nobody is voted out.',
  },
  count: {
    counting: 'Three, two, one.',
    whyCounting: 'All votes are revealed together, so nobody can copy anyone.',
    title: 'Next comes the silence.',
    why: 'That’s when one insider may name the other.',
  },
  silence: {
    title: 'Hush. This is the silence.',
    why: 'One insider may name the other now. In odd rounds it’s the Hacker’s turn, so press **Pass**.',
    learned: 'Passed in the Hacker’s silence',
  },
  hintAgain: {
    title: (word: string) => `New round: the word is ${word}.`,
    why: (code: string, hint: string) =>
      `The code word is still ${code}. “${hint}” fits both, and tells the Hacker it’s you.`,
  },
  skip: {
    notPartner: (hacker: string) => `Not ${hacker}. Skip this time.`,
    title: 'Skip this time.',
    why: (hacker: string) =>
      `If most players skip, nobody’s voted out. Then you and ${hacker} are both still in when the silence comes.`,
  },
  name: {
    title: (hacker: string) => `Name the Hacker: hold ${hacker}’s face.`,
    why: 'In even rounds it’s the Admin’s turn. Hold until the ring closes, and you both win.',
    learned: 'Found your partner',
  },
  over: {
    title: 'You found each other.',
    why: 'The insiders win when one names the other. The users win when one of the two is voted out or names the wrong player.',
  },
  refuses: {
    vote: 'That could be the Hacker. If the Hacker’s voted out, you both lose.',
    suspect: 'That could be the Hacker. Don’t point the others at your partner.',
    pass: 'Don’t pass now: it’s your turn, and you know the Hacker.',
    wrongName: 'A wrong name loses the match. Look for the player whose hints fit both words.',
    notHackers: 'In odd rounds only the Hacker may name someone. Press Pass.',
    tooEarly: 'Hear the others out first.',
  },
});
