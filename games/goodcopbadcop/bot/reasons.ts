import { type Remark, type Seat, standing } from 'hush/game';
import { type CardClaim, cardOf, isOfCard } from '../claims';
import { contradictions } from '../contradictions';
import { isLeader, SLOTS, type View } from '../state';
import { faceSaid } from './words';

type Reason = (open: View, by: Seat, at: Seat) => Remark | null;

/**
 * Returns the reason that a bot says for aiming or shooting at a player. Uses only public facts and claims, so that
 * nothing else the bot knows is revealed.
 */
export function reasonAgainst(open: View, by: Seat, at: Seat): Remark {
  const found = REASONS.map((reason) => reason(open, by, at)).find((each) => each !== null);
  return found ?? about('whyHunch', at);
}

/** Reasons that are tried in turn, strongest first. */
const REASONS: readonly Reason[] = [
  (open, by, at) => accusation(open, at, (claim) => claim.by === by, 'whySaw'),
  leader,
  (open, by, at) => (hasThreatened(open, at).includes(by) ? about('whyGunOnMe', at) : null),
  (open, by, at) => accusation(open, at, (claim) => claim.by !== by && claim.by !== at, 'whyWord'),
  crookedCard,
  doubt,
  (open, by, at) => {
    const other = hasThreatened(open, at).find((each) => each !== by);
    return other === undefined ? null : about('whyGun', at, { at: { seat: other } });
  },
  lookedAndSilent,
  ({ claims, turn, seats }, _, at) =>
    turn > seats.length && claims.every((claim) => claim.by !== at) ? about('whySilent', at) : null,
];

function about(situation: string, who: Seat, facts: Remark['facts'] = {}): Remark {
  return { about: situation, facts: { who: { seat: who }, ...facts } };
}

/**
 * Finds the latest claim that one of the player's cards is crooked or the Kingpin, among the claims that `isMeant`
 * accepts.
 */
function accusation(open: View, at: Seat, isMeant: (claim: CardClaim) => boolean, situation: string): Remark | null {
  const claim = standing(open.claims)
    .filter(isOfCard)
    .findLast((each) => isMeant(each) && /^(crooked|kingpin)$/.test(each.kind) && cardOf(each.subject).seat === at);
  if (!claim) return null;
  const card = { n: String(cardOf(claim.subject).slot + 1), what: faceSaid(claim.kind) };
  return about(situation, at, { by: { seat: claim.by }, ...card });
}

function leader({ table }: View, _: Seat, at: Seat): Remark | null {
  const face = table[at]?.cards.find((card) => card.face !== null && isLeader(card.face))?.face ?? null;
  return face && about('whyLeader', at, { what: faceSaid(face) });
}

/** Lists the living players at whom this player is aiming or has shot. */
function hasThreatened({ table, acts, out }: View, at: Seat): Seat[] {
  const aim = table[at]?.gun?.aim ?? null;
  const shot = acts.flatMap((act) => (act.kind === 'shoot' && act.by === at ? [act.at] : []));
  return [...(aim === null ? [] : [aim]), ...shot].filter((seat) => !out.includes(seat));
}

function crookedCard({ table }: View, _: Seat, at: Seat): Remark | null {
  const slot = SLOTS.find((each) => table[at]?.cards[each].face === 'crooked');
  return slot === undefined ? null : about('whyCard', at, { n: String(slot + 1) });
}

/** Returns the accusation that a player's claims contradict each other or a face-up card, or null if they do not. */
function doubt(open: View, _: Seat, at: Seat): Remark | null {
  const isOwn = (n: number) => open.claims.some((claim) => claim.n === n && claim.by === at);
  return contradictions(open).some(({ claims }) => claims.every(isOwn)) ? about('whyDoubt', at) : null;
}

function lookedAndSilent({ looks, claims }: View, by: Seat, at: Seat): Remark | null {
  const look = looks.find((each) => each.by === at && each.at === by);
  const isSilent = claims.every((claim) => claim.by !== at || !isOfCard(claim) || cardOf(claim.subject).seat !== by);
  return look && isSilent ? about('whyLooked', at, { n: String(look.slot + 1) }) : null;
}
