import {
  capital,
  commaList,
  inWords,
  listed,
  type Names,
  type Outcome,
  type Seat,
  texts,
  type Viewer,
} from 'hush/game';
import type { Own, Role, View, VoteResult } from '../state';
import { ROLE_NAMES, ROLE_PHRASES, text } from '../text';
import { ballots } from './round';

export const frameText = texts('covertques.frame', {
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
  users: (count: number) => `${count} Users`,
  inPlay: (cards: readonly string[]) => `${commaList(cards)}`,
  oneMissing: 'One of these wasn’t dealt, and nobody knows which. It’s not the Hacker.',
  words: 'Topic card',
  watching: 'You’re watching.',
  /** The heading of the log before the first round. */
  beforeFirst: 'Before the first round',
  /** The line above the intro cards. */
  headline: 'Who else knows the code word?',
});

export const nightText = texts('covertques.night', {
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
});

/** Says how long the players may look at their cards. It is the same for every seat. */
export function howLong({ endsAt, practice, options }: View): string {
  if (endsAt === null) return nightText.waits;
  return practice ? nightText.others(options.nightSeconds) : nightText.hold(options.nightSeconds);
}

export const secretText = texts('covertques.secret', {
  youAre: 'Your role',
  code: 'Code word',
  /** Shown in place of the code word to a seat that must not see it. */
  nothing: 'You don’t know it',
  cover: 'Your role and your word',
  peek: 'Hold to look: your side',
  peekTap: 'Tap to look: your side',
  lookHere: { hold: 'You haven’t looked yet: hold here', tap: 'You haven’t looked yet: tap here' },
  team: { users: 'You’re with the users.', insiders: 'You’re with the insiders.' },
  insiders: (names: readonly string[]) => `The insiders are ${listed(names)}.`,
  /** The way in which each role wins. In English, all of these have the same length, so that none can be told by its shape. */
  wins: {
    user: 'Find out who knows it. If you vote that player out, all the users win.',
    debugger: 'Both insiders know this word. Vote one of them out, and the users win.',
    accomplice: 'These two know the word and you don’t. You win if one names the other.',
    mayBeAlone: 'Somebody else may have read this word. Hint at it, name them, and win.',
    withDebugger: 'Two others know this word. Hint at it, name your partner, and you win.',
    insider: 'Somebody else knows this word too. Hint at it, name them, and you win.',
  },
  /** The sentence above the six lines of the open card. In English, all of these have the same length. */
  lines: {
    code: 'One of these is the code word.',
    insiders: 'These two share the code word.',
    none: 'You aren’t told the code word.',
  },
});

/**
 * Returns the two-line sentence on the open card that says how the role wins. It has the same length for every role,
 * and does not promise the Hacker a partner who may not exist.
 */
export function secretSentence({ rolesInPlay, canBeAlone }: View, role: Role): string {
  const { wins } = secretText;
  if (role === 'user' || role === 'debugger' || role === 'accomplice') return wins[role];
  if (canBeAlone && role === 'hacker') return wins.mayBeAlone;
  return rolesInPlay.includes('debugger') ? wins.withDebugger : wins.insider;
}

/**
 * Returns the sentence above the six lines of the open card, which says what the lines contain. It has the same length
 * for every role.
 */
export function linesSentence({ confidential, insiders }: Own): string {
  const { lines } = secretText;
  return confidential ? lines.code : insiders ? lines.insiders : lines.none;
}

