import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text.ts';
import type { View, WindowView } from '../../state';

export const windowText = {
  label: 'Reaction window',
  use: 'Use equipment',
  pass: 'Pass',
  passed: 'Passed',
  noHand: 'You hold no equipment.',
  hasPassed: 'You have passed. A pass holds until this window closes.',
  longer: 'Pass longer',
  auto: 'Pass until somebody shoots',
  autoHint: 'Only you know.',
  sec: 'sec',
  left: (seconds: number) => `${seconds} seconds left`,
  waits: 'Waits for all',
  asked: 'Asked',
  askedAll: (names: readonly string[]) => `Asked: ${names.join(', ')}`,
  nothingYet: 'Nothing has happened yet. Anybody with equipment may step in.',
  before: 'Anybody with equipment may use it now.',
  after: 'Anybody with equipment may still use it.',
  shield: (name: string) => `The shot now goes at ${name}.`,
  shieldYou: 'The shot now goes at you.',
} as const;

interface Words {
  title: string;
  line: string;
}

/** What the window is about: said to everybody alike, with "you" where it is you. */
export function windowWords(view: View, window: WindowView, seat: Seat | null, names: Names): Words {
  const by = view.active;
  const isMine = by === seat;
  const subject = isMine ? 'You' : names(by);
  const at = (who: Seat) => (who === seat ? 'you' : names(who));
  const { about } = window;
  if (window.kind === 'preGame') return { title: 'Before the first turn.', line: windowText.before };
  if (window.kind === 'endTurn' || about === null) {
    return { title: isMine ? 'Your turn ends.' : `${subject}’s turn ends.`, line: windowText.after };
  }
  switch (about.action) {
    case 'shoot': {
      const aim = view.table[by]?.gun?.aim ?? null;
      const redirect = view.shot?.redirect ?? null;
      const verb = isMine ? 'shoot' : 'shoots';
      const title = aim === null ? `${subject} ${verb}.` : `${subject} ${verb} at ${at(aim)}.`;
      if (redirect === null) return { title, line: windowText.nothingYet };
      return { title, line: redirect === seat ? windowText.shieldYou : windowText.shield(names(redirect)) };
    }
    case 'investigate': {
      const whose = about.player === seat ? 'your' : `${names(about.player)}’s`;
      return {
        title: `${subject} ${isMine ? 'look' : 'looks'} at ${whose} card ${about.slot + 1}.`,
        line: windowText.nothingYet,
      };
    }
    case 'arm':
      return {
        title: `${subject} ${isMine ? 'take' : 'takes'} a gun and ${isMine ? 'aim' : 'aims'} at ${at(about.aimAt)}.`,
        line: windowText.nothingYet,
      };
    case 'equip':
      return { title: `${subject} ${isMine ? 'draw' : 'draws'} equipment.`, line: windowText.nothingYet };
  }
}

/** A declared shot would hit this seat. */
export function isAtMe(view: View, window: WindowView, seat: Seat | null): boolean {
  if (seat === null || window.about?.action !== 'shoot') return false;
  return (view.shot?.redirect ?? view.table[view.active]?.gun?.aim) === seat;
}

/**
 * What a window wants of this seat: 'asked'; 'automatic': it passes by itself; 'none': it holds no equipment; 'out': it
 * plays no more, or watches.
 */
export function partOf(view: View, window: WindowView, seat: Seat | null): 'asked' | 'automatic' | 'none' | 'out' {
  if (view.me === null || seat === null || view.out.includes(seat)) return 'out';
  if (!window.asked.includes(seat)) return 'none';
  return view.me.autoPass && view.me.passed && window.about?.action !== 'shoot' ? 'automatic' : 'asked';
}
