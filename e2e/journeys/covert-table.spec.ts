import type { Locator, Page } from '@playwright/test';
import { CIRCLES, type CityId } from '#games/covert/state.ts';
import type { Draft } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import {
  agentChip,
  city,
  cityRow,
  clock,
  engine,
  mini,
  missionName,
  openList,
  openTab,
  ownDie,
  says,
  tap,
  tile,
  touchCity,
  undo,
} from '../drivers/covert';
import { atTheMap, inStep, legalIn, type MapRoom, truthOf } from '../drivers/covert/match';
import { expect, holding, test } from '../drivers/journey';
import { pressOn, tabTo } from '../drivers/keyboard';
import { moves } from '../drivers/match';
import { keepSlips } from '../drivers/table';

const NAMES = ['Ines', 'Mara'];
/**
 * The tiles: 4 5 4 2 3 1 in the top row, 2 6 5 1 3 6 in the bottom row. If the 5 and the 6 are swapped and the first
 * tile is covered by a 1, the top row begins with 1 6 4.
 */
const TILES = [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6];
const CODES = { codes: { '0': ['CO07', 'CO20'] }, tiles: TILES };
const AGENTS = { '0': ['berlin', 'rome', 'oslo'], '1': ['madrid', 'madrid', 'athens'] } as Record<string, CityId[]>;

const lit = (of: Locator) => of.evaluate((element) => /(^|\s)_(can|lit)_/.test(element.className));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const mainButton = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Your turn' }).getByRole('button', { name });

/** Returns the whole state, to check that a refused tap does not change it. */
const allOf = async ({ server, code }: MapRoom) => JSON.stringify(await truthOf(server, code));

test('selecting a die highlights the Actions that can take it', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, {
    dice: {
      '0': [[1], [3], [4], [5], [6]],
      '1': [
        [2, 'movement'],
        [5, 'agencyCards'],
        [6, 'agencyCards'],
      ],
    },
  });
  const page = must(room.phones[0]);
  for (let die = 0; die < 5; die++) {
    await ownDie(page, die).click();
    await expect(ownDie(page, die)).toHaveAttribute('aria-pressed', 'true');
    const marks = (await legalIn(room)).next('placeCircle', [die]).picks.map(({ mark }) => mark);
    for (const circle of CIRCLES) {
      await expect
        .poll(() => lit(clock(page, circle)), { message: `${die} on ${circle}` })
        .toBe(marks.includes(circle));
    }
  }
  expect(await lit(mini(page, 'decoder'))).toBe(true);
  expect(await lit(mini(page, 'folder'))).toBe(true);
});

test('the turn order is in sight above the dice while dice are placed', async ({ server, device }) => {
  const hand: [number][] = [[1], [2], [3], [4], [5]];
  const room = await atTheMap({ server, device }, NAMES, { dice: { '0': hand, '1': hand } });
  const page = must(room.phones[0]);
  const isInSight = async () => {
    const orders = must(await page.getByRole('region', { name: 'Turn order' }).boundingBox());
    const die = must(await ownDie(page, 4).boundingBox());
    return orders.y + orders.height <= die.y;
  };
  await ownDie(page, 0).click();
  await clock(page, 'movement').click();
  await expect(mainButton(page, /^Place the 1/)).toBeEnabled();
  expect(await isInSight()).toBe(true);
  await mainButton(page, /^Place the 1/).click();
  await expect(page.getByRole('region', { name: 'What happened last' })).toBeVisible();
  expect(await isInSight()).toBe(true);
});

