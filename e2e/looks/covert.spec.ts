import type { Locator, Page } from '@playwright/test';
import { CIRCLES } from '#games/covert/state.ts';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import {
  agentChip,
  choice,
  clock,
  dialog,
  engine,
  mini,
  openTab,
  ownDie,
  ribbon,
  tap,
  touchCity,
} from '../drivers/covert';
import { atMapRoom, atTheMap, type Prepared, truthOf } from '../drivers/covert/match';
import { expect, type Journey, test } from '../drivers/journey';
import { movesNow } from '../drivers/match';
import { asGuest } from '../drivers/table';
import { insideRim, looksRight, stayLonger, through } from './looksRight';

/** Short and long names, including one of the maximum length. */
const FOUR = ['Bartholomew', 'Maximiliane Wolff', 'Wilhelmina', 'Otis'];

const DICE: Prepared['dice'] = {
  '0': [
    [1, 'movement'],
    [3, 'agencyCards'],
    [4, 'missionCards'],
    [5, 'completeMission'],
    [6, 'decoder'],
  ],
  '1': [
    [2, 'movement'],
    [6, 'completeMission'],
    [4, 'decoder'],
    [4, 'folder'],
    [1, 'folder'],
  ],
};
const HANDS: Prepared = {
  agents: { '0': ['venice', 'belgrade', 'oslo'], '1': ['madrid', 'madrid', 'athens'] },
  agency: { '0': ['AG01', 'AG06'], '1': ['AG07'] },
  missions: { '0': ['MI21', 'MI41'] },
  codes: { '0': ['CO07', 'CO20'] },
  tiles: [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6],
};

async function alone(
  { server, device }: Pick<Journey, 'server' | 'device'>,
  prepared: Prepared | 'setUp',
  options: object = {},
) {
  const patient: Journey['device'] = async (options) => {
    const page = await device(options);
    await page.context().addInitScript(stayLonger);
    return page;
  };
  const journey = { server, device: patient };
  const only = { devices: 1, options };
  const room =
    prepared === 'setUp' ? await atMapRoom(journey, FOUR, only) : await atTheMap(journey, FOUR, prepared, only);
  return { server, code: room.code, page: must(room.phones[0]) };
}

/** Runs `look` while the button is held with a key. */
async function held(page: Page, name: string | RegExp, look: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.down('Enter');
  await look();
  await page.keyboard.up('Enter');
}

/** Makes all seats give back their remaining dice and pass until the match is over. */
async function toTheEnd({ server, code }: { server: TestServer; code: string }): Promise<void> {
  for (;;) {
    const { window, turn, players, phase } = await truthOf(server, code);
    if (phase === 'over') return;
    const asked = window?.asked.find((seat) => players[seat]?.answer === null);
    if (window && asked !== undefined) await movesNow(server, code, asked, 'pass', window.number);
    else if (turn?.isActionDone) await movesNow(server, code, turn.seat, 'endTurn');
    else if (phase === 'finalMissions') await movesNow(server, code, must(turn).seat, 'pass');
    else {
      const { seat } = must(turn);
      const die = must(players[seat]).dice.find(({ at }) => CIRCLES.some((circle) => circle === at));
      await movesNow(server, code, seat, 'forfeitDie', must(die).at);
    }
  }
}

/** Checks that these parts are in view without scrolling: above `edge`, or above the screen's bottom. */
async function seesAll(page: Page, edge: Locator, parts: Record<string, Locator>): Promise<void> {
  const { y: end } = must(await edge.boundingBox());
  const { height: whole } = must(page.viewportSize());
  for (const [name, part] of Object.entries(parts)) {
    const { y, height } = must(await part.boundingBox());
    expect.soft(y + height, `${name} in sight`).toBeLessThanOrEqual(y < end ? end : whole);
  }
}

