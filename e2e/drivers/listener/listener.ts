import type { CDPSession, Page } from '@playwright/test';
import { must } from '../../../shared/must';
import { expect, SOON } from '../journey';
import { type AxNode, type Thing, Tree } from './tree';

/** More steps than any page has stops for the keyboard. */
const MOST_STEPS = 120;
/** How often the page is read until nothing changes any more; each reading takes it some hundredths of a second. */
const MOST_READS = 60;

/** So many steps before something one begins to read what one comes by. */
const CAREFUL = 2;

/** Turning back and forth this often, one does not come there. */
const MOST_TURNS = 6;
/** What lies no farther than this is walked to; for more the page’s first button leads to what can be done. */
const FEW = 8;
const SKIP = /^To (what you can do|the start of the match)$/;
const BY_SPACE = new Set(['radio', 'checkbox', 'switch']);

/** How far the keyboard had to go to something. */
export interface Way {
  to: string;
  keys: number;
}

/**
 * Somebody who neither sees the page nor has a mouse: knows of it only what its accessibility tree says, and acts by
 * keyboard alone. There is no selector in here, no coordinate and no script that runs in the page.
 */
export class Listener {
  /** Every way so far. */
  readonly ways: Way[] = [];
  /** After what the keyboard stood nowhere. */
  readonly lost: string[] = [];
  /** What two regions called out at the same time. */
  readonly doubled = new Set<string>();
  /** What was done last. */
  #last: string | null = null;
  readonly #keys: Page['keyboard'];
  readonly #session: CDPSession;

  constructor(keys: Page['keyboard'], session: CDPSession) {
    this.#keys = keys;
    this.#session = session;
  }

  static async at(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Listener(page.keyboard, session);
  }

