import { type Code, grammarOf, must, type Names, plainText, type Seat, sentence, standing } from 'hush/game';
import { isPlural, isSuspect, SUSPECT } from '../content/tokens';
import type {
  Call,
  Claim,
  Day,
  Examination,
  Plan,
  Role,
  Shot,
  SuspectId,
  TokenId,
  Verdict,
  View,
  WeaponId,
} from '../state';
import { claimWords, DAY_NAMES, ROLE_NAMES, surname, tokenName, tokenPhrase, VERDICT_NAMES } from '../text';
import { shortName, typographic, weaponLabel } from './evidence';

export const DAY_SHORT: Readonly<Record<Day, string>> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
};

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];

export const boardText = {
  board: 'Evidence board',
  week: 'The week',
  suspects: 'Suspects',
  weapons: 'Weapons',
  players: 'Players',
  today: 'Today',
  noExamining: 'No examining',
  nothingExamined: 'No examination',
  fishy: 'Fishy',
  inFishyPair: 'in a fishy pair',
  crossedOff: 'Crossed off',
  questioned: 'Question mark',
  cleared: 'Cleared',
  cleanClaim: 'clean',
  contactClaim: 'contact',
  claimedClean: (count: number) => `claimed clean ${TIMES[count] ?? `${count} times`}`,
  called: 'Called',
  notCalled: 'No call yet',
  calledToday: (isCalled: boolean) => (isCalled ? 'Has called today' : 'Hasn’t called today'),
  lives: (left: number, of: number) => `${left} of ${of} lives`,
  bullets: (own: boolean, taken: number) =>
    `${own ? 'Bullet not fired' : 'Bullet fired'}${taken > 0 ? `, hit ${TIMES[taken]}` : ''}`,
  claims: (count: number) => `${count} ${count === 1 ? 'claim' : 'claims'} on the table`,
  marks: { hold: 'Hold for my marks', tap: 'Tap for my marks' },
  marksShort: 'My marks',
  marksShortest: 'Marks',
  marksHeld: 'My marks held',
  marksHint: { hold: 'hold to show', tap: 'tap to show' },
  marksShared: 'On your phone',
  myCalls: 'My calls',
  calls: 'Calls',
  readFirst: (day: Day) => `${DAY_NAMES[day]}: read your first call under My calls.`,
} as const;

export const dockText = {
  investigate: 'Call',
  claim: 'Claim',
  toAll: 'in public',
  examine: 'Examine',
  shoot: 'Shoot',
  once: 'once today',
  rings: 'rings on your phone',
  onPhone: 'on your phone',
  ends: 'ends the day',
  oneBullet: '1 bullet',
  done: 'Done',
  forToday: 'for today',
  skipsCall: 'skips call',
  later: 'later',
  afterLesson: 'after lesson',
} as const;

export const sideText = {
  look: { hold: 'Hold to look', tap: 'Tap to look' },
  what: (isAfterVerdict: boolean) => (isAfterVerdict ? 'is your cover blown?' : 'your side, your contact'),
  shared: 'Your side is on your phone',
  role: (role: Role, isBlown: boolean) => (isBlown ? `${ROLE_NAMES[role]}, cover blown` : ROLE_NAMES[role]),
  contact: (name: string, weapon: WeaponId | null) =>
    weapon ? `The murderer is ${name}, with ${typographic(tokenPhrase(weapon))}.` : `Your contact: ${name}.`,
  wins: {
    honest: 'You win if someone examines the right pair, or if a dirty cop dies.',
    dirty: 'You win if nobody examines the right pair, or if an honest cop dies.',
  } satisfies Record<Role, string>,
} as const;

export const planText = {
  label: 'Proposed pair',
  you: 'You',
  want: 'want to examine',
  wants: 'wants to examine',
  examinesIn: (seconds: number) => `examines in ${seconds} s:`,
  aboutTo: 'is about to examine:',
  thinks: 'is thinking it over:',
  pair: ({ suspect, weapon }: Pick<Plan, 'suspect' | 'weapon'>) => [surname(suspect), typographic(tokenPhrase(weapon))],
  answered: {
    object: (seats: readonly Seat[], names: Names) => given(seats, names, 'wants', 'to wait'),
    agree: (seats: readonly Seat[], names: Names) => given(seats, names, 'says', 'that’s fine'),
    askedYou: (seats: readonly Seat[], names: Names) => given(seats, names, 'asks', 'you to'),
    toldYou: (seats: readonly Seat[], names: Names) => given(seats, names, 'says', 'go ahead'),
  },
  wait: 'Wait',
  goAhead: 'Go ahead',
  examine: 'Examine now',
  none: 'No pair proposed yet. Propose one with Examine.',
  friday: 'There’s no examination on Friday.',
} as const;

