import { must } from 'hush/game';
import { agencyOf } from '../content/cards';
import { openCard, unusable, usables } from '../legal/hand';
import { playerOf } from '../queries';
import type { AbilityId, CharacterId, Handle } from '../state';
import { type Beliefs, type Choice, outlookIn, whimOf, worldOf } from './beliefs';
import { solved } from './codes';
import { rush } from './resolving';
import { bestKept, leastMissed } from './simulate';
import { assess, missionPlansOf } from './value';
import { copyOf } from './world';

/** Abilities of tokens, most useful first. */
const TASTE: readonly AbilityId[] = [
  ...(['move3', 'search', 'plus1', 'minus1', 'codebreaker', 'espionage', 'sneak', 'first'] as const),
];

/** Characters, most useful first. */
const LEADERS: readonly CharacterId[] = [
  ...(['courier', 'handler', 'quartermaster', 'analyst', 'fixer', 'cryptographer'] as const),
];

/** Takes the most useful character that is left or, at random, the next one. */
export function chooseCharacter({ view, parameters, random }: Beliefs): Choice | null {
  const taken = Object.values(view.players).map(({ character }) => character);
  const left = LEADERS.filter((character) => !taken.includes(character));
  const character = left[parameters.whim > 0 && random.Number() < 0.5 ? 1 : 0];
  return character ? { move: 'chooseCharacter', args: [character] } : null;
}

/** Keeps the two of three missions that combine best. */
export function keepMissions(beliefs: Beliefs): Choice {
  const { missions } = beliefs.me;
  const world = worldOf(beliefs);
  let best: { pair: [Handle, Handle]; value: number } | null = null;
  for (const out of missions) {
    const [one, other] = missions.filter((held) => held !== out);
    if (!one || !other) continue;
    const after = copyOf(world);
    playerOf(after, beliefs.seat).missions = [one, other];
    const value = assess(after, outlookIn(world, beliefs)) + whimOf(beliefs);
    if (!best || value > best.value) best = { pair: [one.handle, other.handle], value };
  }
  return { move: 'keepMissions', args: must(best).pair };
}

/** Makes the choice that is open for the bot. */
export function answer(beliefs: Beliefs): Choice | null {
  const { view, seat, me } = beliefs;
  const { choice } = view;
  if (choice?.seat !== seat) return null;
  const world = worldOf(beliefs);
  const outlook = outlookIn(world, beliefs);
  switch (choice.kind) {
    case 'takeIntelCard': {
      const wants = missionPlansOf(world, playerOf(world, seat), outlook.left).flatMap(
        (missionPlan) => missionPlan.wants,
      );
      const isWanted = wants.includes(agencyOf(openCard(view, choice.region)).equipment);
      return {
        move: 'takeIntelCard',
        args: [isWanted || view.agencyDeck + view.discards.length === 0 ? 'space' : 'deck'],
      };
    }
    case 'keepSearch': {
      const { handle } = bestKept(world, outlook, me.seen, choice.deck === 'agency' ? 'agency' : 'missions');
      const under = me.seen.map((held) => held.handle).filter((each) => each !== handle);
      return { move: 'keepSearch', args: [handle, under] };
    }
    case 'pickMission':
      return { move: 'pickMission', args: [bestKept(world, outlook, me.seen, 'missions').handle] };
    case 'keepToken':
      return { move: 'keepToken', args: [bestToken(beliefs)] };
    case 'discardAgency':
      return { move: 'discardAgency', args: [leastMissed(world, outlook, 'agency').handle] };
    case 'discardMission':
      return { move: 'discardMission', args: [leastMissed(world, outlook, 'missions').handle] };
  }
}

function bestToken({ me }: Beliefs): Handle {
  const ranked = [...me.seenTokens].sort((one, other) => TASTE.indexOf(one.ability) - TASTE.indexOf(other.ability));
  return must(ranked[0]).handle;
}

/** Answers the open window. The bot usually passes. */
export function answerWindow(beliefs: Beliefs): Choice | null {
  const { view, seat, me, parameters } = beliefs;
  const { window } = view;
  if (!window?.asked.includes(seat) || me.answer) return null;
  const use = !parameters.interrupts ? null : window.kind === 'first' ? hurry(beliefs) : spy(beliefs);
  return use ?? { move: 'pass', args: [window.number] };
}

/** Uses First if a rival could otherwise take a wanted card, or move the tiles of a code that the bot can break. */
function hurry(beliefs: Beliefs): Choice | null {
  const { view, seat } = beliefs;
  if (view.phase === 'resolve') return beliefs.parameters.races ? rush(beliefs) : null;
  if (view.phase !== 'breakCodes' || view.stepsDone.includes(seat) || !view.window) return null;
  const next = view.order.find((each) => !view.stepsDone.includes(each));
  const card = usables(view).find(({ handle }) => unusable(view, handle, 'first') === null);
  if (!card || next === seat) return null;
  const { early, claims } = solved(beliefs);
  return early.length + claims.length > 0 ? { move: 'first', args: [card.handle, view.window.number] } : null;
}

/**
 * Minimum gain of using Espionage, in points: the value of the card taken minus the value of the card or token spent.
 */
const WORTHWHILE = 0.25;

/**
 * Uses Espionage if a card in the pool is worth clearly more than the card or token that it costs. Bold bots accept a
 * smaller gain.
 */
function spy(beliefs: Beliefs): Choice | null {
  const { view, seat } = beliefs;
  const { pool, window } = view;
  const spare = usables(view).filter(
    ({ handle, card }) =>
      unusable(view, handle, 'espionage') === null &&
      !pool?.taken.some((each) => each.by === seat && each.card === card),
  );
  const spent = spare.find(({ card }) => card === null) ?? spare[0];
  if (!spent || !pool || !window) return null;
  const world = worldOf(beliefs);
  const outlook = outlookIn(world, beliefs);
  const now = assess(world, outlook);
  const wanted = pool.cards
    .filter(({ spentBy }) => spentBy !== seat)
    .map(({ card }) => {
      const after = copyOf(world);
      const player = playerOf(after, seat);
      player.agency = player.agency.filter(({ handle }) => handle !== spent.handle);
      player.tokens = player.tokens.filter(({ handle }) => handle !== spent.handle);
      player.agency.push({ handle: 'new', card });
      return { card, gain: assess(after, outlook) - now };
    })
    .filter(({ gain }) => gain > WORTHWHILE * (1 - beliefs.temper / 2))
    .sort((one, other) => other.gain - one.gain);
  if (wanted.length === 0) return null;
  return { move: 'espionage', args: [spent.handle, wanted.map(({ card }) => card), window.number] };
}
