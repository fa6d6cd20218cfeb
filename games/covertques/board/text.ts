import type { Outcome } from '#shared/module.ts';
import type { Names } from '#shared/text.ts';
import type { Phase, Role, View, VoteResult } from '../state';
import { ROLE_NAMES, rolePhrase } from '../text';

export const frameText = {
  hints: 'Hints',
  desks: 'Desks',
  notes: 'Notes',
  vote: 'Vote',
  round: (round: number) => `Round ${round}`,
  roundShort: (round: number) => `R${round}`,
  order: 'Speaking order',
  onlyYou: 'Only you',
  everybody: 'Everybody',
  cards: 'Cards in play',
  card: (role: Role, count: number) => (count === 1 ? ROLE_NAMES[role] : `${count} ${ROLE_NAMES[role]}s`),
  oneMissing: 'One of these is missing, and it is not the Hacker. Nobody knows which.',
  words: 'The card on the table',
  watching: 'You are watching.',
} as const;

export const nightText = {
  label: 'Night',
  steps: ['Night', 'Round 1'],
  say: 'Everybody, open your eyes.',
  hold: (seconds: number) => `Everybody holds the envelope now, for the same ${inWords(seconds)} seconds.`,
  stamp: 'Confidential',
  press: 'Press and hold to look',
  tap: 'Tap to look',
  letGo: 'Let go and it is sealed again',
  tapAgain: 'Tap again and it is sealed again',
  onPhone: 'On your phone',
  shared: 'This screen is shared',
  envelope: 'Your envelope',
  same: 'Same envelope for everyone',
  looking: 'You are looking. Let go to hide.',
  lookingTap: 'You are looking. Tap to hide.',
  seen: 'I have seen it',
  wasSeen: 'Seen',
} as const;

export const secretText = {
  youAre: 'Tonight you are',
  code: 'Code word',
  /** Stand for a word that this seat may not see. None of them is a word of a card. */
  nothing: 'Redacted',
  fillers: ['Redacted', 'Withheld', 'Concealed', 'Restricted', 'Omitted', 'Sealed'],
  cover: 'Your role and your word',
  peek: 'Hold to look: your side',
  peekTap: 'Tap to look: your side',
  team: { users: 'You are with the users.', insiders: 'You are with the insiders.' },
  insiders: (names: readonly string[]) => `The insiders are ${names.join(' and ')}.`,
} as const;

/** Two lines on the open card. They are as long for every role, and never speak of a partner who may not exist. */
export function secretSentence({ rolesInPlay, canBeAlone }: View, role: Role): string {
  if (role === 'user') return 'Somebody here can read this card. You cannot. Keep a straight face.';
  if (role === 'debugger') return 'Both insiders read this word too. Hint at it. You may never say it.';
  if (role === 'accomplice') return 'These two read the word, you did not. Cover for them until the end.';
  if (canBeAlone) return 'Somebody else may have read this word. Hint at it and never say it.';
  if (rolesInPlay.includes('debugger')) return 'Two other people read this word. One of them is with you. Find who.';
  return 'One other person read this word. Find each other without saying it.';
}

export const hintText = {
  feedOf: (round: number) => `Hints of round ${round}`,
  feed: 'Hints',
  left: (count: number) => (count === 0 ? 'All have spoken' : `${count} still to speak`),
  word: (topic: string, die: number, isAgain: boolean) => `${topic}, word ${die}${isAgain ? ' again' : ''}`,
  die: (die: number) => `The die shows ${die}`,
  said: 'Said',
  missed: 'No hint',
  next: 'Next',
  noHint: (name: string) => `${name} gave no hint`,
  roundBreak: (round: number, word: string) => `Round ${round}: ${word}`,
  silence: (seconds: number) => `${capital(inWords(seconds))} seconds passed in silence`,
  votedOut: (name: string, role: Role) => `${name} was voted out: ${ROLE_NAMES[role]}`,
  nobody: { skipped: 'More than half skipped: nobody is out', tied: 'A tie: nobody is out' },
  yours: (word: string) => `Your turn: one to three words about ${word}.`,
  anybody: (word: string) => `Whoever is ready begins: one to three words about ${word}.`,
  waits: (name: string) => `It is ${name}’s turn. Yours comes later.`,
  given: 'Your hint is in. Listen to the others.',
  missedYours: 'Your turn ran out. Listen to the others.',
  out: 'You were voted out. You give no more hints, but you still talk and vote.',
  watching: (name: string | null) => (name ? `You are watching. It is ${name}’s turn.` : 'You are watching.'),
  onPhone: (word: string) => `Hints about ${word} are typed on your phone.`,
  sayIt: 'Say it',
  saidIt: 'Said it',
  talk: 'Talk it over. Who knew more than the word on the table?',
  ready: (count: number, of: number) => `${count} of ${of} ready to vote`,
  suspectedBy: (names: readonly string[]) => `Suspected by ${names.join(', ')}`,
  readyToVote: 'Ready to vote',
  isReady: 'Ready. The others talk on.',
  chat: 'Talk',
} as const;

