import { append, type Draft, flat, type LegalMoves, type Seat, tree } from 'hush/game';
import { cityOf } from '../content/map';
import {
  CIRCLES,
  type Circle,
  type Handle,
  MISSION_PLACES,
  type Moves,
  REGIONS,
  type RegionId,
  type Source,
  type View,
} from '../state';
import type { RefusalCode } from '../text';
import { diceOn, hasPower, player } from './hand';
import { ownAction, ownTurn } from './moment';
import { isPayable, missionInHand, sourcesFor, unpaid } from './payment';

type Acting = 'complete' | 'takeMission' | 'takeAgency' | 'takeAgencyAny' | 'forfeitDie';

/** Defines when the Actions in `resolve` are legal, except `move`. `complete` is also legal in the final missions. */
export const actions: Pick<LegalMoves<View, Moves, RefusalCode>, Acting> = {
  complete: tree({
    closed: mayComplete,
    unfit(view, seat, [handle, payment]) {
      const mission = missionInHand(view, handle);
      return mission === null ? 'not-in-hand' : unpaid(view, seat, mission, payment);
    },
    lengths: [2],
    grow: growPayment,
    empty: ({ me }) => (me?.missions.length ? 'bad-payment' : 'not-in-hand'),
  }),

  takeMission: flat({
    closed: (view, seat) => withDice(view, seat, 'missionCards', 1),
    unfit: (view, _seat, [from]) => missing(view, from),
    list: () => MISSION_PLACES.map((from) => [from]),
    empty: () => 'deck-empty',
  }),

  takeAgency: flat({
    closed: (view, seat) => withDice(view, seat, 'agencyCards', 1),
    unfit: (view, seat, [region]) => (hasAgentIn(view, seat, region) ? null : 'no-agent'),
    list: () => REGIONS.map((region) => [region]),
  }),

  takeAgencyAny: flat({
    closed: (view, seat) => withDice(view, seat, 'agencyCards', 1),
    unfit: (view, seat, [from, power]) =>
      withDice(view, seat, 'agencyCards', power ? 1 : 2) ??
      (power && !(from === 'deck' && hasPower(view, seat, 'quartermaster')) ? 'no-power' : null) ??
      (from === 'deck' && agencyLeft(view) === 0 ? 'deck-empty' : null),
    list: () => [['deck', true], ['deck', false], ...REGIONS.map((region): Moves['takeAgencyAny'] => [region, false])],
    empty: () => 'no-die',
  }),

  forfeitDie: flat({
    closed: ownAction,
    unfit: (view, seat, [circle]) => withDice(view, seat, circle, 1),
    list: () => CIRCLES.map((circle) => [circle]),
    empty: () => 'no-die',
  }),
};

/** Returns a refusal unless the seat may take an Action now and has enough dice on the circle. */
export function withDice(view: View, seat: Seat, circle: Circle, dice: number): RefusalCode | null {
  return ownAction(view, seat) ?? (diceOn(view, seat, circle) >= dice ? null : 'no-die');
}

/** Returns the number of Agency cards that can still be drawn. Includes the discards, because they refill the deck. */
export function agencyLeft({ agencyDeck, discards }: View): number {
  return agencyDeck + discards.length;
}

/** [CV-36, CV-37] Returns a refusal unless the seat may complete a mission now. The final missions require no die. */
function mayComplete(view: View, seat: Seat): RefusalCode | null {
  if (view.phase === 'finalMissions') return ownTurn(view, seat, 'finalMissions');
  return withDice(view, seat, 'completeMission', 1);
}

function missing(view: View, from: Moves['takeMission'][0]): RefusalCode | null {
  if (from === 'deck') return view.missionDeck > 0 ? null : 'deck-empty';
  return view.missionRow[from] ? null : 'empty-space';
}

function hasAgentIn(view: View, seat: Seat, region: RegionId): boolean {
  return player(view, seat).agents.some((city) => cityOf(city).region === region);
}

function growPayment(view: View, seat: Seat, draft: Draft) {
  const [handle, payment = []] = draft as [Handle?, Source[]?];
  if (handle === undefined) {
    return (view.me?.missions ?? [])
      .filter(({ card }) => isPayable(view, seat, card))
      .map((held) => append(draft, held.handle));
  }
  const mission = missionInHand(view, handle);
  if (mission === null) return [];
  return sourcesFor(view, seat, mission, payment).map((source) => ({
    mark: source,
    draft: [handle, [...payment, source]],
  }));
}