test('the map highlights the cities that each Agent can reach', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, {
    phase: 'resolve',
    agents: AGENTS,
    dice: {
      '0': [
        [1, 'movement'],
        [2, 'movement'],
        [3, 'agencyCards'],
        [4, 'missionCards'],
        [6, 'decoder'],
      ],
    },
  });
  const page = must(room.phones[0]);
  const legal = await legalIn(room);
  await clock(page, 'movement').click();
  for (const agent of [0, 1, 2]) {
    await agentChip(page, agent).click();
    const reached = new Set<string>();
    const grow = (draft: Draft) => {
      for (const pick of legal.next('move', draft).picks) {
        const { agent: whose, city: to } = pick.mark as { agent?: number; city?: string };
        if (whose !== agent || to === undefined) continue;
        reached.add(to);
        grow(pick.draft);
      }
    };
    grow([2]);
    reached.delete(must(AGENTS['0']?.[agent]));
    const shown = () =>
      page
        .locator('[data-city][data-lit]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-city')).sort());
    await expect.poll(shown).toEqual([...reached].sort());
  }
  await press(page, 'Not now');

  await openTab(page, 'Dice');
  await clock(page, 'agencyCards').click();
  const regions = legal.next('takeAgency', []).picks.map(({ mark }) => mark);
  expect(regions.length).toBe(3);
  const NAME = {
    purple: 'Channel',
    green: 'Latin',
    orange: 'Balkan',
    blue: 'Baltic',
    yellow: 'Central',
    red: 'Eastern',
  };
  for (const [region, name] of Object.entries(NAME)) {
    const card = page.getByRole('button', { name: new RegExp(`^${name}`) });
    expect(await lit(card), region).toBe(regions.includes(region));
  }
  const { missionRow } = await truthOf(server, room.code);
  for (const mission of missionRow) {
    expect(await lit(page.getByRole('button', { name: new RegExp(`^${missionName(must(mission))}`) }))).toBe(true);
  }
});

test('tiles that can be swapped or covered by a die are highlighted', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, {
    phase: 'breakCodes',
    dice: { '0': [[1, 'decoder'], [4, 'decoder'], [2], [3], [5]] },
    ...CODES,
  });
  const page = must(room.phones[0]);
  const legal = await legalIn(room);
  const shown = async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, at) => lit(tile(page, at))));
    return all.flatMap((one, at) => (one ? [at] : []));
  };
  await expect.poll(shown).toEqual(Array.from({ length: 12 }, (_, at) => at));
  const partners = Array.from({ length: 12 }, (_, other) => other).filter(
    (other) => other !== 5 && legal.refusal('swap', [Math.min(5, other), Math.max(5, other), 'free']) === null,
  );
  await tile(page, 5).click();
  await expect.poll(shown).toEqual(partners);
  expect(partners).toEqual([0, 4, 11]);
  await tile(page, 5).click();
  await press(page, 'Decoder die 4');
  const covered = legal.next('coverTile', [1]).picks.map(({ mark }) => mark);
  await expect.poll(shown).toEqual(covered);
});

test('an illegal tap shows the reason and changes nothing', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, {
    dice: { '0': [[4], [3], [1], [5], [6]], '1': [[2, 'movement'], [5], [5], [5], [5]] },
  });
  const [page, other] = [must(room.phones[0]), must(room.phones[1])];
  const before = await allOf(room);
  await tap(mainButton(page, /^Place/));
  await says(page, 'Pick a die first');
  await ownDie(page, 0).click();
  await tap(clock(page, 'movement'));
  await says(page, 'A 4 only fits next to a 3 or 5.');
  await tap(undo(page));
  await says(page, 'You can only take back this turn’s steps');
  await ownDie(other, 1).click();
  await tap(mainButton(other, /^Place/));
  await says(other, 'It’s Ines’s turn.');
  await tap(mainButton(other, /^Take order/));
  await says(other, 'It’s Ines’s turn.');
  expect(await allOf(room)).toBe(before);
});

test('tapping a city that is out of reach shows the reason', async ({ server, device }) => {
  const dice: Record<string, [number, 'movement'?][]> = { '0': [[1, 'movement'], [2], [3], [4], [5]] };
  const room = await atTheMap({ server, device }, NAMES, { phase: 'resolve', agents: AGENTS, dice });
  const page = must(room.phones[0]);
  const before = await allOf(room);
  await clock(page, 'movement').click();
  await agentChip(page, 0).click();
  await openList(page);
  await tap(cityRow(page, 'athens'));
  await expect(page.getByText(/^Athens is \w+ steps from Berlin. You have one step.$/).first()).toBeVisible();
  await tap(mainButton(page, /^Move/));
  await says(page, 'Choose a lit city');
  expect(await allOf(room)).toBe(before);
});

