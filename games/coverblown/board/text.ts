import {
  type Code,
  capital,
  commaList,
  inWords,
  listed,
  type Names,
  nameUnlessYou,
  type Seat,
  standing,
  texts,
} from 'hush/game';
import { PLACE } from '../content/placesText';
import { isPlural, isSuspect, SUSPECT } from '../content/tokens';
import { TOKEN } from '../content/tokensText';
import type { Cover } from '../queries';
import type {
  Call,
  Claim,
  DoingId,
  Examination,
  PlaceId,
  Plan,
  Role,
  Shot,
  SuspectId,
  TokenId,
  View,
  WeaponId,
} from '../state';
import { claimWords, DAY_NAMES, DAY_SHORT, ROLE_NAMES } from '../text';

export const boardText = texts('coverblown.board', {
  board: 'Evidence board',
  week: 'The week',
  suspects: 'Suspects',
  weapons: 'Weapons',
  players: 'Players',
  today: 'Today',
  nothingExamined: 'No verdict',
  fishy: 'Fishy',
  inFishyPair: 'in a fishy pair',
  crossedOff: 'Crossed off',
  questioned: 'Question mark',
  cleared: 'Cleared',
  guilty: 'Guilty',
  cleanClaim: 'clean',
  contactClaim: 'contact',
  mixedClaims: (count: number) => `${count} claims`,
  claimedClean: (count: number) =>
    count === 1 ? 'claimed clean once' : count === 2 ? 'claimed clean twice' : `claimed clean ${inWords(count)} times`,
  called: 'Called',
  notCalled: 'No call yet',
  calledToday: (isCalled: boolean) => (isCalled ? 'Has called today' : 'Hasn’t called today'),
  lives: (left: number, of: number) => `${left} of ${of} lives`,
  loaded: 'Bullet not fired',
  fired: 'Bullet fired',
  loadedHit: (hits: number) =>
    hits === 1
      ? 'Bullet not fired, hit once'
      : hits === 2
        ? 'Bullet not fired, hit twice'
        : `Bullet not fired, hit ${inWords(hits)} times`,
  firedHit: (hits: number) =>
    hits === 1
      ? 'Bullet fired, hit once'
      : hits === 2
        ? 'Bullet fired, hit twice'
        : `Bullet fired, hit ${inWords(hits)} times`,
  claims: (count: number) => (count === 1 ? '1 claim on the table' : `${count} claims on the table`),
  marks: { hold: 'Hold for my marks', tap: 'Tap for my marks' },
  marksShort: 'My marks',
  marksShortest: 'Marks',
  marksHeld: 'My marks held',
  marksHint: { hold: 'hold to show', tap: 'tap to show' },
  marksShared: 'On your phone',
  /** The line above the intro cards. */
  headline: 'Who did it, and which of you is dirty?',
  myCalls: 'My calls',
  calls: 'Calls',
  readFirst: (day: string) => `${day}: read your first call under My calls.`,
  lookFirst: (day: string) => `${day}: see if your cover is blown, then call.`,
});

/** Says whether a cop's bullet was fired, and how many times the cop was hit. */
export function bulletWords(isLoaded: boolean, hits: number): string {
  if (hits === 0) return isLoaded ? boardText.loaded : boardText.fired;
  return isLoaded ? boardText.loadedHit(hits) : boardText.firedHit(hits);
}

export const dockText = texts('coverblown.dock', {
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
});

export const sideText = texts('coverblown.side', {
  look: { hold: 'Hold to look', tap: 'Tap to look' },
  what: (asksCover: boolean) => (asksCover ? 'is your cover blown?' : 'your side, your contact'),
  shared: 'Your side is on your phone',
  holds: { honest: 'Honest cop. Your cover holds', dirty: 'Dirty cop. Your cover holds' },
  blown: { honest: 'Honest cop. Your cover’s blown', dirty: 'Dirty cop. Your cover’s blown' },
  murderer: (suspect: SuspectId, weapon: WeaponId) =>
    `The murderer is ${TOKEN.name[suspect]}, with ${TOKEN.the[weapon]}.`,
  contact: (suspect: SuspectId) => `Your contact: ${TOKEN.name[suspect]}.`,
  wins: {
    honest: 'You win if someone examines the right pair, or if a dirty cop dies.',
    dirty: 'You win if nobody examines the right pair, or if an honest cop dies.',
  },
});

