import { coverBlownPlayer } from '../drivers/coverblown/listens';
import { covertPlayer } from '../drivers/covert/listens';
import { covertQuesPlayer } from '../drivers/covertques/listens';
import { goodCopPlayer } from '../drivers/goodcopbadcop/listens';
import { expect, test } from '../drivers/journey';
import { Listener } from '../drivers/listener/listener';
import { hurryBots, openTable, type Player, playThrough, pressWhenHeard, tryWithBots } from '../drivers/listener/play';
import type { Tree } from '../drivers/listener/tree';

/** The maximum number of key presses to reach the next control. */
const FAR = 20;

interface Game {
  title: string;
  player: () => Player;
  seed: string;
  /** The actions that must occur in a match. Each is made by keyboard, using a control that was found by its name. */
  deeds: readonly string[];
  sitDown(listener: Listener): Promise<void>;
  afterwards?(listener: Listener): Promise<void>;
}

/**
 * Uses the replay by keyboard. Then checks that holding down Enter does not start a new match, but that pressing it
 * again does.
 */
async function replaysAndBeginsAnew(listener: Listener): Promise<void> {
  const slider = (tree: Tree) => tree.find('slider', 'Replay');
  await listener.goTo(await listener.hear('the replay', slider));
  for (const [key, at] of [
    ['Home', '0'],
    ['ArrowRight', '1'],
  ] as const)
    expect(slider(await listener.key(key))?.value).toBe(at);
  const last = slider(await listener.key('End'))?.value;
  expect(slider(await listener.key('PageUp'))?.value).not.toBe(last);
  expect(slider(await listener.key('PageDown'))?.value).toBe(last);

  const again = (tree: Tree) => tree.find('button', 'Play again');
  await listener.keyDown('Enter');
  await listener.goTo(await listener.hear('once more', again));
  await listener.keyDown('Enter');
  expect(again(await listener.settled())).toBeDefined();
  await listener.keyUp('Enter');
  await listener.press(await listener.hear('once more', again));
  await listener.hear('the telephone', (tree) => tree.find('button', 'Answer'));
}

/**
 * Skips the story, checks the deal on this device, and reads the explanation. The focus must return to the button that
 * opened the check.
 */
async function checksTheDeal(listener: Listener): Promise<void> {
  const place = /^dialog Check that the deal was fair/;
  await pressWhenHeard(listener, 'Full result');
  await listener.hear('the cards', ({ focused }) => focused?.role === 'region' || undefined);
  await pressWhenHeard(listener, 'Check the deal was fair');
  await listener.hear('the result', (tree) => tree.find('heading', 'Everything matches.', { in: place }));
  await listener.hear('the steps', (tree) => tree.says(/^Seed as committed/) || undefined);
  await pressWhenHeard(listener, 'What this proves', place);
  await pressWhenHeard(listener, 'Close', /^dialog What this proves/);
  await pressWhenHeard(listener, 'Close', place);
  const after = await listener.hear('the page', (tree) => (tree.has('dialog', /./) ? undefined : tree));
  expect(after.focused?.name).toMatch(/^Check the deal/);
}

const GAMES: readonly Game[] = [
  {
    title: 'Cover Blown!',
    player: coverBlownPlayer,
    seed: 'heard',
    deeds: ['answered', 'heard a call', 'hung up', 'asked about a suspect', 'claimed', 'examined'],
    sitDown: (listener) => tryWithBots(listener, 'Cover Blown!'),
    afterwards: replaysAndBeginsAnew,
  },
  {
    title: 'Covert Ques',
    player: covertQuesPlayer,
    seed: 'heard there',
    deeds: ['read the envelope', 'hinted', 'suspected somebody', 'voted', 'held a face', 'passed'],
    sitDown: (listener) => tryWithBots(listener, 'Covert Ques'),
    afterwards: checksTheDeal,
  },
  {
    title: 'Good Cop Bad Cop',
    player: goodCopPlayer,
    seed: 'heard at the precinct',
    deeds: [
      'looked at its cards',
      'filed',
      'passed',
      'looked at a card',
      'heard what a card is',
      'aimed',
      'saw a shot',
    ],
    async sitDown(listener) {
      await tryWithBots(listener, 'Good Cop Bad Cop');
      await hurryBots(listener);
    },
  },
  {
    title: 'Covert',
    player: covertPlayer,
    seed: 'heard',
    deeds: ['looked at missions', 'chose missions', 'placed a die', 'swapped tiles', 'took a card', 'moved an Agent'],
    async sitDown(listener) {
      await openTable(listener, 'Ines', 'Covert');
      await hurryBots(listener);
    },
  },
];

for (const { title, player, seed, deeds, sitDown, afterwards } of GAMES) {
  test.describe(title, () => {
    test.use({ seed, viewport: { width: 1280, height: 720 } });

    test(`${title}: a match can be played with only the keyboard and the accessibility tree`, async ({
      server,
      device,
    }) => {
      const page = await device({ isNew: title !== 'Covert', reducedMotion: 'reduce' });
      await page.goto('/');
      const listener = await Listener.at(page);
      await sitDown(listener);
      const hands = player();
      await playThrough(listener, server, hands);
      await afterwards?.(listener);
      expect.soft(hands.done()).toEqual(expect.arrayContaining([...deeds]));
      expect
        .soft(
          listener.ways.filter(({ keys }) => keys > FAR),
          'too many key presses away',
        )
        .toEqual([]);
      expect.soft(listener.lost, 'actions after which no element had focus').toEqual([]);
      expect.soft([...listener.doubled], 'announced twice').toEqual([]);
    });
  });
}
