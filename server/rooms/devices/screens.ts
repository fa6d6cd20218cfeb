import type { MemberId } from '#shared/ids.ts';
import type { Membership, Screen } from '#shared/room/room.ts';
import { type Entropy, hashOf, newSecret } from '../../crypto';
import { memberOf, memberWithToken, noteDevice } from '../members/members';
import { MESSAGES } from '../messages';
import { found, RequestProblem } from '../problem';
import type { Say } from '../state/room';
import type { Member, RoomState } from '../state/state';

/** Time in ms that a code that adds a second screen is valid. */
export const SCREEN_CODE_LIFE = 2 * 60_000;

export interface ScreenOffer {
  /** Token of the device that requests the code. */
  token: string;
  /** The role that the new device will have. The requesting device gets the other role. */
  as: Screen;
  code: string;
  now: number;
}

export interface NewScreen {
  member: Membership;
  screen: Screen;
}

/**
 * Stores a one-time code. Replaces the member's earlier code. Returns the server time in ms at which the code expires.
 */
export function offerScreen(draft: RoomState, { token, as, code, now }: ScreenOffer): number {
  const { id, screens } = found(memberWithToken(draft, token), 'unauthorized');
  if (screens) throw new RequestProblem('two-screens');
  const until = now + SCREEN_CODE_LIFE;
  const others = draft.screenCodes.filter((other) => other.member !== id && other.until > now);
  draft.screenCodes = [...others, { hash: hashOf(code), member: id, token: hashOf(token), as, until }];
  return until;
}

/** Redeems a code, which gives the seat two screens. Revokes all the member's other tokens and links. */
export function takeScreen(
  draft: RoomState,
  { code, device, now, entropy }: { code: string; device: string | null; now: number; entropy: Entropy },
  say: Say,
): NewScreen {
  const hash = hashOf(code);
  const offer = found(
    draft.screenCodes.find((other) => other.hash === hash && other.until > now),
    'screen-code-closed',
  );
  const member = memberOf(draft, offer.member);
  if (!member.tokens.includes(offer.token)) throw new RequestProblem('screen-code-closed');
  const token = newSecret(entropy);
  const added = hashOf(token);
  member.tokens = [offer.token, added];
  noteDevice(member, device);
  member.screens =
    offer.as === 'private' ? { open: offer.token, private: added } : { open: added, private: offer.token };
  draft.screenCodes = draft.screenCodes.filter((other) => other.member !== member.id);
  draft.handoffs = draft.handoffs.filter((handoff) => handoff.member !== member.id);
  draft.keys = draft.keys.filter((key) => key.member !== member.id);
  say(member.id, MESSAGES.screenAdded(member.name));
  return { member: { id: member.id, token }, screen: offer.as };
}

/** Swaps the roles of the public screen and the private screen. */
export function swapScreens(draft: RoomState, token: string): { member: { id: MemberId } } {
  const { member, screens } = withScreens(draft, token);
  member.screens = { open: screens.private, private: screens.open };
  return { member };
}

/** Removes one of the two screens: revokes its token, and gives the other screen the whole seat. */
export function removeScreen(draft: RoomState, token: string, screen: Screen, say: Say): { member: { id: MemberId } } {
  const { member, screens } = withScreens(draft, token);
  member.tokens = [screen === 'open' ? screens.private : screens.open];
  member.screens = null;
  say(member.id, MESSAGES.screenRemoved(member.name));
  return { member };
}

/** Returns which of the member's two screens the token belongs to, or null if the token is for the whole seat. */
export function screenOf({ screens }: Pick<Member, 'screens'>, token: string): Screen | null {
  const hash = hashOf(token);
  if (screens?.open === hash) return 'open';
  return screens?.private === hash ? 'private' : null;
}

function withScreens(draft: RoomState, token: string) {
  const member = found(memberWithToken(draft, token), 'unauthorized');
  if (!member.screens) throw new RequestProblem('one-screen');
  return { member, screens: member.screens };
}
