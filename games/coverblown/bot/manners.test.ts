import { must, type Seat, seatsOf } from 'hush/game';
import { type AnyBot, once, type Played, playBots } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { coverblown } from '..';
import { HEARING_MS, roundMs, VERDICT_MS } from '../queries';
import type { Examination, State } from '../state';
import { bots } from '.';
import { doubter, mute, person } from './testing';
import { SHOT_GAP_MS } from './timing';

/** A whole match in which the bots treat the player at seat 0 as a person. */
type Evening = { seats: number; people: Seat[]; G: State; actions: Played['actions'] };

function evenings(guest: AnyBot): Evening[] {
  return [3, 4, 5].flatMap((seats) =>
    Array.from({ length: 8 }, (_, game) => {
      const played = Object.fromEntries(seatsOf(seats).map((seat) => [seat, must(bots.detective) as AnyBot]));
      const seed = `manners ${game}`;
      const { actions, position } = playBots({
        module: coverblown,
        seats,
        seed,
        bots: { ...played, 0: guest },
        people: ['0'],
      });
      return { seats, people: ['0'], G: position.G as State, actions };
    }),
  );
}

const GUESTS: Record<string, AnyBot> = { person, mute, doubter, bot: must(bots.detective) };
const all = Object.entries(GUESTS).map(([name, guest]) => ({ name, evenings: once(() => evenings(guest)) }));

const isBots = ({ by }: { by: Seat | null }) => by !== null && by !== '0';
const within = (actions: Played['actions'], from: number, to: number) =>
  actions.filter(({ at }) => at >= from && at < to);

describe.each(all)('bots give $name at seat 0 time to play', ({ evenings: matches }) => {
  const examinations = once(() =>
    matches().flatMap(({ G, actions }) => G.examinations.filter(isBots).map((seen) => ({ seen, G, actions }))),
  );

  test('a bot examines a pair at least ten seconds after proposing it', {
    tags: ['long'],
  }, () => {
    expect(examinations().length).toBeGreaterThan(10);
    for (const { seen, actions } of examinations()) {
      const plans = actions.filter(({ move, at }) => move === 'announce' && at >= seen.began && at < seen.at);
      const last = must(plans.at(-1), 'a plan');
      expect([last.by, last.args[0], last.args[1]]).toEqual([seen.by, seen.suspect, seen.weapon]);
      expect(seen.at - last.at).toBeGreaterThanOrEqual(HEARING_MS);
      const own = plans.filter(({ by }) => by === seen.by);
      const objections = within(actions, last.at, seen.at).filter(({ move }) => move === 'object');
      // After four proposals in a day, a bot ignores objections.
      if (own.length < 4) expect(objections).toEqual([]);
    }
  });

  test('no bot ends a day in the first 40 % of its time', {
    tags: ['long'],
  }, () => {
    for (const { seen, G } of examinations()) {
      const share = (seen.at - seen.began) / roundMs({ ...G, day: seen.day });
      expect(share).toBeGreaterThan(seen.unheard.includes('0') ? 0.7 : 0.4);
    }
  });

  test('on a day that a bot ends, the first claim comes before the first proposal', { tags: ['long'] }, () => {
    for (const { seen, actions } of examinations()) {
      const day = within(actions, seen.began, seen.at);
      const [plan] = day.filter(({ move }) => move === 'announce');
      const [claim] = day.filter(({ move }) => move === 'claim');
      expect(must(claim).at).toBeLessThan(must(plan).at);
    }
  });

  test('a bot shoots at least twelve seconds after the last shot', {
    tags: ['long'],
  }, () => {
    for (const { G } of matches()) {
      G.shots.forEach((shot, at) => {
        const before = G.shots[at - 1];
        if (!isBots(shot)) return;
        if (before) expect(shot.at - before.at).toBeGreaterThanOrEqual(SHOT_GAP_MS - 1);
        expect(G.claims.some(({ by, round, at: said }) => by === shot.by && round === shot.day && said < shot.at)).toBe(
          true,
        );
      });
    }
  });

  test('[CB-53] no bot acts while a verdict is shown', { tags: ['long'] }, () => {
    for (const { G, actions } of matches()) {
      const read = ({ at }: Examination) => within(actions, at + 1, at + VERDICT_MS).filter(isBots);
      for (const seen of G.examinations.slice(0, -1)) expect(read(seen)).toEqual([]);
    }
  });
});

test('a bot sometimes proposes a different pair after an objection', {
  tags: ['long'],
}, () => {
  const changed = must(all.find(({ name }) => name === 'doubter'))
    .evenings()
    .flatMap(({ actions }) =>
      actions.flatMap(({ move, at }, index) => {
        if (move !== 'object') return [];
        const before = must(actions.slice(0, index).findLast((each) => each.move === 'announce'));
        const after = actions.slice(index).find((each) => each.move === 'announce' && each.by === before.by);
        if (!after || after.at > at + 10_000) return [];
        return [String(after.args) !== String(before.args)];
      }),
    );
  expect(changed.length).toBeGreaterThan(20);
  expect(new Set(changed)).toEqual(new Set([true, false]));
});

test('an idle person delays Monday’s examination to 70 % of the day', {
  tags: ['long'],
}, () => {
  for (const { seats, G } of must(all.find(({ name }) => name === 'mute')).evenings()) {
    const monday = G.examinations.find(({ day }) => day === 'monday');
    if (monday) expect(monday.at).toBeGreaterThan(0.7 * 1000 * (30 * seats + 90));
  }
});
