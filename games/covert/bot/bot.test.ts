import { chance, must, type Seat } from 'hush/game';
import { asking, dice, once, playBots } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covert } from '..';
import { DICE, type DiePlace, type Moves, type State, type View } from '../state';
import { aDeal, aMatch, type Match, type Seated, SIX, takeOut } from '../testing';
import { bots } from '.';
import { outlookOf } from './value';

const levels = Object.keys(bots);
const BUDGET = 60;

function choice(level: string, view: View, seat: Seat, seed = 'one') {
  return must(bots[level]).choose(asking({ view, seat, random: chance(seed), budget: BUDGET, now: SIX }));
}

/** Lets the bot make moves until its turn is over. */
function playTurn(table: Match, level: string): Match {
  const { turn } = table.G;
  const seat = must(turn).seat;
  for (let moves = 0; moves < 12 && table.G.turn?.seat === seat && !table.G.outcome; moves++) {
    const { move, args } = must(choice(level, table.view(seat), seat));
    expect(table.send(seat, move as keyof Moves, args)).toBe('ok');
  }
  return table;
}

/** Plays whole matches with a small budget and collects every third view in which a bot made a decision. */
const played = once(() =>
  [2, 3, 4].map((seats) => {
    const asked: { seat: Seat; view: View }[] = [];
    let questions = 0;
    const spied = Object.fromEntries(
      Array.from({ length: seats }, (_, at) => {
        const bot = must(bots[levels[(at + seats) % levels.length] ?? '']);
        const choose: typeof bot.choose = (context) => {
          const { seat, view } = context;
          if (questions++ % 3 === 0) asked.push({ seat, view });
          return bot.choose(context);
        };
        return [String(at), { ...bot, choose }];
      }),
    );
    return {
      ...playBots({ module: covert, seats, seed: `bots ${seats}`, bots: spied, budget: BUDGET, now: SIX }),
      asked,
    };
  }),
);
const some = once(() =>
  played()
    .flatMap(({ asked }) => asked)
    .filter((_, at) => at % 9 === 0),
);

test('no bot times out in a match of bots', {
  tags: ['long'],
}, () => {
  for (const { outcome, actions } of played()) {
    expect(outcome.cancelled).toBeUndefined();
    expect(Math.max(...Object.values(must(outcome.points)))).toBeGreaterThan(40);
    expect(actions.filter(({ by }) => by === null)).toEqual([]);
  }
});

test('the same view, seed and budget always lead to the same choice', { tags: ['long'] }, () => {
  for (const { view, seat } of some()) {
    for (const level of levels) expect(choice(level, view, seat)).toEqual(choice(level, view, seat));
  }
});

test('a bot makes the same choice in all states with the same view', { tags: ['long'] }, () => {
  for (const { view, seat } of some()) {
    const other = covert.view(must(covert.imagine)(view, seat, dice('another world')), seat);
    for (const level of levels) expect(choice(level, other, seat)).toEqual(choice(level, view, seat));
  }
});

test('a bot makes no move while the match waits only for other seats', () => {
  const table = aMatch({ phase: 'resolve' });
  for (const level of levels) expect(choice(level, table.view('1'), '1')).toBeNull();
});

describe.each(levels)('%s', (level) => {
  const onCircle = [[1, 'completeMission']] as [number, DiePlace][];
  const ready: Seated = { agents: ['venice', 'belgrade', 'oslo'], missions: ['MI21'], agency: ['AG01'] };

  test('the bot completes a mission as soon as it can', () => {
    const table = playTurn(aMatch({ players: [{ ...ready, dice: onCircle }, {}, {}] }), level);
    expect(table.player('0').finishedMissions).toEqual(['MI21']);
  });

  test('the bot completes a mission in the final missions', () => {
    const table = playTurn(aMatch({ phase: 'finalMissions', players: [ready, {}, {}] }), level);
    expect(table.player('0').finishedMissions).toEqual(['MI21']);
    const finishedMissions = ['MI01', 'MI02', 'MI03', 'MI04', 'MI05'];
    const sixth = aMatch({ players: [{ ...ready, dice: onCircle, finishedMissions }, {}, {}] });
    expect(playTurn(sixth, level).player('0').finishedMissions).toContain('MI21');
  });

  test('the bot claims codes that already match the tiles', () => {
    const tiles = [1, 6, 4, 1, 3, 4, 2, 6, 5, 2, 3, 5];
    const players: Seated[] = [{ codes: ['CO07', 'CO38'] }, { codes: ['CO01', 'CO02'] }, { codes: ['CO03', 'CO04'] }];
    const table = playTurn(aMatch({ phase: 'breakCodes', players, tiles }), level);
    expect([...table.player('0').finishedCodes].sort()).toEqual(['CO07', 'CO38']);
    expect(table.player('0').codes).toHaveLength(2);
  });

  test('the bot keeps two missions at the start', () => {
    const deal = aDeal(2, 'a deal');
    const { move, args } = must(choice(level, deal.view('0'), '0'));
    expect(deal.send('0', move, args)).toBe('ok');
  });
});

