import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Camera, citiesCamera, closeUp, firstCamera, lookAt, panned, zoomed } from './camera';
import { europe } from './europe';

const phone = { width: 390, height: 500 };
const desk = { width: 760, height: 640 };

test('the map on a phone starts with readable names', () => {
  expect(firstCamera(phone, [[500, 400]]).scale).toBeCloseTo(0.812);
  expect(firstCamera(desk, [[500, 400]]).scale).toBeCloseTo(0.8);
});

test('on a phone, the map opens with all Agents and their cities’ names in view', () => {
  const places = ['london', 'leningrad', 'venice'].map((id): [number, number] => {
    const { x, y } = europe.cities.find((city) => city.id === id) ?? { x: 0, y: 0 };
    return [x, y];
  });
  for (const pane of [phone, { width: 360, height: 240 }]) {
    const { x, y, scale } = firstCamera(pane, places);
    for (const place of places) {
      expect(x + place[0] * scale).toBeGreaterThan(64);
      expect(x + place[0] * scale).toBeLessThan(pane.width - 64);
      expect(y + place[1] * scale).toBeGreaterThan(20);
      expect(y + place[1] * scale).toBeLessThan(pane.height);
    }
    expect(scale).toBeGreaterThan(0.4);
    expect(scale).toBeLessThan(0.812);
    expect(closeUp(pane, [500, 400], scale).scale).toBeCloseTo(0.812);
  }
});

test('no Agent is under the switch between map and list when the map opens', () => {
  const pane = { width: 360, height: 240 };
  const { x, y, scale } = firstCamera(pane, [
    [238, 333],
    [500, 720],
    [700, 700],
  ]);
  expect(x + 238 * scale).toBeLessThan(137);
  expect(y + 333 * scale).toBeGreaterThan(60);
});

test('the map cannot be dragged out of its pane', () => {
  const camera = firstCamera(phone, [[500, 400]]);
  expect(panned(phone, camera, 9999, 9999)).toMatchObject({ x: 0, y: 0 });
  const far = panned(phone, camera, -9999, -9999);
  expect(far.x).toBeCloseTo(phone.width - 812);
  expect(far.y).toBeCloseTo(phone.height - 649.6);
});

test('a jump to a region centres the region', () => {
  const { x, y, scale } = lookAt(phone, [500, 400], 1);
  expect([x + 500 * scale, y + 400 * scale]).toEqual([195, 250]);
  expect(lookAt(phone, [20, 20], 1)).toMatchObject({ x: 0, y: 0 });
});

test('the point under the finger stays in place during a zoom', () => {
  const camera = lookAt(desk, [500, 400], 1.2);
  const under = (one: Camera) => [(300 - one.x) / one.scale, (200 - one.y) / one.scale];
  const nearer = zoomed(desk, camera, 1.3, [300, 200]);
  expect(nearer.scale).toBeCloseTo(1.56);
  for (const [at, value] of under(nearer).entries()) expect(value).toBeCloseTo(under(camera)[at] ?? 0);
  expect(zoomed(desk, camera, 0.01).scale).toBeCloseTo(0.76);
});

test('the map fills its pane or is centred after any gesture', () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.double({ min: 0.2, max: 4, noNaN: true })));
  fc.assert(
    fc.property(moves, (steps) => {
      let camera = firstCamera(phone);
      for (const [by, factor] of steps) camera = zoomed(phone, panned(phone, camera, by, -by), factor);
      const width = 1000 * camera.scale;
      const isCovered = camera.x <= 0.01 && camera.x + width >= phone.width - 0.01;
      const isMiddle = Math.abs(camera.x - (phone.width - width) / 2) < 0.01;
      expect(isCovered || isMiddle).toBe(true);
    }),
  );
});

test('the map beside a panel starts with all cities visible', () => {
  for (const pane of [
    { width: 500, height: 382 },
    { width: 359, height: 367 },
    { width: 534, height: 478 },
  ]) {
    expect(citiesCamera(pane, 1.4).scale).toBeLessThan(citiesCamera(pane).scale);
    const { x, y, scale } = citiesCamera(pane);
    for (const city of europe.cities) {
      const left = x + city.x * scale;
      const top = y + city.y * scale;
      expect(left).toBeGreaterThan(40);
      expect(left).toBeLessThan(pane.width - 20);
      expect(top).toBeGreaterThan(20);
      expect(top).toBeLessThan(pane.height - 10);
    }
  }
});