/**
 * Says who has given an answer: one player in a sentence, two by name, and more as a name and a number. Null if no
 * player has.
 */
function given(seats: readonly Seat[], names: Names, verb: string, what: string): string | null {
  const [first, second] = seats;
  if (first === undefined) return null;
  const { who, does } = grammarOf(names);
  if (second === undefined) return plainText(sentence`${who(first)} ${does(first, verb)} ${{ plain: what }}`);
  return plainText(sentence`${who(first)} and ${seats.length === 2 ? who(second) : `${seats.length - 1} more`}`);
}

/** The reason why a move is not available, in two or three words. Shown below the label of its button. */
export const CLOSED: Readonly<Record<Code, string>> = {
  'first-call-pending': 'answer first',
  'verdict-showing': 'verdict first',
  'too-many-claims': 'enough today',
  'already-called': 'called today',
  'no-examine-on-friday': 'not today',
  'no-bullet': 'bullet fired',
  'bullets-on-table': 'on the table',
  'game-over': 'game over',
  'already-rested': 'bots play on',
};

export const callText = {
  rings: ({ kind, day }: Pick<Call, 'kind' | 'day'>) =>
    `${DAY_NAMES[day]}, ${kind === 'first' ? 'incoming call' : 'calling back'}`,
  onTheLine: (day: Day) => `${DAY_NAMES[day]}, on the line`,
  caller: ({ kind }: Pick<Call, 'kind'>) => (kind === 'first' ? 'Number withheld' : 'Your contact'),
  wantsAWord: ({ kind }: Pick<Call, 'kind'>, name: string) =>
    kind === 'first' ? `Someone wants a word with you, ${name}.` : `You called. Here’s the answer, ${name}.`,
  ear: (isSpoken: boolean) =>
    isSpoken ? 'Headphones in, or hold it to your ear.' : 'The call comes as text. Nothing is said aloud.',
  hangUp: 'Hang up',
  answer: 'Answer',
  outLoud: 'Out loud',
  captions: 'Captions',
  again: 'Again',
  look: { hold: 'Press and hold to look', tap: 'Tap to look' },
  lookKey: 'Hold Space, or press and hold here, to look',
  lookHint: 'See who’s calling, and every word they say.',
  shoulder: 'Hidden until you look.',
  looking: { hold: 'You’re looking. Let go to hide.', tap: 'You’re looking. Tap to hide.' },
  onPhone: 'On your phone',
  onPhoneHint: 'Everyone can see this screen. Look at your other device.',
  contact: 'Your contact',
  askAlone: 'Are you the only one who can hear this?',
  askAloneHint: 'Everyone in the room, and on your video call, would hear a spoken call.',
  onlyMe: 'Only I can hear it',
  keepQuiet: 'Keep it quiet',
  mine: 'Your side, your contact, your calls',
  first: 'First call',
  row: (call: Pick<Call, 'day'>) => DAY_NAMES[call.day],
  isRead: (isRead: boolean) => (isRead ? 'read' : 'not read yet'),
  open: (isRead: boolean) => (isRead ? 'Again' : 'Read'),
  whoAmI: 'See my side again',
  myCalls: 'My calls',
  blown: 'Your contact was examined, so your cover is blown: no more clues.',
} as const;

const DAYS_SHORT: Readonly<Record<Day, string>> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
};

/** Texts on the covered card of a private screen. */
export const secretText = {
  youAre: { honest: 'You’re an honest cop.', dirty: 'You’re a dirty cop.' } satisfies Record<Role, string>,
  truthful: 'Not the murderer. What they say is true.',
  blown: 'Cover blown: no more clues.',
  murderer: (pronoun: string, weapon: string) => `The murderer. It was ${pronoun}, with ${weapon}.`,
  day: (day: Day) => DAYS_SHORT[day],
  notCalled: 'Not called yet.',
  nothing: 'Nothing new.',
} as const;

/** Returns the line that a call adds to the player's notebook. */
export function notebookLine(call: Call): string {
  if (call.blown) return callText.blown;
  if (call.kind === 'first') {
    return call.weapon === null
      ? `You’re an honest cop. ${surname(call.contact)} is your contact. ${sideText.wins.honest}`
      : `You’re a dirty cop. ${surname(call.contact)} did it, with ${typographic(tokenPhrase(call.weapon))}. ${sideText.wins.dirty}`;
  }
  const names = call.clues.map(({ token }) => (isSuspect(token) ? surname(token) : typographic(tokenPhrase(token))));
  const areMany = call.clues.length > 1 || call.clues.some(({ token }) => isPlural(token));
  return `For your notes: ${names.join(' and ')} ${areMany ? 'are' : 'is'} clean.`;
}