test('illegal swaps of tiles and claims of codes show the reason', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, {
    phase: 'breakCodes',
    dice: { '0': [[1, 'decoder'], [2], [2], [3], [5]] },
    ...CODES,
  });
  const page = must(room.phones[0]);
  const before = await allOf(room);
  await tile(page, 0).click();
  await tile(page, 2).click();
  await says(page, 'Swap neighbours in a row');
  await press(page, 'Break code A');
  await says(page, 'That code isn’t on the Decoder yet.');
  expect(await allOf(room)).toBe(before);
});

test('moves can be undone until the player takes a card', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, {
    phase: 'resolve',
    agents: AGENTS,
    dice: { '0': [[1, 'movement'], [2, 'movement'], [3, 'agencyCards'], [4], [6]] },
  });
  const page = must(room.phones[0]);
  const what = async () => {
    const { players, cubes, turn } = await truthOf(server, room.code);
    const { dice, agents, supply, held } = must(players['0']);
    return JSON.stringify({ dice, agents, supply, held, cubes, turn });
  };
  const before = await what();
  await clock(page, 'movement').click();
  await agentChip(page, 0).click();
  await touchCity(page, 'prague');
  await touchCity(page, 'vienna');
  await press(page, /^Move:/);
  await expect.poll(what).not.toBe(before);
  await inStep(room);
  expect((await truthOf(server, room.code)).cubes).toMatchObject({ berlin: ['0'], prague: ['0'], vienna: [] });
  await undo(page).click();
  await expect.poll(what).toBe(before);
  await inStep(room);

  await openTab(page, 'Dice');
  await clock(page, 'agencyCards').click();
  await press(page, /^Latin South/);
  await press(page, /^Take it/);
  await expect(mainButton(page, /^End turn/)).toBeVisible();
  // The two buttons are side by side, without an empty place between them.
  const end = must(await mainButton(page, /^End turn/).boundingBox());
  expect(must(await undo(page).boundingBox()).x - end.x - end.width).toBeLessThan(16);
  const after = await what();
  await tap(undo(page));
  await says(page, 'You can only take back this turn’s steps');
  expect(await what()).toBe(after);
});

test('a swap of tiles can be undone', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, { phase: 'breakCodes', ...CODES });
  const page = must(room.phones[0]);
  const tiles = async () => (await truthOf(server, room.code)).tiles;
  await tile(page, 1).click();
  await tile(page, 7).click();
  await expect.poll(tiles).toEqual([4, 6, 4, 2, 3, 1, 2, 5, 5, 1, 3, 6]);
  await inStep(room);
  await undo(page).click();
  await expect.poll(tiles).toEqual(TILES);
});

test('a hand is in the page only while its button is held', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, { missions: { '0': ['MI21', 'MI41'] }, ...CODES });
  const page = must(room.phones[0]);
  const names = ['MI21', 'MI41'].map(missionName);
  await openTab(page, 'Cards');
  const isCovered = async () => {
    const html = await page.content();
    for (const name of names) expect(html).not.toContain(name);
  };
  await isCovered();
  await holding(page, page.getByRole('button', { name: /^Hold to look at your hidden cards/ }), async () => {
    for (const name of names) await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Codes', exact: true })).toContainText('164');
  });
  await expect(page.getByText(must(names[0]))).toHaveCount(0);
  await isCovered();
});

test('every tab on a small phone can show the missions', async ({ server, device }) => {
  const size = { width: 360, height: 640 };
  const missions = { '0': ['MI21', 'MI41'] };
  const room = await atTheMap({ server, device }, NAMES, { missions, ...CODES }, { sizes: [size] });
  const page = must(room.phones[0]);
  const names = missions['0'].map(missionName);
  const peek = page.getByRole('button', { name: /Missions in hand: hold to look$/ });
  const looks = async () => {
    const main = page.getByRole('main');
    const before = await main.boundingBox();
    for (const name of names) expect(await page.content()).not.toContain(name);
    await holding(page, peek, async () => {
      for (const name of names) await expect(page.getByText(name)).toBeInViewport({ ratio: 1 });
      expect(await main.boundingBox()).toEqual(before);
    });
    for (const name of names) await expect(page.getByText(name)).toHaveCount(0);
  };
  for (const tab of ['Map', 'Dice', 'Cards', 'Players'] as const) {
    await openTab(page, tab);
    await looks();
  }
  await openTab(page, 'Dice');
  await mini(page, 'decoder').click();
  await expect(engine(page)).toBeVisible();
  await looks();
});

