import type { AnyModule } from '#shared/contract/module.ts';
import type { MemberId } from '#shared/ids.ts';
import type { Membership } from '#shared/room/room.ts';
import { type Entropy, hashOf, newSecret } from '../../crypto';
import { memberAgain, personOf } from '../members/former';
import { memberOf, noteDevice } from '../members/members';
import { MESSAGES } from '../messages';
import { found, RequestProblem } from '../problem';
import type { Say } from '../state/room';
import type { Member, RoomState } from '../state/state';

/** Time in ms for which a link that moves a seat is valid. */
export const HANDOFF_LIFE = 5 * 60_000;
const LINKS_A_MEMBER = 5;

export interface Offer {
  by: MemberId;
  member: MemberId;
  now: number;
  entropy: Entropy;
}

/**
 * Creates a one-time secret that moves a member's seat to another device. If the host does this for another member, the
 * chat announces it.
 */
export function offerHandoff(draft: RoomState, { by, member, now, entropy }: Offer, say: Say) {
  const moved = personOf(draft, member);
  if (by !== member && draft.host !== by) throw new RequestProblem('not-yours');
  if ('bot' in moved && moved.bot !== null) throw new RequestProblem('member-not-found');
  const secret = newSecret(entropy);
  const until = now + HANDOFF_LIFE;
  const live = draft.handoffs.filter((handoff) => handoff.until > now);
  const others = live.filter((handoff) => handoff.member !== member);
  const own = live.filter((handoff) => handoff.member === member).slice(1 - LINKS_A_MEMBER);
  draft.handoffs = [...others, ...own, { hash: hashOf(secret), member, until }];
  if (by !== member) say(by, MESSAGES.handoverOffered(memberOf(draft, by).name, moved.name));
  return { secret, until };
}

/** Redeems a link. Revokes all other links and tokens of the member. */
export function takeHandoff(
  draft: RoomState,
  module: AnyModule,
  { secret, device, now, entropy }: { secret: string; device: string | null; now: number; entropy: Entropy },
  say: Say,
) {
  const hash = hashOf(secret);
  const handoff = found(
    draft.handoffs.find((other) => other.hash === hash && other.until > now),
    'handoff-used',
  );
  const member = memberAgain(draft, module, handoff.member);
  say(member.id, MESSAGES.deviceMoved(member.name));
  return moveSeat(draft, member, device, entropy);
}

/** Makes this device the member's only one. Revokes the member's other links, questions, keys and tokens. */
export function moveSeat(draft: RoomState, member: Member, device: string | null, entropy: Entropy): Membership {
  const token = newSecret(entropy);
  member.tokens = [hashOf(token)];
  noteDevice(member, device);
  member.screens = null;
  draft.handoffs = draft.handoffs.filter((other) => other.member !== member.id);
  draft.questions = draft.questions.filter((other) => other.member !== member.id);
  draft.keys = draft.keys.filter((key) => key.member !== member.id);
  draft.screenCodes = draft.screenCodes.filter((code) => code.member !== member.id);
  return { id: member.id, token };
}
