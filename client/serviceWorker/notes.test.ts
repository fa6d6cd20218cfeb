import { expect, test } from 'vitest';
import { openTables } from './notes';
import { aWorld, ORIGIN } from './testing';

function aTap(tabs: readonly string[], data: unknown) {
  const world = aWorld(() => new Response());
  world.tabs.push(...tabs.map((path) => ORIGIN + path));
  openTables(world.scope);
  return world.taps(data).then(() => world.done);
}

test('pressing a notification shows the tab with its table', async () => {
  expect(await aTap(['/', '/r/K7RM4X#at'], '/r/K7RM4X')).toEqual(['close', `focus ${ORIGIN}/r/K7RM4X#at`]);
});

test('pressing the notification reopens a closed table', async () => {
  expect(await aTap(['/', '/r/AAAAAA'], '/r/K7RM4X')).toEqual(['close', 'open /r/K7RM4X']);
});

test.each([['https://elsewhere.test/'], ['//elsewhere.test'], [null], [7]])(
  'a notification with %s opens the start page',
  async (data) => {
    expect(await aTap([], data)).toEqual(['close', 'open /']);
  },
);