/** Returns the clues of a call in one short line: "Mon, clean: Crane, Katana". */
export function clueLine({ day, blown, clues }: Call): string {
  const names = clues.map(({ token }) => (isSuspect(token) ? surname(token) : weaponLabel(token as WeaponId)));
  return `${DAY_SHORT[day]}, ${blown ? 'no clue' : `clean: ${names.join(', ')}`}`;
}

export const investigateText = {
  title: 'Call your contact',
  caps: (day: Day) => `${DAY_NAMES[day]}, one call`,
  question: 'What do you want to ask about?',
  suspects: 'A suspect',
  suspectsHint: 'Get the name of one who’s clean.',
  weapons: 'A weapon',
  weaponsHint: 'Get the name of one that’s clean.',
  public: 'Everyone sees that you called. Nobody sees what you asked.',
  wasted: 'If your contact has been examined, you get no clue.',
} as const;

export const examineText = {
  caps: (day: Day, request: number) => `${DAY_NAMES[day]}, examination ${request}`,
  pick: 'Who and what?',
  suspect: 'Suspect',
  weapon: 'Weapon',
  next: 'Continue',
  choose: { suspect: 'Choose the suspect', weapon: 'Choose the weapon' },
  empty: 'Choose',
  tell: (suspect: SuspectId | null, weapon: WeaponId | null) => {
    if (suspect && weapon)
      return `${surname(suspect)} and ${typographic(tokenPhrase(weapon))}. You’ll be asked to confirm.`;
    if (suspect) return `${surname(suspect)} it is. Now the weapon.`;
    return weapon ? `${capital(typographic(tokenPhrase(weapon)))}. Now the suspect.` : 'Pick a suspect and a weapon.';
  },
  nothingSaid: 'Nothing said',
  claimedClean: 'clean',
  claimedContact: 'contact',
  verdict: ({ suspect, weapon, verdict }: Examination, token: TokenId) =>
    `With ${shortName(token === suspect ? weapon : suspect)}: ${VERDICT_NAMES[verdict].toLowerCase()}`,
  confirm: 'Examine this pair?',
  read: 'Everyone hears the verdict.',
  change: 'Change',
  stance,
  ends: ({ day, seats, called }: Pick<View, 'day' | 'seats' | 'called'>, names: Names) =>
    `${DAY_NAMES[day]} ends immediately. ${losing(
      seats.filter((seat) => !called.includes(seat)),
      names,
    )}`.trim(),
  blowsCover,
  notYet: 'Not yet',
  examine: 'Examine',
  examineNow: 'Examine now',
  askFirst: 'Tell the table first',
} as const;

/**
 * Says what an examination of `suspect` costs a cop whose contact it is. Names no cop, so that all players may read it.
 */
export function blowsCover(suspect: SuspectId): string {
  return `If ${surname(suspect)} is a cop’s contact, that cop’s cover is blown: no more clues.`;
}

/**
 * Says what a player thinks of the proposed pair, judging by the player's answer and claims. A bot answers only if it
 * objects.
 */
function stance(
  { seat, bot }: { seat: Seat; bot: boolean },
  plan: Plan,
  { claims }: Pick<View, 'claims'>,
  names: Names,
): string {
  const { who, does } = grammarOf(names);
  const clean = standing(claims).find(
    ({ by, kind, subject }) => by === seat && kind === 'clean' && (subject === plan.suspect || subject === plan.weapon),
  );
  const words = clean && typographic(claimWords('clean', clean.subject, names));
  const said = words ? ` “${words}”` : '';
  if (plan.by === seat) return plainText(sentence`${who(seat)} proposed it.`) + said;
  if (plan.objections.includes(seat)) return plainText(sentence`${who(seat)} ${does(seat, 'says')} wait.`) + said;
  if (plan.agreements.includes(seat)) return plainText(sentence`${who(seat)} ${does(seat, 'says')} go ahead.`) + said;
  const not = { plain: names.you === seat ? 'haven’t' : 'hasn’t' };
  return plainText(sentence`${who(seat)} ${not} ${{ plain: bot ? 'objected' : 'answered' }}.`) + said;
}