/** Runs in the page: returns the height of the empty part below the content of each button, in px. */
function emptyBelow(buttons: Element[]): number[] {
  return buttons.map((button) => {
    const parts = [...button.children].filter((part) => !part.matches('.sr'));
    const bottoms = parts.map((part) => part.getBoundingClientRect().bottom);
    return button.getBoundingClientRect().bottom - Math.max(...bottoms);
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Runs in all layouts. In the layouts between the smallest and the largest, checks only the parts that differ. */
for (const [screen, viewport, parts] of [
  ['a small phone', { width: 360, height: 640 }, ['Map', 'Cards', 'Players']],
  ['a phone on its side', { width: 844, height: 390 }, ['Other spaces', 'Cards', 'Players']],
  ['a tablet', { width: 820, height: 1180 }, []],
  ['a desk', { width: 1440, height: 900 }, []],
] as const) {
  const hasTabs = parts.length > 0;
  const isEdge = screen === 'a small phone' || screen === 'a desk';
  test.describe(`four players on ${screen}`, () => {
    test.use({ viewport });

    test('the set-up looks right', async ({ server, device }) => {
      const { page } = await alone({ server, device }, 'setUp');
      const region = (name: string) => page.getByRole('region', { name });
      const cards = { hand: region('Your Agency cards'), table: region('Agency cards by region') };
      await seesAll(page, button(page, /^Hold to look at your missions/), cards);
      await looksRight(page, 'set-up');
      await held(page, /^Hold to look at your missions/, () => looksRight(page, 'set-up, held'));
      await press(page, 'Give back or keep: Mission C');
      await press(page, 'Keep these two');
      await expect(page.getByText('You’ve kept two missions.')).toBeVisible();
      await looksRight(page, 'set-up, kept');
    });

    test('the choice of characters looks right', async ({ server, device }) => {
      const options = { characters: 'chosen', turnSeconds: 0 };
      const { page, code } = await alone({ server, device }, 'setUp', options);
      await looksRight(page, 'characters, watched');
      const list = page.getByRole('list', { name: 'Characters' });
      const left = await list.evaluate(({ parentElement }) => parentElement?.getBoundingClientRect().left);
      if (screen === 'a tablet') expect(left, 'no strip of the map beside the page').toBe(0);
      for (const character of ['handler', 'fixer', 'courier'] as const) {
        const { turn } = await truthOf(server, code);
        if (turn?.seat !== '0') await movesNow(server, code, must(turn).seat, 'chooseCharacter', character);
      }
      await press(page, /^Rosalind Achterberg/);
      await looksRight(page, 'characters, one picked');
      await press(page, 'Choose the Analyst');
      await expect(page.getByRole('button', { name: 'Choose the Analyst' })).toHaveCount(0);
    });

    test('every part of the table looks right while dice are placed', async ({ server, device }) => {
      const { page } = await alone({ server, device }, { ...HANDS, dice: { '1': must(DICE['1']) } });
      await looksRight(page, 'placing');
      if (!hasTabs) await expect.soft(mini(page, 'folder'), 'every space is in view').toBeInViewport({ ratio: 1 });
      if (isEdge) await insideRim(page, 'placing');
      await ownDie(page, 0).click();
      await tap(clock(page, 'movement'));
      await looksRight(page, 'placing, a die picked');
      if (hasTabs) {
        for (const tab of parts) {
          await openTab(page, tab);
          await looksRight(page, tab);
        }
        await openTab(page, 'Cards');
      }
      await held(page, /^Hold to look at your hidden cards/, () => looksRight(page, 'own hand, held'));
      await page.getByRole('button', { name: /2 agency/ }).click();
      await expect(page.getByRole('alert'), 'an earlier refusal covers no other screen').toHaveCount(0);
      await looksRight(page, 'own hand, opened');
      await page.getByRole('dialog').getByRole('button', { name: 'Card 1' }).click();
      await looksRight(page, 'a card picked');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await through(page, [
        ['aid', page.getByRole('button', { name: 'Where can a die go?' }), dialog(page)],
        [
          'a mission',
          page.getByRole('button', { name: /(Permanent: ?.+|No permanent benefit)$/ }).first(),
          dialog(page),
        ],
        ['a region’s card', page.getByRole('button', { name: /^(The card in )?Latin South/ }).first(), dialog(page)],
        ['rules', page.getByRole('button', { name: 'Rules' }), dialog(page)],
      ]);
      await openTab(page, 'Players');
      await through(page, [
        ['a dossier', page.getByRole('button', { name: /Everything on the table/ }).first(), dialog(page)],
      ]);
      await openTab(page, 'Map');
      await press(page, 'List');
      await looksRight(page, 'the map as a list');
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      if (!hasTabs) await press(page, 'Show the Decoder');
      else {
        await openTab(page, 'Dice');
        await ownDie(page, 0).click();
        await openTab(page, 'Other spaces');
        await page.locator('[data-target="decoder"]').click();
      }
      await looksRight(page, 'the engine, read');
    });

    test('the Handler changes a die with all four Actions in sight', async ({ server, device }) => {
      const dice = { '0': must(DICE['1']).map(([face]): [number] => [face]) };
      const { page } = await alone({ server, device }, { ...HANDS, character: 'handler', dice });
      await ownDie(page, 0).click();
      await looksRight(page, 'the Handler’s change');
      await seesAll(page, ownDie(page, 0), Object.fromEntries(CIRCLES.map((circle) => [circle, clock(page, circle)])));
      await page.getByText('+1', { exact: true }).click();
      await tap(clock(page, 'movement'));
      await expect(page.getByRole('button', { name: 'Place the 3 on Movement' })).toBeEnabled();
    });

    test('the question about First leaves the Decoder in sight', async ({ server, device }) => {
      const all = Object.fromEntries(Object.keys(FOUR).map((seat) => [seat, must(DICE['0'])]));
      const { page, code } = await alone({ server, device }, { ...HANDS, dice: { ...all, '0': must(DICE['0']) } });
      for (const seat of Object.keys(FOUR)) await movesNow(server, code, seat, 'takeOrder');
      await expect(ribbon(page)).toContainText('and you start');
      await seesAll(page, ribbon(page), {
        upper: engine(page).locator('[data-tile="5"]'),
        lower: engine(page).locator('[data-tile="11"]'),
      });
      await looksRight(page, 'First');
    });

    test('the codes look right', async ({ server, device }) => {
      const { page } = await alone({ server, device }, { ...HANDS, phase: 'breakCodes', dice: DICE });
      const codes = { engine: engine(page), code: page.getByRole('button', { name: /^Code B/ }) };
      if (hasTabs && isEdge) await seesAll(page, button(page, /^Hold to look at your codes/), codes);
      await looksRight(page, 'codes');
      await held(page, /^Hold to look at your codes/, () => looksRight(page, 'codes, held'));
      await press(page, 'Decoder die 6');
      await looksRight(page, 'codes, a die picked');
    });

    test('the Actions look right', async ({ server, device }) => {
      const { page, code } = await alone({ server, device }, { ...HANDS, phase: 'resolve', dice: DICE });
      await looksRight(page, 'resolving');
      for (const circle of ['missionCards', 'agencyCards'] as const) {
        await clock(page, circle).click();
        await looksRight(page, circle);
        const empty = await page.locator('button[data-region]:visible').evaluateAll(emptyBelow);
        expect.soft(Math.max(0, ...empty), `${circle}: no frame is taller than its card`).toBeLessThan(8);
        await press(page, 'Not now');
        await openTab(page, 'Dice');
      }
      await clock(page, 'movement').click();
      await agentChip(page, 0).click();
      await looksRight(page, 'moving');
      await touchCity(page, 'vienna');
      await looksRight(page, 'moving, a way chosen');
      await press(page, 'Not now');
      await openTab(page, 'Dice');
      await press(page, /^Take a die back/);
      await looksRight(page, 'giving a die back');
      await page.keyboard.press('Escape');

      await clock(page, 'completeMission').click();
      await looksRight(page, 'which mission');
      await press(page, 'Mission 1');
      await press(page, 'Choose what to use');
      await looksRight(page, 'paying');
      await held(page, /^Hold to look at your cards/, () => looksRight(page, 'paying, cards held'));
      await press(page, /^Complete for 7/);

      // The card that was used is on the table, and the window asks every seat that has a card.
      await expect(ribbon(page)).toBeVisible();
      await looksRight(page, 'a question');
      await press(page, 'Use Espionage');
      await looksRight(page, 'the answer to it');
      await page.keyboard.press('Escape');
      await ribbon(page).getByRole('button', { name: 'Pass', exact: true }).click();
      await expect.poll(async () => (await truthOf(server, code)).players['0']?.answer).toEqual({ kind: 'pass' });
      await looksRight(page, 'answered');
    });

    if (!isEdge) return;

    test('a reward for a pair of cubes looks right', async ({ server, device }) => {
      const { page, code } = await alone(
        { server, device },
        { ...HANDS, phase: 'resolve', dice: DICE, cubes: { vienna: ['1'] }, held: { '0': ['1'] } },
      );
      await movesNow(server, code, '0', 'move', 1, [[0, ['vienna']]], null);
      await expect(choice(page)).toBeVisible();
      await looksRight(page, 'a reward');
    });

    test('the end looks right', async ({ server, device }) => {
      const room = await alone(
        { server, device },
        {
          ...HANDS,
          missions: { '0': ['MI21', 'MI54'] },
          phase: 'resolve',
          dice: DICE,
          finished: { '0': ['MI01', 'MI02', 'MI03', 'MI04', 'MI06', 'MI07'], '1': ['MI05'] },
          isLast: true,
        },
      );
      await toTheEnd(room);
      const { page } = room;
      await expect(page.getByRole('list', { name: 'The result' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('You win.');
      await looksRight(page, 'the end');
      const benefit = page.locator('footer').filter({ hasText: 'Recording Device' }).first();
      const spare = await benefit.evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
      expect.soft(spare, 'the benefit of the mission that was never completed fits its card').toBe(0);
      await page.getByRole('slider', { name: 'Replay' }).focus();
      await page.keyboard.press('Home');
      await looksRight(page, 'the replay');
    });
  });
}

test('bots of the level `recruit` keep playing while a person does nothing', async ({ server, device }) => {
  const host = await server.makeRoom('Ines', { game: 'covert' });
  expect((await server.as(host, 'POST', '/bots', { count: 2, level: 'recruit' })).status).toBe(201);
  await server.as(host, 'POST', '/start');
  const page = await asGuest(await device(), host);
  await expect(page.getByRole('heading', { name: 'Keep two of three missions.' })).toBeVisible();
  await press(page, 'Give back or keep: Mission B');
  await press(page, 'Keep these two');
  await goesOn(server, host.code);
  await expect(page.getByText(/^Round \d+$/).first()).toBeVisible();
});

/** Plays the match past its second round. Seat 0 places no dice and passes each time, and bots play all other seats. */
async function goesOn(server: TestServer, code: string): Promise<void> {
  await expect(async () => {
    await server.pass(5_000, 1_000);
    await stepAside(server, code);
    expect((await truthOf(server, code)).round).toBeGreaterThan(2);
  }).toPass({ timeout: 200_000, intervals: [0] });
  const { players } = await truthOf(server, code);
  const bots = Object.entries(players).filter(([seat]) => seat !== '0');
  expect(bots.some(([, { finishedMissions, agency }]) => finishedMissions.length > 0 || agency.length > 2)).toBe(true);
}

/**
 * Passes for seat 0 whenever it is asked. There is no time limit for the only person at a table, so the match would
 * wait.
 */
async function stepAside(server: TestServer, code: string): Promise<void> {
  const { phase, turn, window, players } = await truthOf(server, code);
  if (window) {
    const isAsked = window.asked.includes('0') && players['0']?.answer === null;
    if (isAsked) await movesNow(server, code, '0', 'pass', window.number);
  } else if (turn?.seat === '0') await movesNow(server, code, '0', phase === 'place' ? 'takeOrder' : 'done');
}