export const hintText = texts('covertques.hint', {
  feed: 'Hints',
  left: (count: number) => (count === 0 ? 'All hints are in' : count === 1 ? '1 hint to go' : `${count} hints to go`),
  topic: (topic: string, isAgain: boolean) =>
    isAgain ? `Public word, again. Topic: ${topic}` : `Public word. Topic: ${topic}`,
  six: (topic: string) => `${topic}: six public words`,
  die: (die: number) => `The die shows ${die}`,
  said: 'Done',
  isSetToVote: 'Ready',
  missed: 'No hint',
  next: 'Next',
  noHint: (name: string) => `${name} gave no hint`,
  roundBreak: (round: number, word: string) => `Round ${round}: ${word}`,
  silence: 'Silence: nobody was named',
  votedOut: (name: string, role: string) => `${name} was voted out: ${role}`,
  nobody: { skipped: 'More than half skipped: nobody voted out', tied: 'A tie between players: nobody voted out' },
  yours: (word: string) => `Your turn. Give one to three words about ${word}.`,
  anybody: (word: string) => `Anyone can go first, then it’s clockwise. Give one to three words about ${word}.`,
  waits: (name: string) => `It’s ${name}’s turn. Yours comes later.`,
  given: (name: string) => `Your hint is in. It’s ${name}’s turn.`,
  missedYours: (name: string) => `Your time ran out. It’s ${name}’s turn.`,
  out: 'You were voted out. No more hints, but you can still talk and vote.',
  watching: (name: string | null) => (name === null ? 'You’re watching.' : `You’re watching. It’s ${name}’s turn.`),
  onPhone: (word: string) => `Type your hint about ${word} on your phone.`,
  saysPublic: (said: string) => `“${said}” counts as the public word, which nobody may say. Try another.`,
  saysCode: (said: string) => `“${said}” counts as the code word, which you may not say. Try another.`,
  repeats: (said: string, name: string) => `“${said}” was already given by ${name} this round. Try another.`,
  tooManyWords: (count: number) => `That’s ${inWords(count)} words. Use three at most.`,
  tooLong: (count: number, most: number) => `That’s ${count} characters. Use ${most} at most.`,
  sayIt: 'Give hint',
  saidIt: 'Said it',
  talk: 'Talk it over. Who knew more than the public word?',
  ready: (count: number, of: number) => `${count} of ${of} ready to vote`,
  suspectedBy: (names: readonly string[]) => `Suspected by ${commaList(names)}`,
  readyToVote: 'Ready to vote',
  isReady: 'You’re ready. Others are still talking.',
  chat: 'Chat',
});

export const ledgerText = texts('covertques.ledger', {
  about: { heading: 'Round', order: 'By round' },
  row: (round: number, word: string) => `Round ${round}: ${word}`,
  when: (round: number) => `R${round}`,
  meant: (word: string) => `hint only about ${word}`,
  loyal: 'with the users',
  suspects: (name: string) => `suspects ${name}`,
  did: (parts: readonly string[]) => `${commaList(parts)}`,
  voted: (name: string) => `voted for ${name}`,
  skipped: 'skipped',
  out: (name: string, role: string) => `${name} out: ${role}`,
  nobodyOut: 'Nobody out',
  myHint: (hint: string | null) => (hint === null ? 'My hint' : `My hint “${hint}”`),
  onlyAbout: (word: string) => `It was only about ${word}`,
  myself: 'About me',
  iAmLoyal: 'I’m with the users',
  iSuspect: 'I suspect…',
  votedFor: (voter: string, name: string) => `${voter} voted for ${name}.`,
  wasShown: (name: string, role: string) => `${name} was voted out: ${role}.`,
  users: (others: number, of: number) =>
    `${others} others said they were with the users, or were shown to be, but only ${of} can be.`,
  rules: {
    'other-vote': { title: 'Suspected one, voted for another', text: 'Everyone can see the votes.' },
    'not-loyal': { title: 'Claimed to be with the users, but wasn’t', text: 'The vote showed the role.' },
    'too-many-loyal': { title: 'Too many on the users’ side', text: 'At least one claim is false.' },
  },
});

export const notesText = texts('covertques.notes', {
  raise: (level: number) => `Suspicion ${level} of 3. Press to change it.`,
  none: 'no hint yet',
  hints: (hints: readonly string[]) => `${commaList(hints)}`,
});

export const voteText = texts('covertques.vote', {
  ask: 'Who knows the code word?',
  how: 'Pick someone or skip, then cast your vote. Nobody sees it until all votes are in.',
  word: (word: string) => `Public word: ${word}`,
  plates: 'Your vote',
  round: (round: number) => `Round ${round}`,
  skip: 'Skip',
  nobody: 'my vote',
  sealed: 'votes in. They’re all revealed together.',
  votes: 'Votes',
  hasVoted: 'has voted',
  hasNot: 'hasn’t voted yet',
  lock: 'Cast my vote',
  lockOn: (name: string) => `Cast my vote: ${name}`,
  pick: 'Pick a player, or skip',
  done: 'Sealed',
  seeOwn: { hold: 'Hold to see your vote', tap: 'Tap to see your vote' },
  hideOwn: { hold: 'Let go to hide it', tap: 'Tap to hide it' },
  watching: 'You’re watching. The players are voting.',
});

