import { seatsOf } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { type Aim, aimsOf, roundTable } from './aims';
import { placeLabels } from './labels';
import { type Ends, lanesOf } from './lanes';
import { beam, gunAngle, linesOfFire } from './lines';
import { type Box, crosses, pilesBox, placesFor, stageFor, stageOf, trayBox } from './places';

const TABLES = [4, 5, 6, 7, 8].flatMap((count) => [
  ...[0, 0.25, 0.5, 0.75, 1].map((flat) => [count, flat, 'a desk'] as const),
  [count, 1, 'a television'] as const,
]);
const aim = (from: string, at: string, kind: Aim['kind'] = 'other'): Aim => ({ from, at, kind });
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

test('guns aimed at the player have their own line of fire', () => {
  const guns = { '0': { aim: '2' }, '1': { aim: '0' }, '2': { aim: '1' }, '3': { aim: null }, '4': null };
  expect(aimsOf(guns, '0')).toEqual([aim('0', '2', 'mine'), aim('1', '0', 'hot'), aim('2', '1')]);
  expect(aimsOf(guns, null).map(({ kind }) => kind)).toEqual(['other', 'other', 'other']);
});

test('the seats are listed clockwise, starting with the player’s own', () => {
  expect(roundTable(['0', '1', '2', '3'], '2')).toEqual(['2', '3', '0', '1']);
  expect(roundTable(['0', '1', '2', '3'], null)).toEqual(['0', '1', '2', '3']);
});

test('a small laptop gets the flat layout', () => {
  const drawn = (width: number, height: number) => {
    const stage = stageFor({ width, height });
    return { flat: stage.flat, scale: Math.min(width / stage.width, height / stage.height) };
  };
  expect(drawn(1096, 844)).toEqual({ flat: 0, scale: 1 });
  expect(drawn(1060, 586).flat).toBe(1);
  // The space for the desk, without the bar and the log, on screens of 1366x650, 1280x720, 1366x768 and 1440x900.
  for (const [width, height] of [
    [1060, 586],
    [974, 656],
    [1060, 704],
    [1096, 836],
  ] as const) {
    expect(drawn(width, height).scale).toBeGreaterThan(0.83);
  }
});

describe.each(TABLES)('the table fits %i officers (flatness %d, on %s)', (count, flat, screen) => {
  const order = seatsOf(count);
  const stage = stageOf(flat);
  const places = placesFor(count, stage, screen === 'a television');
  const everyPair = order.flatMap((from) => order.filter((at) => at !== from).map((at) => aim(from, at)));

  test('officers’ cards and names do not overlap', () => {
    expect(places).toHaveLength(count);
    for (const [index, { file }] of places.entries()) {
      expect(file.x).toBeGreaterThanOrEqual(0);
      expect(file.y).toBeGreaterThanOrEqual(30);
      expect(file.x + file.width).toBeLessThanOrEqual(stage.width);
      const withTab = { ...file, y: file.y - 28, height: file.height + 40 };
      for (const other of places.slice(index + 1)) {
        expect(overlap(withTab, { ...other.file, y: other.file.y - 28, height: other.file.height + 40 })).toBe(false);
      }
    }
  });

  test('guns do not overlap officers’ cards, the tray or each other', () => {
    const tray = trayBox(stage);
    for (const [index, { gun }] of places.entries()) {
      for (const { file } of places) expect(inside(gun, grown(file, 40))).toBe(false);
      expect(Math.hypot(gun.x - tray.x - tray.width / 2, gun.y - tray.y - tray.height / 2)).toBeGreaterThan(
        tray.width / 2 + 36,
      );
      for (const other of places.slice(index + 1)) {
        expect(Math.hypot(gun.x - other.gun.x, gun.y - other.gun.y)).toBeGreaterThan(95);
      }
    }
  });

  test('cards in the middle do not overlap guns or officers’ cards', () => {
    for (const centre of [0, 1, 2, 3]) {
      for (const { file, gun } of places) {
        expect(inside(gun, grown(pilesBox(centre, stage), 32))).toBe(false);
        expect(overlap(pilesBox(centre, stage), file)).toBe(false);
      }
    }
  });

  test('no line of fire crosses an officer’s cards', () => {
    for (const one of everyPair) {
      const [line] = linesOfFire(order, [one], places);
      if (!line) throw new Error('no line');
      for (const [index, { file }] of places.entries()) {
        const isTarget = order[index] === one.at;
        expect(crosses(line.start, line.end, grown(file, isTarget ? -1 : 0)), `${one.from} at ${one.at}`).toBe(false);
      }
      const target = places[order.indexOf(one.at)];
      expect(target && inside(line.end, grown(target.file, 0.5))).toBe(true);
    }
  });

  test('labels do not cover officers’ cards', () => {
    const all = order.slice(1).map((from) => aim(from, '0', 'hot'));
    const lines = linesOfFire(order, [aim('0', order[2] ?? '1', 'mine'), ...all], places);
    const labels = placeLabels(lines, places, ({ from }) => `${from} at you`, stage);
    expect(labels).toHaveLength(count);
    for (const { box } of labels) for (const { file } of places) expect(overlap(box, file)).toBe(false);
  });
});

