import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { legal } from '../../legal';
import { diceOn } from '../../legal/hand';
import { firstDraft } from '../../legal/walks';
import { CIRCLES, type Held, type Moves, REGIONS, type RegionId, type Route, type View } from '../../state';
import { approach, finds, leadOf } from './missions';

/** An Action, and the mission it serves. */
export type Acting =
  | { move: 'complete'; args: Moves['complete']; mission: Held }
  | { move: 'move'; args: Moves['move']; route: Route; mission: Held | null }
  | { move: 'takeAgency'; args: Moves['takeAgency']; mission: Held | null }
  | { move: 'takeMission'; args: Moves['takeMission'] }
  | { move: 'forfeitDie'; args: Moves['forfeitDie'] };

/** Returns the best Action for the seat's dice, or null if it is not the seat's turn or its Action is done. */
export function acting(view: View, seat: Seat): Acting | null {
  if (CIRCLES.every((circle) => legal.forfeitDie.refusal(view, seat, [circle]) !== null)) return null;
  return completing(view, seat) ?? moving(view, seat) ?? taking(view, seat) ?? others(view, seat);
}

function completing(view: View, seat: Seat): Acting | null {
  const lead = leadOf(view, seat);
  if (!lead || lead.routes.length > 0 || diceOn(view, seat, 'completeMission') === 0) return null;
  const args = firstDraft(legal.complete as never, view, seat, [lead.mission.handle]) as Moves['complete'] | null;
  return args && { move: 'complete', args, mission: lead.mission };
}

function moving(view: View, seat: Seat): Acting | null {
  if (diceOn(view, seat, 'movement') === 0) return null;
  const lead = leadOf(view, seat);
  const step = approach(view, seat);
  const routes = lead && lead.routes.length > 0 ? lead.routes : step ? [step] : [];
  const [route] = routes;
  return route ? { move: 'move', args: [1, routes, null], route, mission: lead?.mission ?? null } : null;
}

function taking(view: View, seat: Seat): Acting | null {
  if (diceOn(view, seat, 'agencyCards') === 0) return null;
  const [find] = finds(view, seat);
  const open = (region: RegionId) => legal.takeAgency.refusal(view, seat, [region]) === null;
  const region = find?.region ?? must(REGIONS.find(open), 'a region with an Agent of the seat');
  return { move: 'takeAgency', args: [region], mission: find?.mission ?? null };
}

function others(view: View, seat: Seat): Acting | null {
  const from = ([0, 1, 2] as const).find((space) => legal.takeMission.refusal(view, seat, [space]) === null);
  if (from !== undefined) return { move: 'takeMission', args: [from] };
  const circle = CIRCLES.find((each) => legal.forfeitDie.refusal(view, seat, [each]) === null);
  return circle ? { move: 'forfeitDie', args: [circle] } : null;
}
