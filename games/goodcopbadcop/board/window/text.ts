import { commaList, type Names, type Seat, texts } from 'hush/game';
import { passesAutomatically } from '../../passing';
import type { View, WindowView } from '../../state';
import { declaredLine, STATUS } from '../../text';

export const windowText = texts('goodcopbadcop.window', {
  label: 'Reactions',
  use: 'Use equipment',
  pass: 'Pass',
  passed: 'Passed',
  noHand: 'You have no equipment.',
  ownAction: 'Others may react. You can still use your own equipment.',
  notAsked: 'Nothing can be used right now.',
  hasPassed: 'You’ve already passed. You’ll be asked again next time.',
  longer: 'Keep passing',
  auto: { untilTouched: 'Pass unless I’m involved', untilShot: 'Pass until someone shoots' },
  autoHint: {
    untilTouched: 'Asks if you’re targeted or anyone shoots.',
    untilShot: 'You’re only asked if anyone shoots.',
  },
  passing: {
    untilTouched: 'You’re asked if someone acts against you, or anyone shoots.',
    untilShot: 'You’re asked if anyone shoots.',
  },
  passingFor: 'Passing for you',
  /** Says, after the first round, that the seat passes automatically. */
  notice: {
    title: 'From now on, the game passes for you.',
    line: 'You’re asked if someone acts against you, or anyone shoots.',
    askAlways: 'Always ask me',
    ok: 'OK',
  },
  holdEquipment: 'Hold to see your equipment',
  tapEquipment: 'Tap to see your equipment',
  everyone: 'Everyone with equipment sees this.',
  onPhone: 'On your phone',
  sec: 'sec',
  left: (seconds: number) => `${seconds} seconds left`,
  waits: 'No time limit',
  asked: 'Can react',
  askedAll: (names: readonly string[]) => `Can react: ${commaList(names)}.`,
  unseen: 'Nobody sees who’s passed.',
  nothingYet: 'Not done yet. Anyone may step in.',
  before: 'Anyone may use equipment now.',
  after: 'After it happened: one more chance to use equipment.',
  afterMine: 'Others may still use equipment.',
  waitsForOthers: 'You’ve passed. Waiting for the others.',
  survives: 'A leader survives the first hit.',
  shield: (name: string) => `Riot Shield: the bullet will hit ${name} instead.`,
  shieldYou: 'Riot Shield: the bullet will hit you instead.',
  firstTurn: 'The first turn is about to start.',
  /** Actions of the active player. A player is a name, or null for the reader. */
  shot: (by: string | null, hit: string | null) =>
    by === null ? `You shot ${hit}.` : hit === null ? `${by} shot you.` : `${by} shot ${hit}.`,
  shotSelf: (by: string | null) => (by === null ? 'You shot yourself.' : `${by} shot themselves.`),
  looked: (by: string | null, at: string | null, card: number) =>
    by === null
      ? `You looked at ${at}’s card ${card}.`
      : at === null
        ? `${by} looked at your card ${card}.`
        : `${by} looked at ${at}’s card ${card}.`,
  aims: (by: string | null, at: string | null) =>
    by === null ? `You aim at ${at}.` : at === null ? `${by} aims at you.` : `${by} aims at ${at}.`,
});

interface Words {
  title: string;
  line: string;
}

/** Describes a window. The words are the same for every seat, except that they call the viewer "you". */
export function windowWords(view: View, window: WindowView, seat: Seat | null, names: Names): Words {
  const { active, table, shot } = view;
  const other = otherThan(seat, names);
  const { about } = window;
  if (window.kind === 'preGame') return { title: windowText.firstTurn, line: windowText.before };
  if (window.kind === 'endTurn' || about === null) {
    const line = active === seat ? windowText.afterMine : windowText.after;
    return { title: happened(view, other), line: hasWounded(view) ? windowText.survives : line };
  }
  const title = declaredLine(about, other(active), table[active]?.gun?.aim ?? null, other);
  const redirect = about.action === 'shoot' ? (shot?.redirect ?? null) : null;
  if (redirect === null) return { title, line: windowText.nothingYet };
  return { title, line: redirect === seat ? windowText.shieldYou : windowText.shield(names(redirect)) };
}

/** Returns a function for the name of each player, which returns null for the reader. */
function otherThan(seat: Seat | null, names: Names): (of: Seat) => string | null {
  return (of) => (of === seat ? null : names(of));
}

/** Returns the shot that the active player has fired this turn, or undefined. */
function shotIn({ acts, turn, active }: View) {
  const shot = acts.findLast((act) => act.kind === 'shoot' && act.turn === turn && act.by === active);
  return shot?.kind === 'shoot' ? shot : undefined;
}

/** True if a shot of this turn has hit a leader who is still in the game. */
function hasWounded(view: View): boolean {
  const hit = shotIn(view)?.hit;
  return hit !== undefined && view.table[hit]?.cards.some(({ wounded }) => wounded) === true && !view.out.includes(hit);
}

/** Says what the active player has done in the turn that is about to end. */
function happened(view: View, other: (of: Seat) => string | null): string {
  const { active, turn, looks, table } = view;
  const by = other(active);
  const shot = shotIn(view);
  if (shot) return shot.hit === active ? windowText.shotSelf(by) : windowText.shot(by, other(shot.hit));
  const look = looks.findLast((each) => each.turn === turn && each.by === active && each.through === 'investigate');
  if (look) return windowText.looked(by, other(look.at), look.slot + 1);
  const aim = table[active]?.gun?.aim ?? null;
  return aim === null ? STATUS.ending(by) : windowText.aims(by, other(aim));
}

/**
 * True for the active seat during its own action. The window does not wait for this seat, but the seat may still use a
 * card.
 */
export function mayStillUse({ table, active, phase }: View, part: Part, seat: Seat | null): boolean {
  return part === 'none' && phase === 'react' && seat === active && table[seat]?.hand !== 0;
}

type Part = 'asked' | 'automatic' | 'none' | 'out';

/** Says why this seat need not answer. Returns null if the seat is asked, is out of the game or is only watching. */
export function thinWords({ table, active, phase }: View, part: Part, seat: Seat | null): string | null {
  if (part !== 'none' || seat === null) return null;
  if (table[seat]?.hand === 0) return windowText.noHand;
  return phase === 'react' && seat === active ? windowText.ownAction : windowText.notAsked;
}

/** True if the declared shot would hit this seat. */
export function isAtMe(view: View, window: WindowView, seat: Seat | null): boolean {
  if (seat === null || window.about?.action !== 'shoot') return false;
  return (view.shot?.redirect ?? view.table[view.active]?.gun?.aim) === seat;
}

/**
 * True if the window shows this seat its equipment and the buttons to answer. This includes a seat that passes
 * automatically.
 */
export function isInWindow(part: Part): boolean {
  return part === 'asked' || part === 'automatic';
}

/**
 * Returns how a window involves this seat: it must answer ('asked'), it passes automatically ('automatic'), or it has
 * nothing to do ('none'). Returns 'out' for eliminated players and spectators.
 */
export function partOf(view: View, window: WindowView, seat: Seat | null): Part {
  if (view.me === null || seat === null || view.out.includes(seat)) return 'out';
  if (!window.asked.includes(seat)) return 'none';
  return passesAutomatically(view, seat) ? 'automatic' : 'asked';
}