test.each(['agent', 'officer', 'spymaster'])('the bot `%s` breaks a code', (level) => {
  const tiles = [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6];
  const players: Seated[] = [
    { codes: ['CO07', 'CO38'], dice: [[1, 'decoder']] },
    { codes: ['CO01', 'CO02'] },
    { codes: ['CO03', 'CO04'] },
  ];
  const table = playTurn(aMatch({ phase: 'breakCodes', players, tiles }), level);
  expect(table.player('0').finishedCodes).toContain('CO07');
});

test('bots place nearly all of their dice', { tags: ['long'] }, () => {
  for (const { actions, position } of played()) {
    const { round, seats } = position.G as State;
    const placed = actions.filter(({ move }) => move.startsWith('place')).length;
    expect(DICE - placed / (round * seats.length)).toBeLessThan(0.25);
  }
});

describe('a `spymaster` bot plans for the moves of its rivals', () => {
  /** Sets up a match in which seat 0 has two useful dice and its rivals are still placing dice. */
  const racing = (...own: Seated[]) =>
    aMatch({
      phase: 'place',
      players: [
        {
          missions: ['MI21'],
          agents: ['rome', 'belgrade', 'oslo'],
          dice: [[1], [2], [3], [4], [5]],
          tokens: ['sneak'],
          ...own[0],
        },
        {},
        {},
      ],
    });

  test('a `spymaster` uses Sneak Attack against a rival', () => {
    const table = racing();
    expect(choice('spymaster', table.view('0'), '0')).toMatchObject({
      move: 'ability',
      args: [table.token('0', 'sneak')],
    });
    expect(choice('officer', table.view('0'), '0')).not.toMatchObject({ move: 'ability' });
    const alone = racing().change((G) => {
      G.order = ['1', '2'];
    });
    expect(choice('spymaster', alone.view('0'), '0')).not.toMatchObject({ move: 'ability' });
  });

  test('a `spymaster` uses “First” only against a rival', () => {
    const window = (rival: Seated) =>
      aMatch({
        asks: true,
        order: ['1', '0', '2'],
        players: [
          {
            missions: ['MI21'],
            agents: ['venice', 'belgrade', 'oslo'],
            tokens: ['first'],
            dice: [
              [1, 'agencyCards'],
              [2, 'completeMission'],
            ],
          },
          rival,
          {},
        ],
        change: (G) => {
          G.faceUp = { ...G.faceUp, orange: takeOut(G, 'AG01') };
          G.window = { number: 1, kind: 'first', asked: ['0'] };
          G.windows = 1;
          G.turn = null;
        },
      });
    const near = window({ agents: ['athens', 'london', 'london'], dice: [[3, 'agencyCards']] });
    expect(choice('spymaster', near.view('0'), '0')).toMatchObject({ move: 'first' });
    expect(choice('officer', near.view('0'), '0')).toMatchObject({ move: 'pass' });
    const far = window({ agents: ['london', 'london', 'london'], dice: [[3, 'agencyCards']] });
    expect(choice('spymaster', far.view('0'), '0')).toMatchObject({ move: 'pass' });
  });

  test('a `spymaster` expects a rival’s mission to end the match sooner', () => {
    const finishedMissions = ['MI01', 'MI02', 'MI03', 'MI04'];
    const { G } = aMatch({
      players: [{}, { finishedMissions, missions: ['MI05'], dice: [[1, 'completeMission']] }, {}],
    });
    expect(outlookOf(G, '0').left).toBe(2);
    expect(outlookOf(G, '0', true).left).toBe(1);
  });
});
