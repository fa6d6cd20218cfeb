import { byCode, type LogEntry, type Remark, type Seat } from 'hush/game';
import { type Act, type Declaration, type EquipmentId, type Face, isLeader, type Slot, type View } from '../state';
import { reasonAgainst } from './reasons';
import { equipmentSaid, faceSaid } from './words';

/** Returns a bot's remark on a log entry, or null if the bot says nothing. Uses only public facts. */
export function remark(entry: LogEntry, open: View, seat: Seat): Remark | null {
  return byCode(REMARKS, entry, seat, open) ?? null;
}

type Reaction = (facts: never, seat: Seat, open: View) => Remark | null;

const REMARKS: Readonly<Record<string, Reaction>> = {
  declared({ by, at, ...declared }: Declaration & { by: Seat; at: Seat | null }, seat) {
    if (by === seat) return null;
    const who = { by: { seat: by } };
    if (declared.action === 'investigate') return declared.player === seat ? { about: 'lookedAt', facts: who } : null;
    if (declared.action !== 'shoot' || at === null) return null;
    return at === seat ? { about: 'atGunpoint', facts: who } : { about: 'drawn', facts: { ...who, at: { seat: at } } };
  },
  used: ({ by, card, targets }: { by: Seat; card: EquipmentId; targets: unknown[] }, seat, open) =>
    by !== seat && saves(card, targets, open)
      ? { about: 'saved', facts: { by: { seat: by }, card: equipmentSaid(card) } }
      : null,
  wounded: ({ seat: hit, face }: { seat: Seat; face: Face }, seat) =>
    hit === seat ? null : leading('wounded', hit, face),
  revealed({ seat: of, slot, face }: { seat: Seat; slot: Slot; face: Face }, seat, open) {
    // Bots do not remark on a card that a shot turned up, because they remark on the wound or elimination that the log
    // lists next.
    const isShot = open.table[of]?.cards[slot].wounded === true || open.out.includes(of);
    return of === seat || isShot || !isLeader(face) ? null : leading('leader', of, face);
  },
  eliminated: ({ seat: gone }: { seat: Seat }, seat) =>
    gone === seat ? null : { about: 'out', facts: { who: { seat: gone } } },
  over({ winners: [winner], reason }: { winners: Seat[]; reason: string }, seat) {
    if (reason !== 'both-leaders' || winner === undefined || winner === seat) return null;
    return { about: 'blackmail', facts: { who: { seat: winner } } };
  },
};

/** True if the card prevents or redirects the declared shot. */
function saves(card: EquipmentId, targets: readonly unknown[], open: View): boolean {
  if (card === 'riot_shield' || card === 'restraining_order') return true;
  return card === 'k9_unit' && open.declared?.action === 'shoot' && targets[0] === open.active;
}

function leading(about: 'wounded' | 'leader', who: Seat, face: Face): Remark {
  return { about, facts: { who: { seat: who }, what: faceSaid(face) } };
}

/** Returns the remark that the bot makes with its own action, or null. Uses only public facts and claims. */
export function announcing(open: View, seat: Seat, move: string, args: readonly unknown[]): Remark | null {
  const target = targetOf(open, move, args);
  if (target !== null) return reasonAgainst(open, seat, target);
  if (move === 'investigate') return looking(open, args[0] as Seat);
  return move === 'equip' ? { about: 'equips' } : null;
}

/**
 * Returns the player at whom an action shoots, or at whom it aims a gun that was not aimed there before. Null if there
 * is none.
 */
export function targetOf({ table, active }: View, move: string, args: readonly unknown[]): Seat | null {
  const aim = table[active]?.gun?.aim ?? null;
  if (move === 'arm') return args[1] as Seat;
  if (move === 'shoot') return aim;
  return move === 'aim' && aim !== args[0] ? (args[0] as Seat) : null;
}

function looking({ table, looks, active }: View, at: Seat): Remark {
  const who = { who: { seat: at } };
  const aim = table[at]?.gun?.aim ?? null;
  if (aim === active) return { about: 'looksAtGunOnMe', facts: who };
  if (aim !== null) return { about: 'looksAtGun', facts: { ...who, at: { seat: aim } } };
  const isSeen = looks.some(({ now, by }) => now.seat === at && by !== active);
  return { about: isSeen ? 'looksAgain' : 'looks', facts: who };
}

/** Returns the reply to a chat message that names the bot. It is about the bot itself or about its public target. */
export function answer(view: View, seat: Seat, { by, text }: { by: Seat; text: string }): Remark | null {
  if (view.outcome) return null;
  if (ASKS_SELF.test(text)) return { about: 'denies', facts: { by: { seat: by } } };
  const aim = view.table[seat]?.gun?.aim ?? hostile(view, seat);
  return aim === null ? { about: 'unsure' } : { about: 'suspects', facts: { who: { seat: aim } } };
}

const ASKS_SELF = /\b(are|is it) you\b|\byou (are|re)\b|\byou’re\b|\byou're\b|\byour (side|team|cards?|role)\b/i;

/** Returns the living player at whom the bot last aimed or shot, or null if there is none. */
function hostile({ acts, out }: View, seat: Seat): Seat | null {
  const aimed = acts.filter(
    (act): act is Act & { kind: 'aim' | 'shoot' } => act.kind === 'aim' || act.kind === 'shoot',
  );
  return aimed.findLast(({ by, at }) => by === seat && !out.includes(at))?.at ?? null;
}
