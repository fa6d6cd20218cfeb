import { type Apis, must, type Seat } from 'hush/game';
import { agencyOf } from '../content/cards';
import { cityOf } from '../content/map';
import { playerOf } from '../queries';
import { fly, useAbility as spendAbility } from '../rules/abilities';
import { complete, forfeitDie, move, takeAgency, takeAgencyAny, takeMission } from '../rules/actions';
import { keepSearch, pickMission, takeIntelCard } from '../rules/choices';
import { giveUp } from '../rules/hands';
import { AGENCY_LIMIT, type Held, missionLimit, type State } from '../state';
import { type DiePlacement, withPlaced } from './place';
import type { Step } from './steps';
import { assess, missionPlansOf, type Outlook } from './value';
import { copyOf } from './world';

/** Plays a step and its consequences in an imagined position. Other seats make no moves. */
export function simulate(
  before: State,
  outlook: Outlook,
  step: Step,
  apis: Apis,
  placements: readonly DiePlacement[] = [],
): State {
  const { seat } = outlook;
  const G = withPlaced(before, seat, placements);
  make(G, seat, step, apis);
  answerChoice(G, outlook);
  for (const item of G.agenda.splice(0)) if (item.do === 'reward') takeReward(G, outlook, item.city, apis);
  for (const { card } of G.pool?.cards ?? []) G.discards.push(card);
  G.pool = null;
  keepLimits(G, outlook);
  return G;
}

function make(G: State, seat: Seat, step: Step, apis: Apis): void {
  switch (step.move) {
    case 'complete':
      complete(G, seat, ...step.args, apis);
      break;
    case 'takeMission':
      takeMission(G, seat, ...step.args, apis);
      break;
    case 'takeAgency':
      takeAgency(G, seat, ...step.args, apis);
      break;
    case 'takeAgencyAny':
      takeAgencyAny(G, seat, ...step.args, apis);
      break;
    case 'move':
      move(G, seat, ...step.args, apis);
      break;
    case 'forfeitDie':
      forfeitDie(G, seat, ...step.args, apis);
      break;
    case 'fly':
      fly(G, seat, ...step.args, apis);
      break;
    case 'ability':
      spendAbility(G, seat, step.args[0], step.args[1], apis);
      break;
  }
}

/** Makes the open choice in the way that leaves the most valuable hand. */
function answerChoice(G: State, outlook: Outlook): void {
  const { choice } = G;
  const { seat } = outlook;
  if (choice?.kind !== 'keepSearch' && choice?.kind !== 'pickMission') return;
  const { seen } = playerOf(G, seat);
  const keep = bestKept(
    G,
    outlook,
    seen,
    choice.kind === 'keepSearch' && choice.deck === 'agency' ? 'agency' : 'missions',
  );
  if (choice.kind === 'pickMission') pickMission(G, keep.handle);
  else
    keepSearch(
      G,
      keep.handle,
      seen.filter((held) => held !== keep).map(({ handle }) => handle),
    );
}

/** Returns the card that would make the hand most valuable. */
export function bestKept(G: State, outlook: Outlook, among: readonly Held[], hand: 'agency' | 'missions'): Held {
  return bestOf(among, (held) => {
    const after = copyOf(G);
    playerOf(after, outlook.seat)[hand].push(held);
    return assess(after, outlook);
  });
}

/** Returns the card in hand that is least valuable to the seat. */
export function leastMissed(G: State, outlook: Outlook, hand: 'agency' | 'missions'): Held {
  return bestOf(playerOf(G, outlook.seat)[hand], (held) => {
    const after = copyOf(G);
    giveUp(playerOf(after, outlook.seat), hand, held.handle);
    return assess(after, outlook);
  });
}

function bestOf<Thing>(things: readonly Thing[], worth: (thing: Thing) => number): Thing {
  let best: Thing | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = worth(thing);
    if (value <= most) continue;
    most = value;
    best = thing;
  }
  return must(best, 'something to choose');
}

/** Takes the face-up card if a mission plan uses it, otherwise the top card of the deck. */
function takeReward(G: State, { seat, left }: Outlook, city: Parameters<typeof cityOf>[0], apis: Apis): void {
  const { region } = cityOf(city);
  G.choice = { kind: 'takeIntelCard', seat, city, region };
  const wants = missionPlansOf(G, playerOf(G, seat), left).flatMap((missionPlan) => missionPlan.wants);
  takeIntelCard(G, wants.includes(agencyOf(G.faceUp[region]).equipment) ? 'space' : 'deck', apis);
}

function keepLimits(G: State, outlook: Outlook): void {
  const player = playerOf(G, outlook.seat);
  while (player.agency.length > AGENCY_LIMIT) {
    const { handle } = leastMissed(G, outlook, 'agency');
    G.discards.push(giveUp(player, 'agency', handle).card);
  }
  while (player.missions.length > missionLimit(player.character)) {
    const { handle } = leastMissed(G, outlook, 'missions');
    G.missionDeck.push(giveUp(player, 'missions', handle).card);
  }
}