/** Names the seat's side and, once a suspect has been examined, says whether its cover is blown. */
export function sideWords(role: Role, cover: Cover): string {
  return cover === null ? ROLE_NAMES[role] : sideText[cover][role];
}

/** Names the contact of an honest cop, or the murderer and the weapon that a dirty cop knows. */
export function contactWords(contact: SuspectId, weapon: WeaponId | null): string {
  if (weapon === null) return sideText.contact(contact);
  return sideText.murderer(contact, weapon);
}

export const planText = texts('coverblown.plan', {
  pair: (suspect: SuspectId, weapon: WeaponId) => `${TOKEN.short[suspect]} & ${TOKEN.the[weapon]}`,
  label: 'Proposed pair',
  /** The next act of a player, above the pair. Null is the reader. */
  wants: (name: string | null) => (name === null ? '**You** want to examine' : `${name} wants to examine`),
  examinesIn: (name: string, seconds: number) => `${name} examines in ${seconds} s:`,
  /** A toast for players who do not see the proposal. */
  willExamine: (name: string, suspect: SuspectId, weapon: WeaponId) =>
    `In ten seconds, ${name} examines ${TOKEN.short[suspect]} and ${TOKEN.the[weapon]}.`,
  aboutTo: (name: string) => `${name} is about to examine:`,
  thinks: (name: string) => `${name} is thinking it over:`,
  /** The answer of one player. Null is the reader. */
  answered: {
    object: (name: string | null) => (name === null ? 'You want to wait' : `${name} wants to wait`),
    agree: (name: string | null) => (name === null ? 'You say that’s fine' : `${name} says that’s fine`),
    askedYou: (name: string | null) => (name === null ? 'You ask you to' : `${name} asks you to`),
    toldYou: (name: string | null) => (name === null ? 'You say go ahead' : `${name} says go ahead`),
  },
  two: (first: string | null, second: string | null) =>
    first === null ? `You and ${second}` : second === null ? `${first} and you` : `${first} and ${second}`,
  more: (name: string | null, others: number) =>
    name === null ? `You and ${others} more` : `${name} and ${others} more`,
  wait: 'Wait',
  goAhead: 'Go ahead',
  examine: 'Examine now',
  none: 'No pair proposed yet. Propose one with Examine.',
  noneYet: 'No pair proposed yet.',
  friday: 'There’s no examination on Friday.',
});

/**
 * Says who has given an answer: one player in a sentence, two by name, and more as a name and a number. Null if no
 * player has.
 */
export function answeredBy(kind: keyof typeof planText.answered, seats: readonly Seat[], names: Names): string | null {
  const [first, second] = seats;
  if (first === undefined) return null;
  const name = nameUnlessYou(names, first);
  if (second === undefined) return planText.answered[kind](name);
  return seats.length === 2 ? planText.two(name, nameUnlessYou(names, second)) : planText.more(name, seats.length - 1);
}

/** The reason why a move is not available, in two or three words. Shown below the label of its button. */
export const CLOSED_TEXT = texts('coverblown.closed', {
  'first-call-pending': 'answer first',
  'verdict-showing': 'verdict first',
  'too-many-claims': 'enough today',
  'already-called': 'called today',
  'no-examine-on-friday': 'not today',
  'no-bullet': 'bullet fired',
  'bullets-on-table': 'on the table',
  'game-over': 'game over',
  'already-rested': 'bots play on',
});

/** Returns a short text for a refusal code, or null if the code has none. */
export function closedWords(code: Code): string | null {
  return Object.hasOwn(CLOSED_TEXT, code) ? CLOSED_TEXT[code as keyof typeof CLOSED_TEXT] : null;
}

