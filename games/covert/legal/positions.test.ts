import { type Draft, type Json, type Legality, pick, type Random, randomDraft, type Seat } from 'hush/game';
import { dice, isReachable, once, playRandomly } from 'hush/testing';
import { expect, test } from 'vitest';
import { covert } from '..';
import type { Moves, State, View } from '../state';
import { legal } from '.';

type Name = keyof Moves;
const names = Object.keys(legal) as Name[];
/** Number of moves after which a random game is stopped. Enough for many rounds, completed missions and full hands. */
const MOMENTS = 1_200;
const ruleOf = (name: Name) => legal[name] as Legality<View, never>;

/** Collects the views of all seats at some positions of random games with 2, 3 and 4 players. */
const seen = once(() =>
  [2, 3, 4].flatMap((players) => {
    const looked: { view: View; seat: Seat }[] = [];
    let moment = 0;
    for (const { position, seats } of playRandomly({ module: covert, seats: players, seed: `tree ${players}` })) {
      moment += 1;
      if (moment === MOMENTS) break;
      if (moment % 11 !== 0) continue;
      for (const seat of seats) looked.push({ view: covert.view(position.G as State, seat), seat });
    }
    return looked;
  }),
);

/** Returns the arguments after replacing one part, at any depth, with a part from another draft. */
function altered(args: Draft, parts: Draft, random: Random): Draft {
  const at = Math.floor(random.Number() * args.length);
  const isDeep = Array.isArray(args[at]) && args[at].length > 0 && random.Number() < 0.7;
  const part = isDeep ? altered(args[at] as Json[], parts, random) : pick(random, parts);
  return args.map((each, place) => (place === at ? (part as Json) : each));
}

function partsOf(args: Draft): (Json | undefined)[] {
  return args.flatMap((part) => (Array.isArray(part) ? [part, ...partsOf(part)] : [part]));
}

test('in random games, offered picks always make a legal move', {
  tags: ['long'],
}, () => {
  const random = dice('walks');
  for (const { view, seat } of seen()) {
    for (const name of names) {
      const { whole, picks } = ruleOf(name).next(view, seat, []);
      const args = randomDraft(ruleOf(name), view, seat, random);
      expect(args !== null, name).toBe(whole || picks.length > 0);
      if (args) expect(ruleOf(name).refusal(view, seat, args as never), `${name} ${JSON.stringify(args)}`).toBeNull();
    }
  }
});

test('in random games, arguments are legal only if they are offered', {
  tags: ['long'],
}, () => {
  const random = dice('near');
  const parts = new Map<Name, Draft>();
  const judged = { accepted: 0, refused: 0 };
  for (const { view, seat } of seen()) {
    for (const name of names) {
      const args = randomDraft(ruleOf(name), view, seat, random);
      if (!args || args.length === 0) continue;
      const known = [...(parts.get(name) ?? []), ...partsOf(args)].slice(-200);
      parts.set(name, known);
      for (let again = 0; again < 3; again++) {
        const near = covert.args[name].safeParse(altered(args, known, random));
        if (!near.success) continue;
        const isAccepted = ruleOf(name).refusal(view, seat, near.data as never) === null;
        expect(isReachable(ruleOf(name), view, seat, near.data), `${name} ${JSON.stringify(near.data)}`).toBe(
          isAccepted,
        );
        judged[isAccepted ? 'accepted' : 'refused'] += 1;
      }
    }
  }
  expect(judged.accepted).toBeGreaterThan(300);
  expect(judged.refused).toBeGreaterThan(300);
});

test('no step of a move offers too many picks', { tags: ['long'] }, () => {
  const random = dice('work');
  for (const { view, seat } of seen()) {
    for (const name of names) {
      let draft: Draft = [];
      for (let step = ruleOf(name).next(view, seat, draft); step.picks.length > 0; ) {
        expect(step.picks.length, name).toBeLessThanOrEqual(40);
        draft = pick(random, step.picks).draft;
        step = ruleOf(name).next(view, seat, draft);
      }
    }
  }
});