function losing(seats: readonly Seat[], names: Names): string {
  if (seats.length === 0) return '';
  const { who, does } = grammarOf(names);
  const listed = [...seats].sort((one) => (one === names.you ? -1 : 1)).map(who);
  const all = listed.length === 1 ? must(listed[0]) : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`;
  const verb = seats.length === 1 ? does(must(seats[0]), 'loses') : { plain: 'lose' };
  return plainText(sentence`${all} ${verb} today’s call.`);
}

export const shootText = {
  caps: (day: Day) => `${DAY_NAMES[day]}, your only bullet`,
  pick: 'Shoot who?',
  confirm: (name: string) => `Shoot ${name}?`,
  once: 'It’s your only bullet.',
  everybody: 'Everyone sees it happen.',
  hit: (name: string, left: number) =>
    left > 1 ? `It leaves ${name} ${left - 1 === 1 ? 'one life' : 'two lives'}.` : `It kills ${name}.`,
  ends: 'A death ends the game. If a dirty cop dies, the honest cops win; if an honest cop dies, the dirty cops win.',
  notYet: 'Not yet',
  shoot: 'Shoot',
  livesLeft: (left: number) => (left === 1 ? '1 life left' : `${left} lives left`),
} as const;

export const verdictText = {
  caps: (day: Day) => `${DAY_NAMES[day]}’s examination`,
  who: ({ by, suspect, weapon }: Pick<Examination, 'by' | 'suspect' | 'weapon'>, names: Names) =>
    plainText(
      sentence`${grammarOf(names).who(by)} examined ${tokenName(suspect)} and ${typographic(tokenPhrase(weapon))}.`,
    ),
  goesOn: 'Continues by itself',
  begins: (day: Day) => `${DAY_NAMES[day]} begins`,
  open: 'Open the case file',
} as const;

export function verdictLine({ verdict, suspect }: Examination): string {
  const meaning: Record<Verdict, string> = {
    wrong: `Neither of them. Both are cleared. ${blowsCover(suspect)}`,
    fishy: `One of the two is guilty. ${blowsCover(suspect)}`,
    correct: `${SUSPECT[suspect].pronoun === 'her' ? 'She' : 'He'} did it, with that weapon. Honest cops win.`,
  };
  return meaning[verdict];
}

export const shotText = {
  bang: 'Bang',
  who({ by, target }: Pick<Shot, 'by' | 'target'>, names: Names) {
    const { who, whom } = grammarOf(names);
    return plainText(sentence`${who(by)} shot ${whom(target, by)}.`);
  },
  caps: (day: Day) => `${DAY_NAMES[day]}, a shot`,
  fires: 'fires',
  hit: (left: number) => (left === 0 ? 'is dead' : 'is hit'),
  stamp: 'Dead',
  left(target: Seat, left: number, names: Names) {
    const { who, does } = grammarOf(names);
    const lives = left === 1 ? 'one life' : `${number(left)} lives`;
    const cop = who(target);
    return plainText(
      sentence`${cop} ${does(target, 'has')} ${lives} left. A hit doesn’t reveal whose side ${cop} ${does(target, 'is')} on.`,
    );
  },
  dead(target: Seat, role: Role | null, names: Names) {
    const { who, does } = grammarOf(names);
    if (!role) return plainText(sentence`${who(target)} ${does(target, 'is')} dead.`);
    const winners = role === 'dirty' ? 'honest' : 'dirty';
    return plainText(sentence`${who(target)} ${does(target, 'was')} ${role}. The ${winners} cops win.`);
  },
  goOn: 'Go on',
} as const;

export const claimText = {
  toldHint: 'What you were told, and your mark',
  nothingTold: 'You’ve heard nothing about this one.',
  place: (place: string, doing: string) => `${typographic(place)}, ${typographic(doing)}.`,
  yourContact: 'Your contact.',
  yourSecret: 'The murder weapon.',
  yourPayer: 'The murderer, who pays you.',
  marked: { out: 'You crossed this off.', doubt: 'You put a question mark here.', none: 'No pencil mark.' },
  pencil: 'Pencil marks, for your eyes only',
  cross: 'Cross off',
  question: 'Question mark',
  rub: 'Erase',
  onTable: 'On the table',
  nobody: 'Nobody has claimed anything about this one.',
  sayClean: (token: TokenId) => `Say ${it(token)} ${isPlural(token) ? 'are' : 'is'} clean`,
  sayContact: (suspect: SuspectId) => `Say ${it(suspect)} is your contact`,
  sayBlown: 'Say your cover is blown',
  saySuspect: (name: string) => `Say you suspect ${name}`,
  isClean: 'This is clean…',
  myContact: 'My contact is…',
  iSuspect: 'I suspect…',
  claimed: (name: string, token: TokenId) =>
    `${name} says ${isSuspect(token) ? surname(token) : typographic(tokenPhrase(token))} ${isPlural(token) ? 'are' : 'is'} clean.`,
  claimedContact: (name: string) => `${name} says: my contact.`,
  suspects: (name: string, isYou: boolean) => `${name} suspects ${isYou ? 'you' : 'this cop'}.`,
  silent: 'Has made no claims.',
  free: 'A claim can be a lie.',
  put: 'Make a claim',
  whatWasSaid: 'What was said',
  examined: ({ suspect, weapon, verdict }: Examination, day: string, isSuspect: boolean) =>
    `${day}: examined with ${isSuspect ? typographic(tokenPhrase(weapon)) : tokenName(suspect)}, ${verdict}.`,
  aSuspect: 'Suspect',
  aWeapon: 'Weapon',
  you: 'Your seat',
  cop: 'At the table',
  iDied: 'I died',
  iDiedAsk: 'Are you dead?',
  iDiedHint:
    'Press it when your last life is gone. The game ends, and your side loses. If there’s any doubt about who died first, the dirty cops win: the honest cop presses it, not the dirty one.',
  alive: 'Not yet',
  close: 'Close',
} as const;

export const ledgerText = {
  subject: 'Subject',
  themselves: 'Themselves',
  brief: { clean: 'clean', contact: 'my contact', blown: 'my cover is blown', suspicion: 'suspected' },
  nobodyExamined: (day: Day) => `By ${DAY_NAMES[day]}, nobody had been examined.`,
  rules: {
    'one-contact': {
      title: 'One contact, two cops',
      text: 'No two honest cops share one. At least one claim is false.',
    },
    'two-contacts': { title: 'One cop, two contacts', text: 'A contact never changes. At least one claim is false.' },
    'fishy-together': {
      title: 'Both clean, yet fishy together',
      text: 'The board said fishy: one of the two is guilty.',
    },
    'not-examined': {
      title: 'Blown, yet never examined',
      text: 'Only an examination of the contact blows a cover.',
    },
    'nobody-examined': {
      title: 'Blown before any examination',
      text: 'Only an examination of the contact blows a cover.',
    },
  },
} as const;

/** Returns a claim as a sentence that reads the same for all players. */
export function claimLine(claim: Claim, names: Names): string {
  return typographic(claimWords(claim.kind, claim.subject, names));
}

export const endText = {
  honest: 'Honest cops win',
  dirty: (count: number) => (count === 1 ? 'The dirty cop wins' : 'Dirty cops win'),
  stopped: 'Match stopped',
  file: 'Case file',
  culprit: 'Murderer and weapon',
  did: (suspect: SuspectId, weapon: string) => `${surname(suspect)}, with the ${weapon}`,
  role: { honest: 'Honest', dirty: 'Dirty' } satisfies Record<Role, string>,
  contact: { honest: 'Contact', dirty: 'Paid by' } satisfies Record<Role, string>,
  blown: '(cover blown)',
  revealed: 'Everything revealed',
} as const;

export const momentText = {
  nothing: 'Nothing yet.',
  died: 'Died',
  over: 'The end',
} as const;

/** Says what the viewer knew at a moment of the replay: "Tuesday. Two alibis heard, one verdict on the board." */
export function momentLine(view: View): string {
  const heard = view.me ? view.me.calls.reduce((sum, call) => sum + call.clues.length, 0) : null;
  const seen = view.examinations.length;
  const verdicts = `${number(seen)} ${seen === 1 ? 'verdict' : 'verdicts'}`;
  const day = DAY_NAMES[view.day];
  if (heard === null) return `${day}. ${capital(verdicts)} on the board.`;
  return `${day}. ${capital(number(heard))} ${heard === 1 ? 'alibi' : 'alibis'} heard, ${verdicts} on the board.`;
}

function number(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? String(count);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const introHeadline = 'Who did it, and which of you is dirty?';

export const introText = {
  goal: {
    title: 'Goal',
    text: 'One of ten suspects did it, with one of nine weapons. **Find both.**',
  },
  win: {
    title: 'How you win',
    text: '**Honest:** examine the right pair. **Dirty:** hold out until the end of Friday. But if any cop dies, that cop’s side loses.',
  },
  you: {
    title: 'What you do',
    text: 'Once a day, **call your contact**. They’ll clear a suspect or a weapon. Share it, or don’t.',
  },
  others: {
    title: 'What the others do',
    text: 'Their phones ring too. **Someone’s dirty.** That cop knows who did it, and will lie about it.',
  },
} as const;

/** Returns the pronoun for a suspect or a weapon: "she", "it", "they". */
function it(token: TokenId): string {
  if (isSuspect(token)) return SUSPECT[token].pronoun === 'her' ? 'she' : 'he';
  return isPlural(token) ? 'they' : 'it';
}
