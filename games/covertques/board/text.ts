import type { Names, Outcome, Seat, Viewer } from 'hush/game';
import { HINT_LENGTH, type Own, type Phase, type Role, type View, type VoteResult } from '../state';
import { ROLE_NAMES, rolePhrase, text } from '../text';
import { ballots } from './round';

export const frameText = {
  hints: 'Hints',
  desks: 'Players',
  notes: 'Notes',
  vote: 'Vote',
  round: (round: number) => `Round ${round}`,
  roundShort: (round: number) => `R${round}`,
  order: 'Speaking order',
  onlyYou: 'Only you',
  suspicions: 'Your suspicions, seen by nobody else',
  everybody: 'Everyone',
  cards: 'Cards in play',
  card: (role: Role, count: number) => (count === 1 ? ROLE_NAMES[role] : `${count} ${ROLE_NAMES[role]}s`),
  oneMissing: 'One of these wasn’t dealt, and nobody knows which. It’s not the Hacker.',
  words: 'Topic card',
  watching: 'You’re watching.',
} as const;

export const nightText = {
  label: 'Night',
  steps: ['Night', 'Round 1'],
  say: 'Everyone, check your envelope.',
  hold: (seconds: number) => `Everyone has the same ${inWords(seconds)} seconds to look.`,
  /** Shown in a practice match. The clock starts once the person has looked at the card. */
  others: (seconds: number) => `The others have ${inWords(seconds)} seconds to look.`,
  waits: 'Take your time. Everyone waits for you.',
  stamp: 'Confidential',
  press: 'Press and hold to look',
  tap: 'Tap to look',
  letGo: 'Let go to seal it again',
  tapAgain: 'Tap again to seal it',
  onPhone: 'On your phone',
  shared: 'This screen is shared',
  envelope: 'Your envelope',
  same: 'Everyone’s looks the same',
  looking: 'You’re looking. Let go to hide it.',
  lookingTap: 'You’re looking. Tap to hide it.',
  seen: 'I’ve seen it',
  openFirst: {
    hold: 'Open the envelope first: press and hold it.',
    tap: 'Open the envelope first: tap it.',
  },
  wasSeen: 'Seen',
} as const;

/** Says how long the players may look at their cards. It is the same for every seat. */
export function howLong({ endsAt, practice, options }: View): string {
  if (endsAt === null) return nightText.waits;
  return practice ? nightText.others(options.nightSeconds) : nightText.hold(options.nightSeconds);
}

export const secretText = {
  youAre: 'Your role tonight',
  code: 'Code word',
  /** Shown in place of the code word to a seat that must not see it. */
  nothing: 'You don’t know it',
  cover: 'Your role and your word',
  peek: 'Hold to look: your side',
  peekTap: 'Tap to look: your side',
  lookHere: { hold: 'You haven’t looked yet: hold here', tap: 'You haven’t looked yet: tap here' },
  team: { users: 'You’re with the users.', insiders: 'You’re with the insiders.' },
  insiders: (names: readonly string[]) => `The insiders are ${names.join(' and ')}.`,
} as const;

/**
 * Returns the two-line sentence on the open card that says how the role wins. It has the same length for every role,
 * and does not promise a partner who may not exist.
 */
export function secretSentence({ rolesInPlay, canBeAlone }: View, role: Role): string {
  if (role === 'user') return 'Find out who knows it. If you vote that player out, all the users win.';
  if (role === 'debugger') return 'Both insiders know this word. Vote one of them out, and the users win.';
  if (role === 'accomplice') return 'These two know the word and you don’t. You win if one names the other.';
  if (canBeAlone) return 'Somebody else may have read this word. Hint at it, name them, and win.';
  if (rolesInPlay.includes('debugger')) return 'Two others know this word. Hint at it, name your partner, and you win.';
  return 'Somebody else knows this word too. Hint at it, name them, and you win.';
}

/**
 * Returns the sentence above the six lines of the open card, which says what the lines contain. It has the same length
 * for every role.
 */
export function linesSentence({ confidential, insiders }: Own): string {
  if (confidential) return 'One of these is the code word.';
  return insiders ? 'These two share the code word.' : 'These words are kept from you.';
}

