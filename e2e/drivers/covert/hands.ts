import type { Locator, Page } from '@playwright/test';
import type { Circle, Held, Moves, Player, Route, State } from '#games/covert/state.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { expect, SOON } from '../journey';
import {
  agentChip,
  button,
  choice,
  clock,
  dialog,
  mini,
  missionName,
  openTab,
  ownDie,
  regionName,
  ribbon,
  tile,
  touchCity,
} from '.';
import { inStep, type MapRoom, tellNothing, truthOf, versionOf } from './match';
import type { Line } from './script';

/** Makes one move of a script on the player's own screen. Resolves when every device shows the result. */
export async function plays(room: MapRoom, [seat, move, ...args]: Line): Promise<void> {
  const page = must(room.phones[Number(seat)]);
  const state = await truthOf(room.server, room.code);
  const version = await versionOf(room);
  const how = must(HOW[move], `a way to ${move}`) as (at: Hand, ...args: Json[]) => Promise<void>;
  const before = room.heard.map((frames) => frames.length);
  await how({ page, state, own: must(state.players[seat]) }, ...args);
  await expect
    .poll(() => versionOf(room), { message: `${seat} ${move} ${JSON.stringify(args)} is made`, intervals: SOON })
    .toBeGreaterThan(version);
  await inStep(room);
  await tellNothing(room, before);
}

interface Hand {
  page: Page;
  state: State;
  own: Player;
}

/** Returns the position of a card in the hand, because screens identify cards only by position. */
const placeOf = (held: readonly Held[], card: string) => {
  const at = held.findIndex((one) => one.card === card);
  expect(at, `${card} is held`).toBeGreaterThanOrEqual(0);
  return at;
};

async function place({ page }: Hand, die: number, target: Locator): Promise<void> {
  await openTab(page, 'Dice');
  const picked = ownDie(page, die);
  if ((await picked.getAttribute('aria-pressed')) === 'false') await picked.click();
  await target.click();
  await button(page, /^Place the/).click();
}

async function toClock({ page }: Hand, circle: Circle): Promise<void> {
  await openTab(page, 'Dice');
  await clock(page, circle).click();
}

/** Picks a card or token that is hidden in the player's hand. */
async function pickFromHand(page: Page, group: 'agency' | 'token', place: string): Promise<void> {
  await openTab(page, 'Cards');
  await page
    .getByRole('region', { name: 'Your hidden cards' })
    .getByRole('button', { name: new RegExp(`\\d\\s*${group}`) })
    .click();
  await button(dialog(page), place).click();
}

/** Opens the sheet of a public card, and presses the button that takes the card. */
async function takeIt(page: Page, what: Locator, dice = 1): Promise<void> {
  await what.click();
  await button(dialog(page), new RegExp(`^Take it.*${dice} d`)).click();
}

async function answer({ page, own }: Hand, kind: 'First' | 'Espionage', card: string): Promise<void> {
  const isToken = card.startsWith('SO');
  const at = placeOf(isToken ? own.tokens : own.agency, card);
  await button(dialog(page), `${isToken ? 'Token' : 'Card'} ${at + 1}`).click();
  await button(dialog(page), `Use ${kind}`).click();
}

async function pickInChoice({ page }: Hand, held: readonly Held[], card: string): Promise<void> {
  await button(choice(page), new RegExp(`^\\w+ ${placeOf(held, card) + 1}$`)).click();
  await button(choice(page), /^(Keep|Take|Give up) /).click();
}

type Ways = { [M in keyof Moves]?: (at: Hand, ...args: Moves[M]) => Promise<void> };