export const callText = texts('coverblown.call', {
  rings: (day: string, isFirst: boolean) => (isFirst ? `${day}, incoming call` : `${day}, calling back`),
  onTheLine: (day: string) => `${day}, on the line`,
  caller: (isFirst: boolean) => (isFirst ? 'Number withheld' : 'Your contact'),
  wantsAWord: (name: string, isFirst: boolean) =>
    isFirst ? `Someone wants a word with you, ${name}.` : `You called. Here’s the answer, ${name}.`,
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
  from: (title: string, contact: SuspectId) => `${title}: ${TOKEN.name[contact]}`,
  first: 'First call',
  isRead: (isRead: boolean) => (isRead ? 'read' : 'not read yet'),
  onCard: { hold: 'on the card: hold it to read', tap: 'on the card: tap it to read' },
  open: (isRead: boolean) => (isRead ? 'Again' : 'Read'),
  whoAmI: 'See my side again',
  myCalls: 'My calls',
  blown: 'Your contact was examined, so your cover is blown: no more clues.',
});

/** Texts on the covered card of a private screen. */
export const secretText = texts('coverblown.secret', {
  youAre: { honest: 'You’re an honest cop.', dirty: 'You’re a dirty cop.' },
  truthful: 'Not the murderer. What they say is true.',
  cover: { holds: 'Your cover holds.', blown: 'Your cover is blown: no more clues.' },
  murderer: (pronoun: string, weapon: WeaponId) =>
    pronoun === 'her'
      ? `The murderer. It was her, with ${TOKEN.the[weapon]}.`
      : `The murderer. It was him, with ${TOKEN.the[weapon]}.`,
  notCalled: 'Not called yet.',
  nothing: 'Nothing new.',
});

/** Lines about calls in the player's notebook. */
export const notebookText = texts('coverblown.notebook', {
  honest: (contact: SuspectId) => `You’re an honest cop. ${TOKEN.short[contact]} is your contact.`,
  dirty: (murderer: SuspectId, weapon: WeaponId) =>
    `You’re a dirty cop. ${TOKEN.short[murderer]} did it, with ${TOKEN.the[weapon]}.`,
  clean: (token: TokenId, areMany: boolean) =>
    areMany ? `For your notes: ${TOKEN.short[token]} are clean.` : `For your notes: ${TOKEN.short[token]} is clean.`,
  bothClean: (token: TokenId, other: TokenId) =>
    `For your notes: ${TOKEN.short[token]} and ${TOKEN.short[other]} are clean.`,
  noClue: (day: string) => `${day}, no clue`,
  clues: (day: string, tokens: readonly string[]) => `${day}, clean: ${commaList(tokens)}`,
});

/** Returns the line that a call adds to the player's notebook. */
export function notebookLine(call: Call): string {
  if (call.blown) return callText.blown;
  if (call.kind === 'first') {
    return call.weapon === null
      ? `${notebookText.honest(call.contact)} ${sideText.wins.honest}`
      : `${notebookText.dirty(call.contact, call.weapon)} ${sideText.wins.dirty}`;
  }
  const [token, other] = call.clues.map((clue) => clue.token);
  if (token === undefined) return '';
  return other === undefined ? notebookText.clean(token, isPlural(token)) : notebookText.bothClean(token, other);
}

/** Returns the clues of a call in one short line: "Mon, clean: Crane, Katana". */
export function clueLine({ day, blown, clues }: Call): string {
  const names = clues.map(({ token }) => (isSuspect(token) ? TOKEN.short[token] : TOKEN.name[token]));
  return blown ? notebookText.noClue(DAY_SHORT[day]) : notebookText.clues(DAY_SHORT[day], names);
}

export const quoteText = texts('coverblown.quote', {
  quote: (words: string) => `“${words}”`,
  /** The marks before and after a call, whose words appear one after the other. */
  opening: '“',
  closing: '”',
});

export const investigateText = texts('coverblown.investigate', {
  title: 'Call your contact',
  caps: (day: string) => `${day}, one call`,
  question: 'What do you want to ask about?',
  suspects: 'A suspect',
  suspectsHint: 'Find out who’s clean.',
  weapons: 'A weapon',
  weaponsHint: 'Find out what’s clean.',
  public: 'Everyone sees that you called. Nobody sees what you asked.',
  wasted: 'If your contact has been examined, you get no clue.',
});