  async read(): Promise<Tree> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const tree = new Tree(nodes as unknown as AxNode[]);
    // Two cards may say the same word; a sentence is said once.
    for (const { words } of tree.live)
      if (/[.?!]$/.test(words) && tree.live.filter((other) => other.words === words).length > 1)
        this.doubled.add(words);
    return tree;
  }

  /** Reads until what is sought is there. */
  async hear<T>(what: string, seek: (tree: Tree) => T | undefined): Promise<T> {
    let found: T | undefined;
    const look = async () => {
      found = seek(await this.read());
      return found !== undefined;
    };
    await expect.poll(look, { message: `${what} is heard`, intervals: SOON }).toBe(true);
    return must(found, what);
  }

  /** Reads until nothing changes by itself any more. */
  async settled(): Promise<Tree> {
    let tree = await this.read();
    let said = '';
    for (let reads = 0, alike = 0; reads < MOST_READS && alike < 1; reads++) {
      const now = tree.print();
      alike = now === said && !tree.isBusy ? alike + 1 : 0;
      said = now;
      tree = await this.read();
    }
    return tree;
  }

  /** Walks there and presses it. What is heard afterwards. */
  async press(thing: Thing): Promise<Tree> {
    const there = await this.#goTo(thing);
    if (there) await this.#keys.press(BY_SPACE.has(there.role) ? 'Space' : 'Enter');
    return this.#after(thing);
  }

  /**
   * Walks there, holds it by the space bar until it is as `until` says, and lets go. What was heard meanwhile, and then;
   * null: what it stood in has made way for something else before.
   */
  async hold(thing: Thing, until: (tree: Tree) => boolean): Promise<{ heard: Tree | null; after: Tree }> {
    if ((await this.#goTo(thing)) === null) return { heard: null, after: await this.#after(thing) };
    await this.#keys.down('Space');
    const last = await this.hear(`what “${thing.name}” shows`, (tree) =>
      until(tree) || !tree.hasPlace(thing) ? tree : undefined,
    );
    await this.#keys.up('Space');
    return { heard: until(last) ? last : null, after: await this.#after(thing) };
  }

  /** Walks there and writes; what stood there before is gone. */
  async write(thing: Thing, words: string): Promise<Tree> {
    if (await this.#goTo(thing)) {
      await this.#keys.press('ControlOrMeta+A');
      await this.#keys.type(words);
    }
    return this.#after(thing);
  }

  /** Walks there and stays. */
  async goTo(thing: Thing): Promise<void> {
    await this.#goTo(thing);
  }

  /** Keys pressed one after the other, wherever the keyboard stands. What is heard afterwards. */
  async key(...keys: string[]): Promise<Tree> {
    for (const key of keys) await this.#keys.press(key);
    return this.settled();
  }

  /** A key goes down, once more if it is down already, and stays there. */
  async keyDown(key: string): Promise<void> {
    await this.#keys.down(key);
  }

  async keyUp(key: string): Promise<void> {
    await this.#keys.up(key);
  }

  /** As soon as something has the keyboard again; a slow machine takes its time to draw what takes it. */
  async #somewhere(): Promise<Tree> {
    let tree = await this.settled();
    for (let reads = 0; reads < MOST_READS && isNowhere(tree); reads++) tree = await this.read();
    return tree;
  }

  async #after(thing: Thing): Promise<Tree> {
    this.#last = `${thing.role} ${thing.name}`;
    return this.settled();
  }

  /**
   * By Tab, and by arrow keys within what is one stop, until the tree says that it has the keyboard. Null: it has gone
   * by itself meanwhile, or is no longer possible.
   */
  async #goTo(thing: Thing): Promise<Thing | null> {
    let tree = await this.read();
    // Somebody who goes on must still be somewhere; while a page is being fetched nobody does.
    if (this.#last !== null && isNowhere(tree) && isNowhere(await this.#somewhere())) this.lost.push(this.#last);
    let hasSkipped = false;
    let turns = 0;
    let way = '';
    for (let keys = 0; keys <= MOST_STEPS; keys++) {
      const target = sameIn(tree, thing);
      if (!target || (target.isDisabled && !thing.isDisabled)) return null;
      if (target.isFocused) {
        this.ways.push({ to: `${thing.role} ${thing.name}`, keys });
        return target;
      }
      if (!hasSkipped && isBeforeAll(tree) && tree.stopsTo(target) > FEW && tree.find('button', SKIP)) {
        hasSkipped = true;
        await this.#keys.press('Tab');
        await this.#keys.press('Enter');
        keys++;
        tree = await this.read();
        continue;
      }
      const key = keyTowards(target, tree.focused);
      if (key !== way && way !== '') turns++;
      way = key;
      // The last of the way is walked step by step: what stands there is read before it is passed.
      const ahead = key.endsWith('Tab') && turns === 0 ? tree.stopsBetween(tree.focused, target) - CAREFUL : 0;
      for (let step = 0; step < ahead; step++) await this.#keys.press(key);
      keys += Math.max(ahead, 0);
      // To and fro means that Tab passes it by.
      expect(turns, `${thing.role} “${thing.name}” can be reached`).toBeLessThan(MOST_TURNS);
      tree = await this.#step(key, tree);
    }
    throw new Error(`${thing.role} “${thing.name}” is more than ${MOST_STEPS} keys away`);
  }

  /** A group may lie in rows: where an arrow leads nowhere, the others are left. */
  async #step(key: string, before: Tree): Promise<Tree> {
    const keys = key.startsWith('Arrow') ? [key, 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'] : [key];
    let tree = before;
    for (const each of keys) {
      await this.#keys.press(each);
      tree = await this.read();
      if (tree.focused?.at !== before.focused?.at || tree.focused?.name !== before.focused?.name) return tree;
    }
    return tree;
  }
}

const isNowhere = ({ focused }: Tree) => focused === undefined || focused.role === 'RootWebArea';

/** The keyboard stands on the page as a whole, before its first control. */
const isBeforeAll = ({ focused }: Tree) => focused === undefined || /^(RootWebArea|main)$/.test(focused.role);

function keyTowards(target: Thing, from: Thing | undefined): string {
  const isAhead = target.at > (from?.at ?? -1);
  if (from === undefined || from.group === null || from.group !== target.group) return isAhead ? 'Tab' : 'Shift+Tab';
  const isRow = target.role !== 'radio' && target.role !== 'menuitem';
  return isAhead ? (isRow ? 'ArrowRight' : 'ArrowDown') : isRow ? 'ArrowLeft' : 'ArrowUp';
}

/** The same thing as it stands in another reading: the nearest of its role and name in the same place. */
function sameIn(tree: Tree, { role, name, within, at }: Thing): Thing | undefined {
  const place = within.join(' / ');
  const alike = tree.things.filter((other) => other.role === role && other.name === name);
  const here = alike.filter((other) => other.within.join(' / ') === place);
  return [...(here.length > 0 ? here : alike)].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];
}
