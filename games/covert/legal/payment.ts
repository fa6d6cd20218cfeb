import { must, type Seat } from 'hush/game';
import { agencyOf, codeOf, missionOf, type Need, needsOf } from '../content/cards';
import { cityOf } from '../content/map';
import type { CityId, Handle, MissionId, Source, View } from '../state';
import type { RefusalCode } from '../text';
import { type Bill, isCoverable, isPaid, openSources } from './cover';
import { player } from './hand';

/** An item to pay with, and a function that says whether the item can pay for a requirement. */
interface Payer {
  source: Source;
  pays(need: Need): boolean;
}

/**
 * [CV-27..31, CV-68, CV-74] Returns why these items do not pay for the mission, or null if they do. Each requirement
 * takes one item, and the order of the items does not matter.
 */
export function unpaid(view: View, seat: Seat, mission: MissionId, payment: readonly Source[]): RefusalCode | null {
  const payers = payersOf(view, seat);
  const chosen = payment.map((source) => payers.findIndex((payer) => isSame(payer.source, source)));
  return isPaid(billOf(mission, payers), chosen) ? null : 'bad-payment';
}

export function isPayable(view: View, seat: Seat, mission: MissionId): boolean {
  return isCoverable(billOf(mission, payersOf(view, seat)), []);
}

/**
 * Returns the items that may pay for the next requirement, cheapest first, provided that the other requirements can
 * still be paid for.
 */
export function sourcesFor(view: View, seat: Seat, mission: MissionId, payment: readonly Source[]): Source[] {
  const payers = payersOf(view, seat);
  const chosen = payment.map((source) => payers.findIndex((payer) => isSame(payer.source, source)));
  return openSources(billOf(mission, payers), chosen).map((at) => must(payers[at]).source);
}

/** Returns the requirements that none of the seat's items can pay for. */
export function unmet(view: View, seat: Seat, mission: MissionId): Need[] {
  const payers = payersOf(view, seat);
  return needsOf(mission).filter((need) => !payers.some(({ pays }) => pays(need)));
}

export function missionInHand({ me }: View, handle: Handle): MissionId | null {
  return me?.missions.find((held) => held.handle === handle)?.card ?? null;
}

function billOf(mission: MissionId, payers: readonly Payer[]): Bill {
  const needs = needsOf(mission);
  return {
    needs: needs.map((need) => (need.kind === 'any' ? 'any' : need.id)),
    fits: needs.map((need) => payers.flatMap(({ pays }, at) => (pays(need) ? [at] : []))),
  };
}

/**
 * Lists the items with which the seat can pay, cheapest first: Agents and icons, which cost nothing, then cards, then
 * broken codes, which are worth 2 points each.
 */
function payersOf(view: View, seat: Seat): Payer[] {
  const { agents, finishedMissions, finishedCodes } = player(view, seat);
  return [
    ...agents.map((city, agent): Payer => ({ source: ['agent', agent], pays: (need) => isThere(city, need) })),
    ...finishedMissions.flatMap(iconOf),
    ...(view.me?.agency ?? []).map(({ handle, card }): Payer => ({ source: ['card', handle], pays: cardPays(card) })),
    ...finishedCodes.map((code): Payer => ({ source: ['code', code], pays: isEquipment(codeOf(code).equipment) })),
  ];
}

function isThere(city: CityId, need: Need): boolean {
  return need.kind === 'city' ? need.id === city : need.kind === 'region' && need.id === cityOf(city).region;
}

/**
 * [CV-29, CV-30] Returns the icon of a completed mission as an item to pay with. An equipment icon counts as that
 * equipment. A region icon counts as the region or one of its cities.
 */
function iconOf(mission: MissionId): Payer[] {
  const { benefit } = missionOf(mission);
  if (benefit === null) return [];
  const { type, id } = benefit;
  const inRegion = (need: Need) =>
    need.kind === 'city' ? cityOf(need.id).region === id : need.kind === 'region' && need.id === id;
  return [{ source: ['icon', mission], pays: type === 'region' ? inRegion : isEquipment(id) }];
}

function cardPays(card: string): Payer['pays'] {
  const shown = isEquipment(agencyOf(card).equipment);
  return (need) => need.kind === 'any' || shown(need);
}

function isEquipment(id: string): Payer['pays'] {
  return (need) => need.kind === 'equipment' && need.id === id;
}

function isSame([kind, id]: Source, [otherKind, other]: Source): boolean {
  return kind === otherKind && id === other;
}
