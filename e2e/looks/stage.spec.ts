import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { truthOf as caseTruth, VERDICT_MS, wrongPair } from '../drivers/coverblown';
import { atTheMap, truthOf as mapTruth, type Prepared } from '../drivers/covert/match';
import { hintAll, truthOf as officeTruth, readyAll, timeOut, voteAll } from '../drivers/covertques';
import { atPrecinct, timeOut as precinctTimesOut, truthOf as precinctTruth } from '../drivers/goodcopbadcop';
import { expect, test } from '../drivers/journey';
import { moves, movesNow } from '../drivers/match';
import { brokenNames, cutWords, overlaps, tinyWords, touched } from './inPage';
import { SHOTS, shoot } from './looksRight';

const TELEVISION = { width: 1920, height: 1080 };
/** Short and long names, enough for the game with the most players. */
const NAMES = [
  'Ana',
  'Ben',
  'Bartholomew',
  'Cy',
  'Ines',
  'Mara',
  'Tobias',
  'Priya',
  'Felix',
  'Wren',
  'Jasper',
  'Mary Anne',
];

/**
 * The checks for a stage. Its layout is 720 px high, so on a television with 1080 lines, words of 16 px appear at 24
 * px.
 */
const QUESTIONS = {
  'cut words': `(${cutWords})()`,
  'words under 24 px': `(${tinyWords})(16, 13.33)`,
  'words over words': `(${overlaps})()`,
  'broken names': `(${brokenNames})()`,
  'a hand is needed': `(${touched})()`,
};
const ASKED = `({ ${Object.entries(QUESTIONS)
  .map(([name, ask]) => `'${name}': ${ask}`)
  .join(', ')} })`;

/** A stage on a television. Its methods check what is shown. */
class Television {
  constructor(readonly page: Page) {}

  /** Finds the scene that contains these words. It covers the table until Esc is pressed. */
  scene(words: string): Locator {
    return this.stage.getByRole('dialog').getByText(words, { exact: true });
  }

  async closeScene(): Promise<void> {
    const scene = this.stage.getByRole('dialog');
    await scene.press('Escape');
    await expect(scene).toBeHidden();
  }

  get stage() {
    return this.page.frameLocator('iframe');
  }

  async open(code: string): Promise<void> {
    await this.page.goto(`/r/${code}/stage`);
    await expect(this.stage.getByRole('main')).toBeVisible();
  }

  /** Waits until `words` are shown, and checks the screen. */
  async shows(screen: string, words: string | RegExp | Locator): Promise<void> {
    const what = typeof words === 'string' || words instanceof RegExp ? this.stage.getByText(words).first() : words;
    await expect(what, screen).toBeVisible();
    const frame = must(this.page.frames()[1]);
    await frame.evaluate(() => document.fonts.ready.then(() => undefined));
    const wrong = await frame.evaluate<Record<string, string[]>>(ASKED);
    if (SHOTS) await shoot(this.page, SHOTS, screen);
    for (const [what, where] of Object.entries(wrong)) expect.soft(where, `${screen}: ${what}`).toEqual([]);
  }
}

/** Opens a room with `count` people without devices. */
async function aRoomOf(server: TestServer, count: number, game: string, options = {}) {
  const names = NAMES.slice(0, count);
  const host = await server.makeRoom(must(names[0]), { game, options });
  for (const name of names.slice(1)) await server.join(host.code, name);
  return { code: host.code, host, names };
}

test.use({ viewport: TELEVISION });

test('a match of Covert Ques fits a television', async ({ server, device }) => {
  const tv = new Television(await device({ reducedMotion: 'reduce' }));
  for (const count of [3, 4, 8, 12]) {
    // With three or eight players, only those screens are checked that depend on the number of players.
    const isAll = count === 4 || count === 12;
    const { code, host } = await aRoomOf(server, count, 'covertques');
    await tv.open(code);
    if (isAll) await tv.shows(`${count} waiting`, 'Next: Covert Ques');
    await server.as(host, 'POST', '/start');
    if (isAll) await tv.shows(`${count} night`, 'Everyone, check your envelope.');
    await timeOut(server, code);
    if (isAll) await tv.shows(`${count} first hint`, /Anyone can go first/);
    await hintAll(server, code);
    await tv.shows(`${count} discussion`, 'ready to vote');
    const truth = await officeTruth(server, code);
    const user = truth.the('user');
    for (const seat of truth.seats) if (seat !== user) await movesNow(server, code, seat, 'suspect', user, 1);
    await readyAll(server, code);
    await tv.shows(`${count} vote`, 'votes are in');
    // The votes are spread: the player voted out gets two or three, and most others get one.
    const spread = truth.seats.map((_, at) =>
      at < Math.min(3, count - 1) ? user : at === count - 1 ? null : String(at - 2),
    );
    await voteAll(
      server,
      code,
      spread.map((vote, at) => (vote === String(at) ? null : vote)),
    );
    if (isAll) await tv.shows(`${count} countdown`, 'Here are the votes.');
    await server.pass(3_100);
    await tv.shows(`${count} votes`, /only a User/);
    await timeOut(server, code);
    if (isAll) await tv.shows(`${count} discovery`, 'Hush.');
    await timeOut(server, code);
    await hintAll(server, code);
    await readyAll(server, code);
    const hacker = truth.the('hacker');
    await voteAll(
      server,
      code,
      truth.seats.map((seat) => (seat === hacker ? null : hacker)),
    );
    await server.pass(3_100);
    await tv.shows(`${count} landslide`, /was the Hacker/);
    // A stage that is opened later does not show the vote again.
    await server.pass(10_000, 10_000);
    await tv.open(code);
    await tv.shows(`${count} memo`, 'From the boss, to all desks');
  }
});