/** Functions that make a move by using the screen, keyed by the name of the move. */
const HOW: Ways = {
  async keepMissions({ page, own }, ...kept) {
    const back = own.missions.findIndex(({ card }) => !kept.includes(card));
    await button(page, `Give back or keep: Mission ${'ABC'[back]}`).click();
    await button(page, 'Keep these two').click();
  },
  placeCircle: (at, die, circle) => place(at, die, clock(at.page, circle)),
  placeDecoder: (at, die) => place(at, die, mini(at.page, 'decoder')),
  placeSpecialOps: (at, die) => place(at, die, mini(at.page, 'folder')),
  async takeOrder({ page }) {
    await button(page, /^Take order/).click();
  },
  async endTurn({ page }) {
    await button(page, /^End turn/).click();
  },
  async fly({ page, own }, card, agent) {
    await pickFromHand(page, 'agency', `Card ${placeOf(own.agency, card) + 1}`);
    await button(dialog(page), /^Fly there/).click();
    await touchCity(page, must(own.agents[agent]));
    await button(page, /^Fly to/).click();
  },
  async swap({ page }, lower, higher) {
    await tile(page, lower).click();
    await tile(page, higher).click();
  },
  async coverTile({ page, own }, die, position) {
    await button(page, `Decoder die ${own.dice[die]?.face}`).first().click();
    await tile(page, position).click();
  },
  async claim({ page, own }, code) {
    if (own.codes.length === 1) return button(page, /^Break code/).click();
    const letter = must('AB'[placeOf(own.codes, code)]);
    const card = button(page, new RegExp(`^Code ${letter}`));
    if ((await card.getAttribute('aria-pressed')) === 'false') await card.click();
    return button(page, `Break code ${letter}`).click();
  },
  async drawCode({ page }, deck) {
    await button(page, new RegExp(`${deck === 0 ? 'Left' : 'Right'} deck`)).click();
  },
  async done({ page }) {
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  },
  async complete(at, mission) {
    const { page, own, state } = at;
    if (state.phase === 'resolve') await toClock(at, 'completeMission');
    else await button(page, 'Complete a mission').last().click();
    await button(page, `Mission ${placeOf(own.missions, mission) + 1}`).click();
    await button(page, 'Choose what to use').click();
    await button(page, /^Complete for/).click();
  },
  async takeMission(at, from) {
    await toClock(at, 'missionCards');
    const { page, state } = at;
    const name = from === 'deck' ? 'Mission deck' : `^${missionName(must(state.missionRow[from]))}`;
    await takeIt(page, button(page, new RegExp(name)));
  },
  async takeAgency(at, region) {
    await toClock(at, 'agencyCards');
    await takeIt(at.page, button(at.page, new RegExp(`^${regionName(region)}`)).first());
  },
  async takeAgencyAny(at, from) {
    await toClock(at, 'agencyCards');
    const name = from === 'deck' ? 'Agency deck' : `^${regionName(from)}`;
    await takeIt(at.page, button(at.page, new RegExp(name)).first(), 2);
  },
  async move(at, dice, routes) {
    const { page, own } = at;
    await toClock(at, 'movement');
    const lying = own.dice.filter((die) => die.at === 'movement');
    if (dice < lying.length) await button(page, `Use the ${must(lying[dice - 1]).face}`).click();
    for (const route of routes) await walk(page, route);
    await button(page, /^Move:/).click();
  },
  async forfeitDie({ page }, circle) {
    await button(page, /^Take a die back/).click();
    await dialog(page).locator(`[data-coach="give-back:${circle}"]`).click();
  },
  async first(at, card) {
    await button(ribbon(at.page), 'Use First').click();
    await answer(at, 'First', card);
  },
  async espionage(at, card, wanted) {
    await button(ribbon(at.page), 'Use Espionage').click();
    const pool = must(at.state.pool).cards;
    for (const one of wanted) {
      const place = pool.findIndex((each) => each.card === one);
      await dialog(at.page)
        .getByRole('group', { name: /^Which cards do you want/ })
        .getByRole('button')
        .nth(place)
        .click();
    }
    await answer(at, 'Espionage', card);
  },
  async pass({ page, state }, ..._window) {
    if (state.window) await ribbon(page).getByRole('button', { name: 'Pass', exact: true }).click();
    else await button(page, /^Pass/).click();
  },
  async takeIntelCard({ page }, from) {
    await button(choice(page), from === 'deck' ? /^Take the deck/ : /^Take the .* card$/).click();
  },
  keepSearch: (at, keep) => pickInChoice(at, at.own.seen, keep),
  pickMission: (at, keep) => pickInChoice(at, at.own.seen, keep),
  keepToken: (at, keep) => pickInChoice(at, at.own.seen, keep),
  discardAgency: (at, card) => pickInChoice(at, at.own.agency, card),
  discardMission: (at, mission) => pickInChoice(at, at.own.missions, mission),
};

async function walk(page: Page, [agent, cities]: Route): Promise<void> {
  const chip = agentChip(page, agent);
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
  for (const id of cities) await touchCity(page, id);
}