export const hintText = {
  feed: 'Hints',
  left: (count: number) => (count === 0 ? 'All hints are in' : `${count} ${count === 1 ? 'hint' : 'hints'} to go`),
  topic: (topic: string, isAgain: boolean) => `Public word${isAgain ? ', again' : ''}. Topic: ${topic}`,
  six: (topic: string) => `${topic}: six public words`,
  die: (die: number) => `The die shows ${die}`,
  said: 'Done',
  isSetToVote: 'Ready',
  missed: 'No hint',
  next: 'Next',
  noHint: (name: string) => `${name} gave no hint`,
  roundBreak: (round: number, word: string) => `Round ${round}: ${word}`,
  silence: 'Silence: nobody was named',
  votedOut: (name: string, role: Role) => `${name} was voted out: ${ROLE_NAMES[role]}`,
  nobody: { skipped: 'More than half skipped: nobody goes', tied: 'A tie between players: nobody goes' },
  yours: (word: string) => `Your turn. Give one to three words about ${word}.`,
  anybody: (word: string) => `Anyone can go first, then it’s clockwise. Give one to three words about ${word}.`,
  waits: (name: string) => `It’s ${name}’s turn. Yours comes later.`,
  given: (name: string) => `Your hint is in. It’s ${name}’s turn.`,
  missedYours: (name: string) => `Your time ran out. It’s ${name}’s turn.`,
  out: 'You were voted out. No more hints, but you can still talk and vote.',
  watching: (name: string | null) => (name ? `You’re watching. It’s ${name}’s turn.` : 'You’re watching.'),
  onPhone: (word: string) => `Type your hint about ${word} on your phone.`,
  saysPublic: (said: string) => `“${said}” counts as the public word, which nobody may say. Try another.`,
  saysCode: (said: string) => `“${said}” counts as the code word, which you may not say. Try another.`,
  repeats: (said: string, name: string) => `“${said}” was already given by ${name} this round. Try another.`,
  tooManyWords: (count: number) => `That’s ${inWords(count)} words. Use three at most.`,
  tooLong: (count: number) => `That’s ${count} characters. Use ${HINT_LENGTH} at most.`,
  sayIt: 'Give hint',
  saidIt: 'Said it',
  talk: 'Talk it over. Who knew more than the public word?',
  ready: (count: number, of: number) => `${count} of ${of} ready to vote`,
  suspectedBy: (names: readonly string[]) => `Suspected by ${names.join(', ')}`,
  readyToVote: 'Ready to vote',
  isReady: 'You’re ready. Others are still talking.',
  chat: 'Chat',
} as const;

export const ledgerText = {
  about: 'Round',
  row: (round: number, word: string) => `Round ${round}: ${word}`,
  when: (round: number) => `R${round}`,
  meant: (word: string) => `hint only about ${word}`,
  loyal: 'with the users',
  suspects: (name: string) => `suspects ${name}`,
  voted: (name: string) => `voted for ${name}`,
  skipped: 'skipped',
  out: (name: string, role: Role) => `${name} out: ${ROLE_NAMES[role]}`,
  nobodyOut: 'Nobody out',
  myHint: (hint: string | null) => (hint === null ? 'My hint' : `My hint “${hint}”`),
  onlyAbout: (word: string) => `It was only about ${word}`,
  myself: 'About me',
  iAmLoyal: 'I’m with the users',
  iSuspect: 'I suspect…',
  votedFor: (voter: string, name: string) => `${voter} voted for ${name}.`,
  wasShown: (name: string, role: Role) => `${name} was voted out: ${ROLE_NAMES[role]}.`,
  users: (others: number, of: number) =>
    `${others} others said they were with the users, or were shown to be, but only ${of} can be.`,
  rules: {
    'other-vote': { title: 'Suspected one, voted for another', text: 'Everyone can see the votes.' },
    'not-loyal': { title: 'Claimed to be with the users, but wasn’t', text: 'The vote showed the role.' },
    'too-many-loyal': { title: 'Too many on the users’ side', text: 'At least one claim is false.' },
  },
} as const;

export const notesText = {
  raise: (level: number) => `Suspicion ${level} of 3. Press to change it.`,
  none: 'no hint yet',
} as const;