export const revealText = texts('covertques.reveal', {
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
  results: {
    nobody: 'Nobody was voted out.',
    skipped: 'More than half skipped.',
    wasRole: (name: string | null, role: string) => (name === null ? `You were ${role}.` : `${name} was ${role}.`),
    wasOnlyUser: (name: string | null) => (name === null ? 'You were only a User.' : `${name} was only a User.`),
    usersWin: 'The users win.',
    noMoreHints: (name: string | null) =>
      name === null
        ? 'You give no more hints, but you still talk and vote.'
        : `${name} gives no more hints, but still talks and votes.`,
    tied: (names: readonly string[]) => `${listed(names)} tied.`,
    manyTied: (count: number) => `${capital(inWords(count))} players tied.`,
    skips: 'Skips only count if more than half skip.',
  },
  timeUp: {
    you: 'Time’s up. You didn’t cast a vote, so you skip.',
    names: (names: readonly string[]) => `Time’s up. ${listed(names)} didn’t vote.`,
    many: (count: number) => `Time’s up. ${capital(inWords(count))} players didn’t vote.`,
  },
  saidAlone: (name: string) => `${name} said “I’m alone”.`,
  named: (name: string, other: string) => `${name} named ${other}.`,
  codeWord: (word: string) => `The code word was ${word}.`,
});

/** Returns the result of a vote as a headline and a line. */
export function resultLines(result: VoteResult, names: Names, you: Viewer): { title: string; line: string } {
  const { shown, role, nobody } = result;
  const { results } = revealText;
  if (shown === null || role === null)
    return { title: results.nobody, line: nobody === 'tied' ? tieWords(result, names) : results.skipped };
  const name = shown === you ? null : names(shown);
  const title = role === 'user' ? results.wasOnlyUser(name) : results.wasRole(name, ROLE_PHRASES.was[role]);
  const isInsider = role === 'hacker' || role === 'admin';
  return { title, line: isInsider ? results.usersWin : results.noMoreHints(name) };
}

/** Names the tied players. If as many players skipped, also says why the skips did not decide the vote. */
function tieWords({ votes }: VoteResult, names: Names): string {
  const { results } = revealText;
  const rows = ballots({ votes });
  const most = rows[0]?.by.length ?? 0;
  const tied = rows.flatMap(({ target, by }) => (target !== null && by.length === most ? [names(target)] : []));
  const who = tied.length > 3 ? results.manyTied(tied.length) : results.tied(tied);
  const skips = rows.find(({ target }) => target === null)?.by.length ?? 0;
  return skips >= most ? `${who} ${results.skips}` : who;
}

/** Says which players' time ran out before they voted, or null if all voted. The viewer is called "you". */
export function lateWords(late: readonly Seat[], you: Viewer, names: Names): string | null {
  if (late.length === 0) return null;
  if (you !== null && late.includes(you)) return revealText.timeUp.you;
  return late.length > 3 ? revealText.timeUp.many(late.length) : revealText.timeUp.names(late.map(names));
}

/** Returns a headline for the guess that ended the match, a line with its result, and a line with the code word. */
export function guessLines(view: View, names: Names): { title: string; line: string; code: string } {
  const { revealed, outcome, truth } = view;
  const [by, guess] = [names(revealed?.by ?? ''), revealed?.guess ?? ''];
  return {
    title: guess === 'alone' ? revealText.saidAlone(by) : revealText.named(by, names(guess)),
    line: outcome ? text.reason(outcome, names, view) : '',
    code: truth ? revealText.codeWord(truth.code.word) : '',
  };
}

export const discoveryText = texts('covertques.discovery', {
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
  mayName: {
    outHacker: 'You’re out, so there’s nothing to press. Now the Hacker may name a player.',
    outAdmin: 'You’re out, so there’s nothing to press. Now the Admin may name a player.',
    outAnyAdmin: 'You’re out, so there’s nothing to press. Now an Admin, if there is one, may name a player.',
    hackerOrAlone: 'Hacker: name an Admin, say “I’m alone”, or pass. Everyone else: pass.',
    anyAdmin: 'Admin, if there is one: name the Hacker, or pass. Everyone else: pass.',
    hacker: 'Hacker: name the Admin, or pass. Everyone else: pass.',
    admin: 'Admin: name the Hacker, or pass. Everyone else: pass.',
  },
  onlyHacker: 'Only the Hacker can name a player this round.',
  onlyAdmin: 'Only the Admin can name a player this round.',
});

