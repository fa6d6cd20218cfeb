import type { TestServer } from '#server/testing/index.ts';
import { expect } from '../journey';
import type { Listener } from './listener';
import type { Thing, Tree } from './tree';

/** A user who reads the accessibility tree, and plays by keyboard or by mouse. */
export type Hands = Pick<Listener, 'hear' | 'settled' | 'press' | 'write' | 'hold'>;

export type Deed =
  | { press: Thing }
  | { write: Thing; words: string }
  /**
   * Holds the thing `hold` with the space bar until `until` returns true. `heard` is called with what was read during
   * the hold.
   */
  | { hold: Thing; until(tree: Tree): boolean; heard(tree: Tree): void };

export interface Player {
  /** Returns the next action, or null while other players act. */
  decide(tree: Tree): Deed | null;
  /** Returns the events that have occurred so far. Tests check that all events of a whole match are among them. */
  done(): readonly string[];
}

/** Makes an empty set of events, and functions that return a player's actions and record events in this set. */
export function hands() {
  const done = new Set<string>();
  return {
    done,
    /** Returns an action that presses `thing` and records `what`. Returns null if `thing` is undefined. */
    press(thing: Thing | undefined, what?: string): Deed | null {
      if (!thing) return null;
      if (what) done.add(what);
      return { press: thing };
    },
    /** Returns an action that holds `thing`, and records `what` after the content of `thing` was heard. */
    hold: (thing: Thing, until: (tree: Tree) => boolean, what: string): Deed => ({
      hold: thing,
      until,
      heard: () => void done.add(what),
    }),
  };
}

/** Finds the enabled button with this name. If `place` is given, it must be inside that place. */
export const button = (tree: Tree, name: string | RegExp, place?: RegExp): Thing | undefined =>
  tree.find('button', name, { in: place });

/** Limits for a match: the maximum number of actions, and the maximum number of seconds to wait for bots at a time. */
const MOST_DEEDS = 700;
const LONGEST_WAIT = 600;

/** Plays a match from the first view of the table until the page after the match. */
export async function playThrough(listener: Hands, server: TestServer, player: Player): Promise<void> {
  await listener.hear('the table', (now) => now.find('button', 'Menu') ?? now.find('dialog', /incoming call$/));
  let tree = await listener.settled();
  let waited = 0;
  for (let deeds = 0; deeds < MOST_DEEDS && !isOver(tree); ) {
    const deed = player.decide(tree);
    if (deed === null) {
      expect(waited, `the others take their time:\n${tree.print()}`).toBeLessThan(LONGEST_WAIT);
      waited += 2;
      await server.pass(2_000, 500);
      tree = await listener.settled();
    } else {
      waited = 0;
      deeds++;
      tree = await does(listener, deed);
    }
  }
  expect(isOver(tree), `the match ends:\n${tree.print()}`).toBe(true);
}

async function does(listener: Hands, deed: Deed): Promise<Tree> {
  if ('press' in deed) return listener.press(deed.press);
  if ('write' in deed) return listener.write(deed.write, deed.words);
  const { heard, after } = await listener.hold(deed.hold, deed.until);
  if (heard) deed.heard(heard);
  return after;
}

/** Returns true on the page after a match, which is recognized by buttons that all games have. */
const isOver = (tree: Tree) => tree.has('button', 'Play again') && tree.has('button', 'Switch games');

/** Waits until there is an enabled button with this name, and presses it. */
export async function pressWhenHeard(listener: Hands, name: string | RegExp, place?: RegExp): Promise<void> {
  await pressOnceThere(listener, `the button ${name}`, (tree) => tree.find('button', name, { in: place }));
}

/**
 * Waits until a thing has appeared and the page no longer changes, so that the order of tab stops is final. Then
 * presses the thing.
 */
async function pressOnceThere(listener: Hands, what: string, seek: (tree: Tree) => Thing | undefined) {
  const thing = await listener.hear(what, seek);
  await listener.settled();
  await listener.press(thing);
}

/** Starts a match with bots from a game's card on the home page, and reads the intro. */
export async function tryWithBots(listener: Hands, title: string): Promise<void> {
  await pressWhenHeard(listener, 'Try it with bots', new RegExp(`^article ${title}$`));
  await readCards(listener, title);
}

/** Opens a room with this game, adds a bot and starts a match. The intro must have been marked as read before. */
export async function openTable(listener: Hands, name: string, title: string): Promise<void> {
  await pressWhenHeard(listener, 'Start a room');
  const field = await listener.hear('who is asked', (tree) => tree.find('textbox', 'Your name'));
  await listener.write(field, name);
  await pressWhenHeard(listener, 'Open the room');
  const isGame = new RegExp(`^${title}, `);
  await pressOnceThere(listener, title, (tree) => tree.find('radio', isGame));
  await pressWhenHeard(listener, 'Add a bot');
  await pressWhenHeard(listener, /^Field agent/, /^dialog Add a bot/);
  await pressWhenHeard(listener, `Start ${title}`);
}

async function readCards(listener: Hands, title: string): Promise<void> {
  const place = new RegExp(`^dialog First time playing ${title}\\?`);
  const isRead = (tree: Tree) => tree.find('button', 'Got it', { in: place });
  await listener.press(await listener.hear('the cards', isRead));
}

export async function hurryBots(listener: Hands): Promise<void> {
  await pressWhenHeard(listener, 'Menu');
  await pressOnceThere(listener, 'how fast', (tree) => tree.find('radio', 'Instant'));
  await pressWhenHeard(listener, 'Close', /^dialog At the table/);
}