test('a match of Cover Blown! fits a television', async ({ server, device }) => {
  const tv = new Television(await device({ reducedMotion: 'reduce' }));
  for (const count of [3, 5]) {
    const { code, host } = await aRoomOf(server, count, 'coverblown');
    await tv.open(code);
    await tv.shows(`${count} waiting`, 'Next: Cover Blown!');
    await server.as(host, 'POST', '/start');
    await tv.shows(`${count} Monday`, /Monday/);
    const truth = await caseTruth(server, code);
    const [suspect, weapon] = wrongPair(truth);
    for (const seat of truth.seats) await movesNow(server, code, seat, 'ackFirstCall');
    for (const seat of truth.seats) await moves(server, code, seat, 'claim', 'clean', suspect);
    await moves(server, code, '0', 'claim', 'contact', 'lindqvist');
    await moves(server, code, '1', 'claim', 'suspicion', '2');
    await tv.shows(`${count} claims`, 'Last said');
    await moves(server, code, '0', 'announce', suspect, weapon);
    await moves(server, code, '1', 'agree');
    await moves(server, code, '2', 'object');
    await tv.shows(`${count} proposal`, 'wants to examine');
    await moves(server, code, '0', 'examine', suspect, weapon);
    await tv.shows(`${count} wrong`, tv.scene('Wrong'));
    await tv.closeScene();
    await server.pass(VERDICT_MS + 100, 1_000);
    await moves(server, code, '1', 'examine', truth.secret.murderer, weapon);
    await tv.shows(`${count} fishy`, tv.scene('Fishy'));
    await tv.closeScene();
    await server.pass(VERDICT_MS + 100, 1_000);
    await moves(server, code, '2', 'shoot', '1');
    await tv.shows(`${count} shot`, tv.scene('Bang'));
    await tv.closeScene();
    await moves(server, code, '0', 'examine', truth.secret.murderer, truth.secret.weapon);
    await tv.shows(`${count} correct`, tv.scene('Correct'));
    await tv.closeScene();
    await tv.shows(`${count} end`, 'What really happened');
  }
});

test('a match of Good Cop Bad Cop fits a television', async ({ server, device }) => {
  const tv = new Television(await device({ reducedMotion: 'reduce' }));
  for (const count of [4, 8]) {
    const names = NAMES.slice(0, count);
    const { code: placing, host } = await aRoomOf(server, count, 'goodcopbadcop');
    await server.as(host, 'POST', '/start');
    await tv.open(placing);
    await tv.shows(`${count} placement`, /Which side are you on/);
    const before = await atPrecinct({ server, device }, names, {
      devices: 0,
      phase: 'preGame',
      hands: { '0': 'taser' },
    });
    await tv.open(before.code);
    await tv.shows(`${count} before turn 1`, /^Ana was picked at random to go first/);
    await expect(tv.stage.getByText('Ana’s turn.')).toHaveCount(0);
    const last = await atPrecinct({ server, device }, names, {
      devices: 0,
      cards: { '0': 'A*HC' },
      guns: { '1': '0' },
      active: '1',
    });
    await movesNow(server, last.code, '1', 'shoot');
    await tv.open(last.code);
    await tv.closeScene();
    await tv.shows(`${count} end`, 'What really happened');
    const { code } = await atPrecinct({ server, device }, names, {
      devices: 0,
      cards: { '0': 'A*HC', '1': 'KHC', '2': 'HH^C^' },
      hands: { '0': 'taser', '1': 'disguise', '2': 'riot_shield', '3': 'blackmail' },
      guns: { '1': '2', '2': '0' },
    });
    await tv.open(code);
    await tv.shows(`${count} turn`, 'Turn order');
    await movesNow(server, code, '0', 'investigate', '1', 0);
    await tv.shows(`${count} window`, /looks at|wants to look/);
    await precinctTimesOut(server, code);
    while ((await precinctTruth(server, code)).active !== '1') await precinctTimesOut(server, code);
    await movesNow(server, code, '1', 'claim', 'suspicion', '2');
    await movesNow(server, code, '1', 'shoot');
    await tv.shows(`${count} aimed`, /wants to shoot/);
    await precinctTimesOut(server, code);
    await tv.shows(`${count} shot`, tv.stage.getByRole('dialog').getByText(/is out/));
    await tv.closeScene();
  }
  for (const size of [
    { width: 1280, height: 720 },
    { width: 3840, height: 2160 },
  ]) {
    await tv.page.setViewportSize(size);
    await expect(tv.stage.getByRole('region', { name: 'Invitation' })).toBeInViewport({ ratio: 0.99 });
  }
});