test.each(TABLES)(
  'with %i officers (flatness %d, on %s), lines of fire avoid most piles and guns',
  (count, flat, screen) => {
    const order = seatsOf(count);
    const stage = stageOf(flat);
    const places = placesFor(count, stage, screen === 'a television');
    const middle = [pilesBox(0, stage), trayBox(stage)];
    const crossings = (taken: Box[], isArmed: boolean) =>
      order.flatMap((from) => {
        const armed = isArmed ? order : [from];
        const guns = places.flatMap(({ gun }, index) =>
          order[index] === from ? [] : [grown({ ...gun, width: 0, height: 0 }, 34)],
        );
        return order.flatMap((at) => {
          const aims = armed.map((of) => aim(of, of === from ? at : of === '0' ? '1' : '0'));
          const line = linesOfFire(order, from === at ? [] : aims, places, taken).find((each) => each.from === from);
          return line ? [...middle, ...guns].filter((box) => crosses(line.start, line.end, box)) : [];
        });
      }).length;
    expect(crossings(middle, true)).toBeLessThan(crossings([], false));
  },
);

test.each([4, 5, 6])('%i officers on a television have visible lines of fire', (count) => {
  const order = seatsOf(count);
  const pairs = order.flatMap((from) => order.filter((at) => at !== from).map((at) => aim(from, at)));
  for (const { from, at, start, end } of linesOfFire(order, pairs, placesFor(count, stageOf(1), true)))
    expect(Math.hypot(end.x - start.x, end.y - start.y), `${from} at ${at}`).toBeGreaterThan(40);
});

test('the cards of up to six officers are larger on a television', () => {
  for (const count of [4, 5, 6]) {
    const width = (isLarge: boolean) => placesFor(count, stageOf(1), isLarge)[1]?.file.width ?? 0;
    expect(width(true)).toBeGreaterThanOrEqual(1.2 * width(false));
  }
});

test('a gun points along its line of fire', () => {
  const lines = linesOfFire(seatsOf(6), [aim('0', '3')], placesFor(6, stageOf(0)));
  expect(gunAngle(lines, '0')).toBeCloseTo(-109, -1);
  expect(gunAngle(lines, '1')).toBe(-18);
});

test('a line of fire widens from the gun to its target', () => {
  expect(beam({ start: { x: 0, y: 0 }, end: { x: 100, y: 0 } })).toBe('M0 -2.2L100 -9L100 9L0 2.2Z');
});

const ROW = 66;

/** Returns where lines can end on a phone. The rows are below each other, and the viewer's file is after the list. */
function listOf(rows: readonly string[], own: string | null, gap: Ends['gap'] = null): Ends {
  const middles = rows.map((seat, at) => [seat, at * 72 + ROW / 2] as const);
  const mine = own === null ? [] : [[own, rows.length * 72 + 84] as const];
  return { middles: Object.fromEntries([...middles, ...mine]), row: ROW, gap };
}

describe('a phone draws lines of fire as lanes beside the list', () => {
  const rows = ['1', '2', '3', '4', '5'];

  test('lanes aimed at the player are outermost', () => {
    const lanes = lanesOf(listOf(rows, '0'), [
      aim('3', '5'),
      aim('1', '5'),
      aim('0', '3', 'mine'),
      aim('2', '0', 'hot'),
    ]);
    expect(lanes.map((lane) => lane.aim.from)).toEqual(['2', '0', '1', '3']);
    expect(lanes.map(({ x }) => x)).toEqual([...lanes.map(({ x }) => x)].sort((one, other) => one - other));
  });

  test('a lane runs from its gun to its target', () => {
    const lanes = lanesOf(listOf(rows, '0'), [aim('3', '5'), aim('0', '3', 'mine'), aim('2', '3')]);
    const middle = listOf(rows, '0').middles['3'] ?? 0;
    const ends = [
      lanes[0]?.tip.y,
      lanes.find((lane) => lane.aim.from === '3')?.gun.y,
      lanes.find((lane) => lane.aim.from === '2')?.tip.y,
    ];
    expect(new Set(ends).size).toBe(3);
    for (const end of ends) expect(Math.abs((end ?? 0) - middle)).toBeLessThan(ROW / 2);
  });

  test('with five guns, only the player’s lanes keep their pattern', () => {
    const many = [aim('1', '2'), aim('2', '3'), aim('3', '4'), aim('4', '0', 'hot'), aim('0', '1', 'mine')];
    expect(lanesOf(listOf(rows, '0'), many).map(({ plain }) => plain)).toEqual([false, false, true, true, true]);
    expect(lanesOf(listOf(rows, '0'), many.slice(1)).some(({ plain }) => plain)).toBe(false);
  });

  test('lanes for eight guns fit into the space beside the list', () => {
    const seven = ['1', '2', '3', '4', '5', '6', '7'];
    const lanes = lanesOf(listOf(seven, '0'), [...seven.map((from) => aim(from, '0', 'hot')), aim('0', '1', 'mine')]);
    for (const { x } of lanes) expect(x).toBeLessThanOrEqual(33);
  });

  test('lanes to the player run beside the player’s own cards', () => {
    const beside = listOf(rows, '0', { from: 480, to: 516 });
    const lanes = lanesOf(beside, [aim('3', '5'), aim('0', '3', 'mine'), aim('2', '0', 'hot'), aim('1', '0', 'hot')]);
    for (const { x, aim: of } of lanes) {
      if (of.kind === 'other') expect(x).toBeLessThan(40);
      else expect(x > 480 && x < 516).toBe(true);
    }
    const hot = lanes.find((lane) => lane.aim.kind === 'hot');
    expect([hot?.gun.x, hot?.tip.isLeft]).toEqual([480, false]);
    const mine = lanes.find((lane) => lane.aim.kind === 'mine');
    expect([mine?.gun.x, mine?.tip.isLeft]).toEqual([516, true]);
  });

  test('a spectator, who has no cards after the list, sees lanes too', () => {
    expect(lanesOf(listOf(['0', '1'], null), [aim('0', '1')])).toHaveLength(1);
  });
});

function inside({ x, y }: { x: number; y: number }, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
