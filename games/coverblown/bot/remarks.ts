import { byCode, type LogEntry, pick, type Random, type Remark, type Said, type Seat, standing } from 'hush/game';
import type { Claim, ClaimKind, Examination, Plan, Reason, SuspectId, View, WeaponId } from '../state';
import { claimSaid, reasonSaid, tokenSaid } from './words';

/** Returns a bot's remark on a public log entry, or null if the bot says nothing. */
export function remark(entry: LogEntry, _open: View, seat: Seat): Remark | null {
  return byCode(REMARKS, entry, seat) ?? null;
}

type Reaction = (facts: never, seat: Seat) => Remark | null;

const REMARKS: Readonly<Record<string, Reaction>> = {
  claimed: ({ by, kind, subject }: { by: Seat; kind: ClaimKind; subject: string }, seat) =>
    kind === 'suspicion' && subject === seat ? { about: 'accused', facts: { by: { seat: by } } } : null,
  objected: ({ by, to }: { by: Seat; to: Seat }, seat) =>
    to === seat ? { about: 'rethinks', facts: { by: { seat: by } } } : null,
  shot({ by, target, livesLeft }: { by: Seat; target: Seat; livesLeft: number }, seat) {
    // If the target died, bots remark on the next entry, `died`, instead.
    if (by === seat || livesLeft === 0) return null;
    if (target === seat) return { about: 'hit', facts: { by: { seat: by } } };
    return { about: 'shot', facts: { by: { seat: by }, target: { seat: target } } };
  },
  examined: ({ suspect, weapon, verdict }: Examination) =>
    verdict === 'correct' ? null : { about: verdict, facts: pairOf(suspect, weapon) },
  died: ({ seat: dead }: { seat: Seat }, seat) =>
    dead === seat ? null : { about: 'died', facts: { who: { seat: dead } } },
  over: ({ reason }: { reason: string }) => (reason === 'week-over' ? { about: 'weekOver' } : null),
};

export function announcing(suspect: SuspectId, weapon: WeaponId): Remark {
  return { about: 'announces', facts: pairOf(suspect, weapon) };
}

/**
 * Returns the remark that goes with an objection. If the bot has claimed one of the two tokens clean, the remark says
 * so.
 */
export function objecting({ claims }: View, seat: Seat, { by, suspect, weapon }: Plan): Remark {
  const own = standing(claims).find(
    (claim) => claim.by === seat && claim.kind === 'clean' && (claim.subject === suspect || claim.subject === weapon),
  );
  const facts = { by: { seat: by }, ...pairOf(suspect, weapon) };
  return own?.kind === 'clean'
    ? { about: 'heardClean', facts: { ...facts, token: tokenSaid(own.subject) } }
    : { about: 'objects', facts };
}

/** Returns the remark with which a bot gives its reason for accusing a player or for threatening to shoot. */
export function naming(about: 'accuses' | 'threatens', who: Seat, reason: Reason): Remark {
  return { about, facts: { who: { seat: who }, why: reasonSaid(reason) } };
}

/**
 * Returns a bot's reply to a chat message that names it. Depending on the question, the reply repeats the bot's
 * suspicion or one of its other claims. Null after the match.
 */
export function answer(view: View, seat: Seat, { text }: { text: string }, random: Random): Remark | null {
  if (view.outcome) return null;
  const own = view.claims.filter(({ by }) => by === seat).reverse();
  const suspicion = own.find(({ kind }) => kind === 'suspicion');
  const facts = own.find(({ kind }) => kind !== 'suspicion');
  const answers = [suspicion, facts].filter((claim) => claim !== undefined);
  if (answers.length === 0) return { about: 'nothing' };
  const wanted = ASKS_WHO.test(text) ? suspicion : ASKS_WHAT.test(text) ? facts : undefined;
  return repeated(wanted ?? pick(random, answers));
}

const ASKS_WHO = /\b(who|whom|suspect|dirty|trust|liar)/i;
const ASKS_WHAT = /\b(what|clean|know|heard|hear|contact|informant|claim)/i;

function repeated(claim: Claim): Remark {
  if (claim.kind === 'suspicion') return { about: 'suspects', facts: { who: { seat: claim.subject } } };
  return { about: 'claimed', facts: { what: claimSaid(claim) } };
}

function pairOf(suspect: SuspectId, weapon: WeaponId): Record<string, Said> {
  return { suspect: tokenSaid(suspect), weapon: tokenSaid(weapon) };
}