export const voteText = {
  ask: 'Who knows the code word?',
  how: 'Pick someone or skip, then lock your vote. Nobody sees it until all votes are in.',
  word: (word: string) => `Public word: ${word}`,
  plates: 'Your vote',
  round: (round: number) => `Round ${round}`,
  skip: 'Skip',
  nobody: 'my vote',
  sealed: 'votes in. They’re all revealed together.',
  votes: 'Votes',
  hasVoted: 'has voted',
  hasNot: 'hasn’t voted yet',
  lock: 'Lock my vote',
  lockOn: (name: string) => `Lock my vote: ${name}`,
  pick: 'Pick a player, or skip',
  done: 'Sealed',
  seeOwn: { hold: 'Hold to see your vote', tap: 'Tap to see your vote' },
  hideOwn: { hold: 'Let go to hide it', tap: 'Tap to hide it' },
  watching: 'You’re watching. The players are voting.',
} as const;

export const revealText = {
  count: 'Three, two, one',
  together: 'Here are the votes.',
  late: 'Too late to vote',
  sealed: 'Sealed votes',
  all: 'All votes',
  votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
  skip: 'Skip',
  card: (name: string) => `${name}’s card`,
  noCard: 'No card shown',
  nobody: 'Nobody',
  goOn: 'See the results',
} as const;

/** Returns the result of a vote as a headline and a line. */
export function resultLines(result: VoteResult, names: Names, you: Viewer): { title: string; line: string } {
  const { shown, role, nobody } = result;
  if (shown === null || role === null) {
    return {
      title: 'Nobody goes.',
      line: nobody === 'tied' ? tieWords(result, names) : 'More than half skipped.',
    };
  }
  const isYou = shown === you;
  const was = isYou ? 'You were' : `${names(shown)} was`;
  if (role === 'hacker' || role === 'admin') return { title: `${was} ${rolePhrase(role)}.`, line: 'The users win.' };
  const line = isYou
    ? 'You give no more hints, but you still talk and vote.'
    : `${names(shown)} gives no more hints, but still talks and votes.`;
  return { title: `${was} ${role === 'user' ? 'only a User' : rolePhrase(role)}.`, line };
}

/** Names the tied players. If as many players skipped, also says why the skips did not decide the vote. */
function tieWords({ votes }: VoteResult, names: Names): string {
  const rows = ballots({ votes });
  const most = rows[0]?.by.length ?? 0;
  const tied = rows.flatMap(({ target, by }) => (target !== null && by.length === most ? [names(target)] : []));
  const who = tied.length > 3 ? capital(`${inWords(tied.length)} players`) : new Intl.ListFormat('en-GB').format(tied);
  const skips = rows.find(({ target }) => target === null)?.by.length ?? 0;
  return `${who} tied.${skips >= most ? ' Skips only count if more than half skip.' : ''}`;
}

/** Says which players' time ran out before they voted, or null if all voted. The viewer is called "you". */
export function lateWords(late: readonly Seat[], you: Viewer, names: Names): string | null {
  if (late.length === 0) return null;
  if (you !== null && late.includes(you)) return 'Time’s up. You didn’t lock a vote, so you skip.';
  const who = new Intl.ListFormat('en-GB').format(late.map(names));
  return late.length > 3
    ? `Time’s up. ${capital(inWords(late.length))} players didn’t vote.`
    : `Time’s up. ${who} didn’t vote.`;
}

/** Returns a headline for the guess that ended the match, a line with its result, and a line with the code word. */
export function guessLines(view: View, names: Names): { title: string; line: string; code: string } {
  const { revealed, outcome, truth } = view;
  const [by, guess] = [names(revealed?.by ?? ''), revealed?.guess ?? ''];
  return {
    title: guess === 'alone' ? `${by} said “I’m alone”.` : `${by} named ${names(guess)}.`,
    line: outcome ? text.reason(outcome, names, view) : '',
    code: truth ? `${endText.word} ${truth.code.word}.` : '',
  };
}

export const discoveryText = {
  hush: 'Hush.',
  waits: (seconds: number) => `Take your time. The ${inWords(seconds)} seconds haven’t started.`,
  hold: 'To name a player, press and hold until the ring closes.',
  tap: 'To name a player, tap and wait for the ring to close.',
  risk: 'A wrong name loses the match.',
  faces: 'Faces',
  out: 'Out',
  pass: 'Pass',
  passed: 'You passed',
  alone: 'Nobody',
  aloneHint: '“I’m alone”',
} as const;

/**
 * Returns a sentence that says which role may name a player now. It is the same for all seats that are still in, and
 * the same for all that were voted out. With three or four players, it does not promise that there is an Admin.
 */