export const examineText = texts('coverblown.examine', {
  caps: (day: string, request: number) => `${day}, examination ${request}`,
  pick: 'Who and what?',
  suspect: 'Suspect',
  weapon: 'Weapon',
  next: 'Continue',
  choose: { suspect: 'Choose the suspect', weapon: 'Choose the weapon' },
  empty: 'Choose',
  both: (suspect: SuspectId, weapon: WeaponId) =>
    `${TOKEN.short[suspect]} and ${TOKEN.the[weapon]}. You’ll be asked to confirm.`,
  nowWeapon: (suspect: SuspectId) => `${TOKEN.short[suspect]} it is. Now the weapon.`,
  nowSuspect: (weapon: WeaponId) => `${capital(TOKEN.the[weapon])}. Now the suspect.`,
  pickBoth: 'Pick a suspect and a weapon.',
  nothingSaid: 'Nothing said',
  claimedClean: 'clean',
  claimedContact: 'contact',
  /** The verdict on a pair, on the card of one of the two. */
  pairedWith: {
    wrong: (other: TokenId) => `With ${TOKEN.brief[other]}: wrong`,
    fishy: (other: TokenId) => `With ${TOKEN.brief[other]}: fishy`,
    correct: (other: TokenId) => `With ${TOKEN.brief[other]}: correct`,
  },
  confirm: 'Examine this pair?',
  read: 'Everyone hears the verdict.',
  change: 'Change',
  ends: (day: string) => `${day} ends immediately.`,
  /** Players who have not called yet. */
  youLose: 'You lose today’s call.',
  youAndLose: (names: readonly string[]) =>
    names.length === 1 ? `You and ${listed(names)} lose today’s call.` : `You, ${listed(names)} lose today’s call.`,
  lose: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} loses today’s call.` : `${listed(names)} lose today’s call.`,
  blowsCover: (suspect: SuspectId) =>
    `If ${TOKEN.short[suspect]} is a cop’s contact, that cop’s cover is blown: no more clues.`,
  endsClues: (suspect: SuspectId) => `If ${TOKEN.short[suspect]} is a cop’s contact, that cop gets no more clues.`,
  /** The answers of players to the proposed pair. Null is the reader. */
  proposed: (name: string | null) => (name === null ? 'You proposed it.' : `${name} proposed it.`),
  saysWait: (name: string | null) => (name === null ? 'You say wait.' : `${name} says wait.`),
  saysGo: (name: string | null) => (name === null ? 'You say go ahead.' : `${name} says go ahead.`),
  noObjection: (name: string | null) => (name === null ? 'You haven’t objected.' : `${name} hasn’t objected.`),
  noAnswer: (name: string | null) => (name === null ? 'You haven’t answered.' : `${name} hasn’t answered.`),
  notYet: 'Not yet',
  examine: 'Examine',
  examineNow: 'Examine now',
  askFirst: 'Tell the table first',
});

/** Says which of the two is picked in the examination form, and what to pick next. */
export function pickedWords(suspect: SuspectId | null, weapon: WeaponId | null): string {
  if (suspect && weapon) return examineText.both(suspect, weapon);
  if (suspect) return examineText.nowWeapon(suspect);
  return weapon ? examineText.nowSuspect(weapon) : examineText.pickBoth;
}

/** Says what the verdict on a pair was, on the card of one of the two. */
export function verdictWith({ suspect, weapon, verdict }: Examination, token: TokenId): string {
  return examineText.pairedWith[verdict](token === suspect ? weapon : suspect);
}

/**
 * Says what an examination of `suspect` costs a cop whose contact it is. Names no cop, so that all players may read it.
 */
export function blowsCover(suspect: SuspectId): string {
  return examineText.blowsCover(suspect);
}

/**
 * Says what a player thinks of the proposed pair, judging by the player's answer and claims. A bot answers only if it
 * objects.
 */
export function stance(
  { seat, bot }: { seat: Seat; bot: boolean },
  plan: Plan,
  { claims }: Pick<View, 'claims'>,
  names: Names,
): string {
  const name = nameUnlessYou(names, seat);
  const clean = standing(claims).find(
    ({ by, kind, subject }) => by === seat && kind === 'clean' && (subject === plan.suspect || subject === plan.weapon),
  );
  const said = clean ? [quoteText.quote(claimWords('clean', clean.subject, names))] : [];
  return [answerOf(), ...said].join(' ');

  function answerOf(): string {
    if (plan.by === seat) return examineText.proposed(name);
    if (plan.objections.includes(seat)) return examineText.saysWait(name);
    if (plan.agreements.includes(seat)) return examineText.saysGo(name);
    return bot ? examineText.noObjection(name) : examineText.noAnswer(name);
  }
}

/** Says that the day ends, and which players lose their call. */
export function endsWords({ day, seats, called }: Pick<View, 'day' | 'seats' | 'called'>, names: Names): string {
  const ends = examineText.ends(DAY_NAMES[day]);
  const losing = seats.filter((seat) => !called.includes(seat));
  const others = losing.filter((seat) => seat !== names.you).map(names);
  if (losing.length === 0) return ends;
  if (others.length === losing.length) return `${ends} ${examineText.lose(others)}`;
  return `${ends} ${others.length === 0 ? examineText.youLose : examineText.youAndLose(others)}`;
}

export const shootText = texts('coverblown.shoot', {
  caps: (day: string) => `${day}, your only bullet`,
  pick: 'Shoot who?',
  confirm: (name: string) => `Shoot ${name}?`,
  once: 'You have only this one bullet.',
  everybody: 'Everyone sees it happen.',
  hit: (name: string, left: number) =>
    left === 1
      ? `The shot kills ${name}.`
      : left === 2
        ? `The shot leaves ${name} one life.`
        : `The shot leaves ${name} two lives.`,
  ends: 'A death ends the game. If a dirty cop dies, the honest cops win; if an honest cop dies, the dirty cops win.',
  notYet: 'Not yet',
  shoot: 'Shoot',
  livesLeft: (left: number) => (left === 1 ? '1 life left' : `${left} lives left`),
});

export const verdictText = texts('coverblown.verdict', {
  caps: (day: string) => `${day}’s examination`,
  who: (by: string | null, suspect: SuspectId, weapon: WeaponId) =>
    by === null
      ? `You examined ${TOKEN.name[suspect]} and ${TOKEN.the[weapon]}.`
      : `${by} examined ${TOKEN.name[suspect]} and ${TOKEN.the[weapon]}.`,
  goesOn: 'Continues by itself',
  begins: (day: string) => `${day} begins`,
  open: 'Open the case file',
  wrong: 'Neither of them. Both are cleared.',
  fishy: 'One of the two is guilty.',
  correct: (pronoun: string) =>
    pronoun === 'her'
      ? 'She did it, and that’s the weapon. Honest cops win.'
      : 'He did it, and that’s the weapon. Honest cops win.',
});

/** Says who examined which pair. */
export function examinedBy({ by, suspect, weapon }: Pick<Examination, 'by' | 'suspect' | 'weapon'>, names: Names) {
  return verdictText.who(nameUnlessYou(names, by), suspect, weapon);
}

/**
 * Explains a verdict, and says what the examination costs a cop. If the suspect was examined before, that was already
 * said.
 */
export function verdictLine({ verdict, suspect }: Examination, wasExamined: boolean): string {
  if (verdict === 'correct') return verdictText.correct(SUSPECT[suspect].pronoun);
  return wasExamined ? verdictText[verdict] : `${verdictText[verdict]} ${blowsCover(suspect)}`;
}

export const shotText = texts('coverblown.shot', {
  bang: 'Bang',
  who: (by: string | null, name: string | null) =>
    by === null ? `You shot ${name}.` : name === null ? `${by} shot you.` : `${by} shot ${name}.`,
  caps: (day: string) => `${day}, a shot`,
  why: (words: string) => `“${words}”`,
  fires: 'fires',
  hit: (left: number) => (left === 0 ? 'is dead' : 'is hit'),
  stamp: 'Dead',
  left: (name: string | null, lives: number) =>
    name === null
      ? lives === 1
        ? 'You have one life left. A hit doesn’t reveal which side you’re on.'
        : `You have ${inWords(lives)} lives left. A hit doesn’t reveal which side you’re on.`
      : lives === 1
        ? `${name} has one life left. A hit doesn’t reveal which side ${name} is on.`
        : `${name} has ${inWords(lives)} lives left. A hit doesn’t reveal which side ${name} is on.`,
  dead: (name: string | null) => (name === null ? 'You are dead.' : `${name} is dead.`),
  wasHonest: (name: string | null) =>
    name === null ? 'You were honest. The dirty cops win.' : `${name} was honest. The dirty cops win.`,
  wasDirty: (name: string | null) =>
    name === null ? 'You were dirty. The honest cops win.' : `${name} was dirty. The honest cops win.`,
  goOn: 'Go on',
});

/** Says who shot whom. */
export function shotBy({ by, target }: Pick<Shot, 'by' | 'target'>, names: Names): string {
  return shotText.who(nameUnlessYou(names, by), nameUnlessYou(names, target));
}

/** Says that a cop is dead, and which side the cop was on if that is known. */
export function deadWords(target: Seat, role: Role | null, names: Names): string {
  const name = nameUnlessYou(names, target);
  if (role === null) return shotText.dead(name);
  return role === 'dirty' ? shotText.wasDirty(name) : shotText.wasHonest(name);
}

export const claimText = texts('coverblown.claim', {
  toldHint: 'What you were told, and your mark',
  nothingTold: 'You’ve heard nothing about this one.',
  did: (place: PlaceId, doing: DoingId) => `${capital(PLACE.name[place])}, ${PLACE.activities[doing]}.`,
  was: (place: PlaceId, doing: DoingId) => `${capital(PLACE.name[place])}, ${PLACE.placements[doing]}.`,
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
  sayClean: { her: 'Say she is clean', him: 'Say he is clean', it: 'Say it is clean', they: 'Say they are clean' },
  sayContact: (pronoun: string) => (pronoun === 'her' ? 'Say she is your contact' : 'Say he is your contact'),
  sayBlown: 'Say your cover is blown',
  saySuspect: (name: string) => `Say you suspect ${name}`,
  isClean: 'I can clear…',
  myContact: 'My contact is…',
  iSuspect: 'I suspect…',
  claimed: (name: string, token: TokenId, areMany: boolean) =>
    areMany ? `${name} says ${TOKEN.short[token]} are clean.` : `${name} says ${TOKEN.short[token]} is clean.`,
  claimedContact: (name: string) => `${name} says: my contact.`,
  suspects: (name: string, isYou: boolean) => (isYou ? `${name} suspects you.` : `${name} suspects this cop.`),
  silent: 'Has made no claims.',
  free: 'A claim can be a lie.',
  put: 'Make a claim',
  ask: 'Say this?',
  public: 'Everyone sees it, with your name.',
  takeBack: 'You can take it back later, but everyone sees that you did.',
  say: 'Say it',
  whatWasSaid: 'What was said',
  /** The verdict on a pair, on the form of one of the two. */
  examined: {
    wrong: (day: string, other: TokenId) => `${day}: examined with ${TOKEN.the[other]}, wrong.`,
    fishy: (day: string, other: TokenId) => `${day}: examined with ${TOKEN.the[other]}, fishy.`,
    correct: (day: string, other: TokenId) => `${day}: examined with ${TOKEN.the[other]}, correct.`,
  },
  aSuspect: 'Suspect',
  aWeapon: 'Weapon',
  you: 'Your seat',
  cop: 'At the table',
  iDied: 'I died',
  iDiedAsk: 'Are you dead?',
  iDiedHint:
    'Press “I died” when your last life is gone. The game ends, and your side loses. If an honest and a dirty cop die and you can’t agree who died first, the dirty cops win: only the honest cop presses “I died”.',
  alive: 'Not yet',
  close: 'Close',
});

export function sayCleanWords(token: TokenId): string {
  const pronoun = isSuspect(token)
    ? SUSPECT[token].pronoun === 'her'
      ? 'her'
      : 'him'
    : isPlural(token)
      ? 'they'
      : 'it';
  return claimText.sayClean[pronoun];
}

export function sayContactWords(suspect: SuspectId): string {
  return claimText.sayContact(SUSPECT[suspect].pronoun);
}

export function claimedWords(name: string, token: TokenId): string {
  return claimText.claimed(name, token, isPlural(token));
}

/** Says with what a token was examined, and the verdict. */
export function examinedWith({ day, suspect, weapon, verdict }: Examination, token: TokenId): string {
  return claimText.examined[verdict](DAY_NAMES[day], token === suspect ? weapon : suspect);
}

export const ledgerText = texts('coverblown.ledger', {
  about: { heading: 'Subject', order: 'By subject' },
  themselves: 'Themselves',
  brief: { clean: 'clean', contact: 'my contact', blown: 'my cover is blown', suspicion: 'suspected' },
  nobodyExamined: (day: string) => `By ${day}, nobody had been examined.`,
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
});

/** Returns a claim as a sentence that reads the same for all players. */
export function claimLine(claim: Claim, names: Names): string {
  return claimWords(claim.kind, claim.subject, (seat) => names(seat));
}

export const endText = texts('coverblown.end', {
  honest: 'Honest cops win',
  dirty: (count: number) => (count === 1 ? 'The dirty cop wins' : 'Dirty cops win'),
  stopped: 'Match stopped',
  file: 'Case file',
  role: { honest: 'Honest', dirty: 'Dirty' },
  contact: { honest: 'Contact', dirty: 'Paid by' },
  blown: 'cover blown',
  revealed: 'Everything revealed',
});

export const momentText = texts('coverblown.moment', {
  nothing: 'Nothing yet.',
  /** Below the pictures of the murderer and the weapon. */
  didIt: 'Did it',
  withThis: 'With this',
  died: 'Died',
  over: 'The end',
  verdicts: (day: string, verdicts: number) =>
    verdicts === 1
      ? `${day}. One verdict on the board.`
      : `${day}. ${capital(inWords(verdicts))} verdicts on the board.`,
  alibis: (day: string, alibis: number, verdicts: number) =>
    alibis === 1
      ? verdicts === 1
        ? `${day}. One alibi heard, one verdict on the board.`
        : `${day}. One alibi heard, ${inWords(verdicts)} verdicts on the board.`
      : verdicts === 1
        ? `${day}. ${capital(inWords(alibis))} alibis heard, one verdict on the board.`
        : `${day}. ${capital(inWords(alibis))} alibis heard, ${inWords(verdicts)} verdicts on the board.`,
});

/** Says what the viewer knew at a moment of the replay: "Tuesday. Two alibis heard, one verdict on the board." */
export function momentLine(view: View): string {
  const heard = view.me ? view.me.calls.reduce((sum, call) => sum + call.clues.length, 0) : null;
  const seen = view.examinations.length;
  const day = DAY_NAMES[view.day];
  return heard === null ? momentText.verdicts(day, seen) : momentText.alibis(day, heard, seen);
}

export const introText = texts('coverblown.intro', {
  goal: {
    title: 'Goal',
    text: 'One of ten suspects did it, with one of nine weapons. **Find both.**',
  },
  win: {
    title: 'How you win',
    text: 'You’re all cops. **Honest cops** win by examining the right pair, **dirty cops** if Friday ends first. If a cop dies, that cop’s side loses.',
  },
  you: {
    title: 'What you do',
    text: 'Once a day, **call your contact**. Your contact clears a suspect or a weapon. Tell the table, or don’t.',
  },
  others: {
    title: 'What the others do',
    text: 'Their phones ring too. **Someone’s dirty.** That cop knows who did it, and will lie about it.',
  },
});