test('a match of Covert with two or four players fits a television', async ({ server, device }) => {
  const tv = new Television(await device({ reducedMotion: 'reduce' }));
  const pass = async (code: string) => {
    const { deadline } = await mapTruth(server, code);
    await server.pass(must(deadline) - server.clock.now());
  };
  for (const count of [2, 4]) {
    const { code: setUp, host } = await aRoomOf(server, count, 'covert', { characters: 'chosen' });
    await server.as(host, 'POST', '/start');
    await tv.open(setUp);
    await movesNow(server, setUp, must((await mapTruth(server, setUp)).turn).seat, 'chooseCharacter', 'courier');
    await tv.shows(`${count} characters`, /is choosing a character/);
    for (let seat = 1; seat < count; seat++) await pass(setUp);
    await tv.shows(`${count} missions`, 'Still choosing');
    const names = NAMES.slice(0, count);
    const place = await atTheMap({ server, device }, names, TABLE, { devices: 0 });
    await tv.open(place.code);
    await tv.shows(`${count} placing`, /is placing a die/);
    await isFilled(tv.stage, `${count} placing`);
    while ((await mapTruth(server, place.code)).window === null) await pass(place.code);
    await tv.shows(`${count} window`, 'Can react');
    const codes: Prepared = { phase: 'breakCodes', dice: TABLE.dice };
    const engine = await atTheMap({ server, device }, names, codes, { devices: 0 });
    await tv.open(engine.code);
    await tv.shows(`${count} codes`, 'breaking now');
    await isFilled(tv.stage, `${count} codes`);
    const six = ['MI01', 'MI02', 'MI03', 'MI04', 'MI06', 'MI07'];
    const over: Prepared = { phase: 'resolve', isLast: true, dice: TABLE.dice, finished: { '0': six, '1': ['MI05'] } };
    const end = await atTheMap({ server, device }, names, over, { devices: 0 });
    while ((await mapTruth(server, end.code)).outcome === null) await pass(end.code);
    await tv.open(end.code);
    await tv.shows(`${count} end`, /^Ana wins with \d+ points\.$/);
    await expect(tv.stage.getByText(/Ana wins/)).toHaveCount(1);
  }
});

/** Checks that both columns beside the middle of Covert's table are filled from top to bottom. */
async function isFilled(stage: FrameLocator, screen: string): Promise<void> {
  for (const column of ['[data-large] > :first-child', 'aside']) {
    const box = must(await stage.locator(column).boundingBox());
    const parts = await stage.locator(`${column} li, ${column} > :not(:has(li))`).all();
    const boxes = await Promise.all(parts.map(async (part) => must(await part.boundingBox())));
    const ends = [box.y, ...boxes.map(({ y, height }) => y + height).sort((one, other) => one - other)];
    const gaps = boxes.map(({ y }) => y - Math.max(...ends.filter((end) => end <= y)));
    const below = box.y + box.height - must(ends.at(-1));
    expect.soft(Math.max(below, ...gaps), `${screen}: the tallest gap in ${column}`).toBeLessThan(box.height / 8);
  }
}

/**
 * A table of Covert with dice on most targets, cubes on the map, cubes that a player has picked up, and the face-up
 * cards with the longest names.
 */
const TABLE = {
  dice: {
    '0': [[1], [3], [4, 'decoder'], [5, 'decoder'], [6, 'movement']],
    '1': [
      [1, 'movement'],
      [5, 'agencyCards'],
      [6, 'agencyCards'],
      [2, 'decoder'],
      [2, 'folder'],
    ],
  },
  cubes: { paris: ['0', '1'], berlin: ['1'] },
  faceUp: { blue: 'AG27', purple: 'AG30', green: 'AG11', yellow: 'AG21', red: 'AG45', orange: 'AG20' },
  held: { '0': ['1'] },
} satisfies Prepared;