export const ledgerText = {
  about: 'Round',
  round: 'round',
  row: (round: number, word: string) => `Round ${round}: ${word}`,
  when: (round: number) => `R${round}`,
  meant: (word: string) => `meant ${word}`,
  loyal: 'loyal',
  suspects: (name: string) => `suspects ${name}`,
  voted: (name: string) => `voted for ${name}`,
  skipped: 'skipped',
  out: (name: string, role: Role) => `${name} out: ${ROLE_NAMES[role]}`,
  nobodyOut: 'Nobody out',
  myHint: (hint: string | null) => (hint === null ? 'My hint meant…' : `My hint “${hint}” meant…`),
  myself: 'Of myself',
  iAmLoyal: 'I am loyal',
  iSuspect: 'I suspect…',
  wordWas: (word: string) => `The word on the table was ${word}.`,
  votedFor: (voter: string, name: string) => `${voter} voted for ${name}.`,
  wasShown: (name: string, role: Role) => `${name} was voted out: ${ROLE_NAMES[role]}.`,
  users: (others: number, of: number) =>
    `${others} others have called themselves loyal or were shown, and ${of} are on the users’ side.`,
  rules: {
    'other-word': { title: 'Another word than the round’s', text: 'A hint is about the word on the table.' },
    'two-words': { title: 'One hint, two words', text: 'At least one line is false.' },
    'other-vote': { title: 'One name said, another voted for', text: 'Votes are on the table for all to see.' },
    'not-loyal': { title: 'Loyal, and shown to be none', text: 'The vote showed the role.' },
    'too-many-loyal': { title: 'More loyal than there are', text: 'At least one line is false.' },
  },
} as const;

export const notesText = {
  raise: (level: number) => `Suspicion ${level} of 3. Press to raise it.`,
  none: 'has said nothing yet',
} as const;

export const voteText = {
  ask: 'Who shares the word?',
  /** Perhaps nobody shares anything. */
  askAlone: 'Who knows the word?',
  how: 'Pick one, or skip. Lock it, and it stays sealed.',
  plates: 'Your vote',
  round: (round: number) => `Round ${round}`,
  skip: 'Skip',
  nobody: 'For nobody',
  sealed: 'votes are sealed. Nobody sees one before the last is in.',
  votes: 'Votes',
  hasVoted: 'has voted',
  hasNot: 'has not voted yet',
  lock: 'Lock my vote',
  lockOn: (name: string) => `Lock my vote: ${name}`,
  pick: 'Pick one, or skip',
  done: 'Sealed',
  watching: 'You are watching. The players vote.',
} as const;

export const revealText = {
  count: 'Three, two, one',
  together: 'All votes, at once.',
  sealed: 'Sealed votes',
  all: 'All votes',
  votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
  skip: 'Skip',
  card: (name: string) => `${name}’s card`,
  noCard: 'No card is shown',
  nobody: 'Nobody',
  goOn: 'Open the memo',
} as const;