/**
 * Returns a sentence that says which role may name a player now. It is the same for all seats that are still in, and
 * the same for all that were voted out. With three or four players, it does not promise that there is an Admin.
 */
export function mayName({ round, canBeAlone }: View, isOut = false): string {
  const { mayName } = discoveryText;
  const isHackers = round % 2 === 1;
  if (isOut) return isHackers ? mayName.outHacker : canBeAlone ? mayName.outAnyAdmin : mayName.outAdmin;
  if (canBeAlone) return isHackers ? mayName.hackerOrAlone : mayName.anyAdmin;
  return isHackers ? mayName.hacker : mayName.admin;
}

/** Tells a player who held a face out of turn whose turn it is to name a player. */
export function notYours({ round }: View): string {
  return round % 2 === 1 ? discoveryText.onlyHacker : discoveryText.onlyAdmin;
}

export const endText = texts('covertques.end', {
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
  removed: (role: string) => `The ${role} card wasn’t dealt.`,
  removedUser: 'One User card wasn’t dealt.',
  headlines: {
    stopped: 'The match was stopped.',
    notAlone: '“I’m alone” was wrong.',
    wrong: 'The wrong person was named.',
    alone: 'The Hacker worked alone.',
    found: 'The insiders got away.',
    admin: 'The Admin was caught.',
    hacker: 'The Hacker was caught.',
  },
});

export function removedWords(role: Role): string {
  return role === 'user' ? endText.removedUser : endText.removed(ROLE_NAMES[role]);
}

/**
 * Returns the headline of the boss's memo. Takes the outcome too, because the state does not say whether a match was
 * cancelled.
 */
export function headline({ revealed, results }: View, { cancelled }: Pick<Outcome, 'cancelled'>): string {
  const { headlines } = endText;
  if (cancelled) return headlines.stopped;
  if (revealed) {
    if (!revealed.isRight) return revealed.guess === 'alone' ? headlines.notAlone : headlines.wrong;
    return revealed.guess === 'alone' ? headlines.alone : headlines.found;
  }
  return results.at(-1)?.role === 'admin' ? headlines.admin : headlines.hacker;
}

export const momentText = texts('covertques.moment', {
  code: 'Code word',
  sealed: 'Sealed',
  roles: 'Roles',
  insider: 'Insider',
  votedOut: 'Voted out',
  guessed: 'Named a player',
  nobodyOut: 'Nobody voted out',
  over: 'The end',
  envelopes: 'Night. Everyone has an envelope.',
  phases: {
    hint: (round: number, word: string) => `Round ${round}, ${word}: hints.`,
    discuss: (round: number, word: string) => `Round ${round}, ${word}: talk.`,
    vote: (round: number, word: string) => `Round ${round}, ${word}: vote.`,
    voteResult: (round: number, word: string) => `Round ${round}, ${word}: votes revealed.`,
    discovery: (round: number, word: string) => `Round ${round}, ${word}: the silence.`,
    matchOver: (round: number, word: string) => `Round ${round}, ${word}: the end.`,
  },
});

/** Describes a moment of the replay: "Round 2, Dentist: hints." */
export function momentLine({ phase, round, publicWord }: View): string {
  if (phase === 'night') return momentText.envelopes;
  return momentText.phases[phase](round, publicWord ?? '');
}

/** Returns the label of a section below the replay's timeline. */
export function sectionName({ phase, round }: View): string {
  return phase === 'night' || round === 0 ? nightText.label : frameText.roundShort(round);
}

export const introText = texts('covertques.intro', {
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
});

/** The words on the pictures of the intro cards. No topic card has them. */
export const introPictures = texts('covertques.pictures', {
  public: 'Librarian',
  code: 'Tutor',
  hint: '“Textbook”',
  labels: { public: 'Public word', code: 'Code word', hint: 'A hint that fits both' },
});