test('a die can be placed using only the keyboard', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, { dice: { '0': [[4], [3], [1], [5], [6]] } });
  const page = must(room.phones[0]);
  const keys = page.keyboard;
  // All dice share a tab stop, and all circles share another. After each press, the focus moves to the next step by
  // itself.
  expect(await tabTo(page, ownDie(page, 0))).toBeLessThan(10);
  await keys.press('ArrowRight');
  await expect(ownDie(page, 1)).toBeFocused();
  await keys.press('Enter');
  await expect(clock(page, 'completeMission')).toBeFocused();
  await keys.press('ArrowRight');
  await keys.press('ArrowDown');
  await expect(clock(page, 'movement')).toBeFocused();
  await keys.press('Enter');
  await expect(mainButton(page, /^Place the 3/)).toBeFocused();
  await keys.press('Enter');
  await expect.poll(async () => (await truthOf(server, room.code)).players['0']?.dice[1]?.at).toBe('movement');
});

test('an Agent can be moved using only the keyboard', async ({ server, device }) => {
  const dice: Record<string, [number, 'movement'?][]> = { '0': [[1, 'movement'], [2], [3], [4], [5]] };
  const room = await atTheMap({ server, device }, NAMES, { phase: 'resolve', agents: AGENTS, dice });
  const page = must(room.phones[0]);
  // This is the only die on a circle. Pressing it opens the Action of the circle.
  await pressOn(page, ownDie(page, 0));
  await expect(agentChip(page, 0)).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'List', exact: true }));
  await pressOn(page, agentChip(page, 0));
  await pressOn(page, cityRow(page, 'prague'));
  await expect(mainButton(page, /^Move: 1 step/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await truthOf(server, room.code)).players['0']?.agents[0]).toBe('prague');
});

test('a code can be broken using only the keyboard', async ({ server, device }) => {
  const room = await atTheMap({ server, device }, NAMES, {
    phase: 'breakCodes',
    dice: { '0': [[1, 'decoder'], [2], [2], [3], [5]] },
    ...CODES,
  });
  const page = must(room.phones[0]);
  const own = async () => must((await truthOf(server, room.code)).players['0']);
  // All tiles share a tab stop.
  const stop = page.getByRole('toolbar', { name: 'Tiles' }).locator('[tabindex="0"]');
  await tabTo(page, stop);
  for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await truthOf(server, room.code)).tiles[1]).toBe(6);
  await inStep(room);
  await pressOn(page, page.getByRole('button', { name: 'Decoder die 1' }));
  // When a die is picked, the focus moves to the tiles that it can cover.
  await expect(tile(page, 0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(engine(page).getByText(/covered by your 1/)).toHaveCount(1);
  await pressOn(page, page.getByRole('button', { name: 'Break code A' }));
  await expect.poll(async () => (await own()).finishedCodes).toEqual(['CO07']);
  await inStep(room);
  await pressOn(page, page.getByRole('button', { name: /Draw from the\s*Left deck/ }));
  await expect.poll(async () => (await own()).codes.length).toBe(2);
  await inStep(room);
  await pressOn(page, page.getByRole('button', { name: 'Done', exact: true }));
  await expect.poll(async () => (await truthOf(server, room.code)).turn?.seat).toBe('1');
});