/** What the vote did, in a headline and a line. */
export function resultLines({ shown, role, nobody }: VoteResult, names: Names): { title: string; line: string } {
  if (shown === null || role === null) {
    return {
      title: 'Nobody is out.',
      line: nobody === 'tied' ? 'The vote is a tie.' : 'More than half skipped.',
    };
  }
  const name = names(shown);
  if (role === 'hacker' || role === 'admin')
    return { title: `${name} was ${rolePhrase(role)}.`, line: 'The users win.' };
  const title = role === 'user' ? `${name} was only a User.` : `${name} was ${rolePhrase(role)}.`;
  return { title, line: `No more hints from ${name}, who still talks and still votes.` };
}

export const discoveryText = {
  hush: 'Hush.',
  hold: 'Hold a face until the ring closes',
  tap: 'Tap a face and wait for the ring to close',
  faces: 'Faces',
  out: 'Out',
  alone: 'Nobody',
  aloneHint: '“I am alone”',
} as const;

/** Who may name somebody now. Everybody reads the same; with 3 or 4 players it allows that there is no such person. */
export function mayName({ round, canBeAlone }: View): string {
  const isHackers = round % 2 === 1;
  if (canBeAlone) {
    return isHackers
      ? 'The Hacker may name an Admin now, or nobody at all. Saying nothing is passing.'
      : 'An Admin, if there is one, may name the Hacker now. Saying nothing is passing.';
  }
  return `The ${isHackers ? 'Hacker may name the Admin' : 'Admin may name the Hacker'} now. Saying nothing is passing.`;
}

export const endText = {
  memo: 'Memo',
  match: (played: number) => `Match ${played}`,
  from: ['From', 'The Boss'],
  to: ['To', 'All desks'],
  re: ['Re', 'The breach on my floor'],
  word: 'The word was',
  desk: 'Desk',
  role: 'Role',
  points: 'Match',
  total: 'Evening',
  scores: 'Points',
  removed: (role: Role) => `The card left over was ${rolePhrase(role)}.`,
} as const;

/** The boss's verdict. A match that was stopped has an outcome of which its state knows nothing. */
export function headline({ revealed, results }: View, { cancelled }: Pick<Outcome, 'cancelled'>): string {
  if (cancelled) return 'The match was stopped.';
  if (revealed) {
    if (!revealed.isRight) return 'The wrong person was named.';
    return revealed.guess === 'alone' ? 'The Hacker worked alone.' : 'The insiders got away.';
  }
  const last = results.at(-1);
  return last?.role === 'admin' ? 'The Admin is caught.' : 'The Hacker is caught.';
}

export const momentText = {
  code: 'Code word',
  sealed: 'Sealed',
  roles: 'Roles',
  insider: 'Insider',
  votedOut: 'Voted out',
  guessed: 'Held a face',
  nobodyOut: 'Nobody is out',
  over: 'The end',
} as const;

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  night: 'Night',
  hint: 'hints',
  discuss: 'talk',
  vote: 'vote',
  voteResult: 'votes shown',
  discovery: 'ten seconds',
  matchOver: 'over',
};

/** "Round 2, Dentist: hints." */
export function momentLine({ phase, round, publicWord }: View): string {
  if (phase === 'night') return 'Night. Everybody holds an envelope.';
  return `Round ${round}, ${publicWord ?? ''}: ${PHASE_NAMES[phase]}.`;
}

/** Under the track of the replay. */
export function sectionName({ phase, round }: View): string {
  return phase === 'night' || round === 0 ? 'Night' : `R${round}`;
}

/** The four cards of the introduction. */
export const introText = {
  word: {
    title: 'Two words, one table',
    text: 'A public word for all of you, and a code word in a sealed envelope. Insiders read it. Users see nothing.',
  },
  hint: {
    title: 'One to three words',
    text: 'Everybody hints at the public word in turn. An insider leans on the code word too, and never says it.',
  },
  vote: {
    title: 'Sealed votes',
    text: 'Talk, then vote. Whoever has the most votes shows the card. Catch the Hacker or the Admin and the users win.',
  },
  hush: {
    title: 'Ten seconds of silence',
    text: 'After each vote an insider may hold one face. The right one wins it for the insiders, a wrong one loses it.',
  },
} as const;

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