export function mayName({ round, canBeAlone }: View, isOut = false): string {
  const isHackers = round % 2 === 1;
  if (isOut) {
    const who = isHackers ? 'the Hacker' : canBeAlone ? 'an Admin, if there is one,' : 'the Admin';
    return `You’re out, so there’s nothing to press. Now ${who} may name a player.`;
  }
  if (canBeAlone) {
    return isHackers
      ? 'Hacker: name an Admin, say “I’m alone”, or pass. Everyone else: pass.'
      : 'Admin, if there is one: name the Hacker, or pass. Everyone else: pass.';
  }
  const [who, whom] = isHackers ? ['Hacker', 'Admin'] : ['Admin', 'Hacker'];
  return `${who}: name the ${whom}, or pass. Everyone else: pass.`;
}

/** Tells a player who held a face out of turn whose turn it is to name a player. */
export function notYours({ round }: View): string {
  return `Only the ${round % 2 === 1 ? 'Hacker' : 'Admin'} can name a player this round.`;
}

export const endText = {
  memo: 'Memo',
  match: (played: number) => `Match ${played}`,
  from: ['From', 'The Boss'],
  to: ['To', 'All desks'],
  re: ['Re', 'The breach on my floor'],
  word: 'The code word was',
  desk: 'Player',
  role: 'Role',
  points: 'This match',
  total: 'Tonight',
  scores: 'Points',
  removed: (role: Role) => `${role === 'user' ? 'One' : 'The'} ${ROLE_NAMES[role]} card wasn’t dealt.`,
} as const;

/**
 * Returns the headline of the boss's memo. Takes the outcome too, because the state does not say whether a match was
 * cancelled.
 */
export function headline({ revealed, results }: View, { cancelled }: Pick<Outcome, 'cancelled'>): string {
  if (cancelled) return 'The match was stopped.';
  if (revealed) {
    if (!revealed.isRight) return revealed.guess === 'alone' ? '“I’m alone” was wrong.' : 'The wrong person was named.';
    return revealed.guess === 'alone' ? 'The Hacker worked alone.' : 'The insiders got away.';
  }
  const last = results.at(-1);
  return last?.role === 'admin' ? 'The Admin was caught.' : 'The Hacker was caught.';
}

export const momentText = {
  code: 'Code word',
  sealed: 'Sealed',
  roles: 'Roles',
  insider: 'Insider',
  votedOut: 'Voted out',
  guessed: 'Named a player',
  nobodyOut: 'Nobody voted out',
  over: 'The end',
} as const;

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  night: 'Night',
  hint: 'hints',
  discuss: 'talk',
  vote: 'vote',
  voteResult: 'votes revealed',
  discovery: 'the silence',
  matchOver: 'the end',
};

/** Describes a moment of the replay: "Round 2, Dentist: hints." */
export function momentLine({ phase, round, publicWord }: View): string {
  if (phase === 'night') return 'Night. Everyone has an envelope.';
  return `Round ${round}, ${publicWord ?? ''}: ${PHASE_NAMES[phase]}.`;
}

/** Returns the label of a section below the replay's timeline. */
export function sectionName({ phase, round }: View): string {
  return phase === 'night' || round === 0 ? 'Night' : `R${round}`;
}

/** The line above the intro cards. */
export const introHeadline = 'Who else knows the code word?';

export const introText = {
  goal: {
    title: 'Goal',
    text: 'Everyone sees the **public word**. The **insiders**, the Hacker and the Admin, also know a **code word**. They look for each other. Everyone else is a **User**.',
  },
  win: {
    title: 'How you win',
    text: '**Insiders:** one names the other in the silence after a vote. **Users:** vote an insider out first. With three or four players, the Hacker may be alone.',
  },
  you: {
    title: 'What you do',
    text: '**Give a hint about the public word,** three words at most. If you know the code word, make your hint fit that one, too.',
  },
  others: {
    title: 'What the others do',
    text: 'They hint, too. Then everyone talks and **votes in secret**. Each round ends with a short silence.',
  },
} as const;

/** The words on the pictures of the intro cards. No topic card has them. */
export const introPictures = {
  public: 'Librarian',
  code: 'Tutor',
  hint: '“Textbook”',
  labels: { public: 'Public word', code: 'Code word', hint: 'A hint that fits both' },
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

export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