test('a region’s button zooms to its cities', async ({ server, device }) => {
  const dice: Record<string, [number, 'movement'?][]> = { '0': [[1, 'movement'], [2], [3], [4], [5]] };
  const room = await atTheMap({ server, device }, NAMES, { phase: 'resolve', agents: AGENTS, dice });
  const page = must(room.phones[0]);
  await clock(page, 'movement').click();
  await agentChip(page, 0).click();
  await page.getByRole('button', { name: 'Go to Central Line' }).click();
  await city(page, 'prague').click();
  await press(page, /^Move: 1 step/);
  await expect.poll(async () => (await truthOf(server, room.code)).players['0']?.agents[0]).toBe('prague');
});

test('a moved Agent is in view in its new city', async ({ server, device }) => {
  const dice: Record<string, [number, 'movement'?][]> = { '0': [[1, 'movement'], [2], [3], [4], [5]] };
  const agents: Record<string, CityId[]> = { ...AGENTS, '0': ['oslo', 'rome', 'bucharest'] };
  const room = await atTheMap({ server, device }, NAMES, { phase: 'resolve', agents, dice });
  const page = must(room.phones[0]);
  await clock(page, 'movement').click();
  await agentChip(page, 2).click();
  await city(page, 'istanbul').click();
  await press(page, /^Move: 1 step/);
  await expect(mainButton(page, /^End turn/)).toBeVisible();
  await inStep(room);
  await expect(city(page, 'istanbul')).toBeInViewport({ ratio: 1 });
});

test('other players’ moves are shown as captions one by one', async ({ server, device }) => {
  const keeping: typeof device = async (options) => {
    const page = await device(options);
    await page.context().addInitScript(keepSlips);
    return page;
  };
  const room = await atTheMap({ server, device: keeping }, [...NAMES, 'Tobias'], {
    phase: 'resolve',
    agents: { '0': ['oslo', 'rome', 'madrid'], '1': ['berlin', 'rome', 'athens'], '2': ['minsk', 'rome', 'athens'] },
    cubes: { warsaw: ['1'] },
    dice: {
      '0': [
        [3, 'movement'],
        [4, 'movement'],
      ],
      '1': [[6, 'agencyCards']],
      '2': [[5, 'agencyCards']],
    },
  });
  const page = must(room.phones[2]);
  const slip = page.locator('[data-slips] p');
  const ticker = page.getByRole('region', { name: 'What happened last' });
  const open = (name: string) => expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await open('Dice');

  // The devices' clocks run between moves, but the server's clock does not. Without this, the next log entry would be
  // too old to be shown as a slip.
  await server.pass(20_000);
  await moves(server, room.code, '0', 'move', 2, [[0, ['stockholm', 'warsaw']]], null);
  await expect(slip).toHaveText(/^Ines goes from Oslo to Warsaw\. Picked up: Mara’s cube\.$/);
  await expect(ticker.getByRole('button')).toHaveCount(1);
  await open('Map');
  const caption = must(await page.locator('[data-slips] > *').boundingBox());
  const map = must(await page.getByRole('region', { name: 'Map', exact: true }).boundingBox());
  expect(caption.y + caption.height, 'the caption covers no city').toBeLessThanOrEqual(map.y);
  await slip.click({ force: true });
  await expect(slip).toHaveCount(0);
  await moves(server, room.code, '0', 'endTurn');
  await moves(server, room.code, '1', 'takeAgency', 'yellow');
  await expect(slip).toHaveText(/^Mara takes the .* from Central Line\.$/);

  await ticker.getByRole('button', { name: 'Ines goes' }).click();
  await expect(slip).toHaveText(/^Ines goes/);
  await moves(server, room.code, '1', 'endTurn');
  await expect(ticker).toHaveCount(0);
  await expect(slip).toHaveCount(1);
  await clock(page, 'agencyCards').click();
  await open('Cards');
  await expect(slip).toHaveCount(0);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1366, height: 650 } });

  test('pressing or holding a covered code picks it to be broken', async ({ server, device }) => {
    const { phones } = await atTheMap({ server, device }, NAMES, { ...CODES, phase: 'breakCodes' }, { devices: 1 });
    const page = must(phones[0]);
    for (const [card, delay] of [
      ['B', 0],
      ['A', 600],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^Code ${card}`) }).click({ delay });
      await expect(page.getByRole('button', { name: `Break code ${card}` })).toBeVisible();
    }
  });
});
