import type { CDPSession, Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { expect, SOON } from '../journey';
import { type AxNode, type Thing, Tree } from './tree';

/** The maximum number of key presses on the way to a control. No page has as many tab stops. */
const MOST_STEPS = 120;
const MOST_RESTS = 200;

/** Runs in the page: resolves when no window ignores presses any longer, and nothing has changed for two frames. */
const REST = `new Promise((done) => {
  const QUIET = 2;
  const MOST = 600;
  let quiet = 0;
  const changes = new MutationObserver(() => { quiet = 0; });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = (count) => {
    quiet = document.querySelector('[data-early]') ? 0 : quiet + 1;
    if (quiet <= QUIET && count < MOST) return requestAnimationFrame(() => frame(count + 1));
    changes.disconnect();
    done();
  };
  frame(0);
})`;

/**
 * Match the socket.io packets that contain a move, and the server's answer to it. Both contain the number of the move.
 */
const ASKED = /^42((?:\/\w+,)?\d+)\[/;
const ANSWERED = /^43((?:\/\w+,)?\d+)\[/;

/** If the direction has changed this many times on the way to a target, the target cannot be reached. */
const MOST_TURNS = 6;
/**
 * If a target is at most this many tab stops away, only Tab is pressed. If it is farther away, the page’s skip button
 * is pressed first.
 */
const FEW = 8;
const SKIP = /^Skip to (your actions|the start)$/;
const BY_SPACE = new Set(['radio', 'checkbox', 'switch']);

/** The way to a control: the control's role and name, and the number of key presses. */
export interface Way {
  to: string;
  keys: number;
}

/**
 * A user who can neither see nor use a mouse. The user only reads the accessibility tree, and only acts by keyboard. No
 * method uses selectors or coordinates, or runs scripts in the page except to wait.
 */
export class Listener {
  readonly ways: Way[] = [];
  /** The actions after which the focus was on no element. */
  readonly lost: string[] = [];
  /** Texts that two live regions announced at the same time. */
  readonly doubled = new Set<string>();
  #last: string | null = null;
  readonly #keys: Page['keyboard'];
  readonly #session: CDPSession;
  /** The numbers of moves that the server has not answered yet. */
  readonly #asked = new Set<string>();

  constructor(keys: Page['keyboard'], session: CDPSession) {
    this.#keys = keys;
    this.#session = session;
    session.on('Network.webSocketFrameSent', ({ response }) => this.#note('add', ASKED, response.payloadData));
    session.on('Network.webSocketFrameReceived', ({ response }) =>
      this.#note('delete', ANSWERED, response.payloadData),
    );
  }

  static async at(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Accessibility.enable');
    return new Listener(page.keyboard, session);
  }

  #note(how: 'add' | 'delete', what: RegExp, packet: string) {
    const [, number] = what.exec(packet) ?? [];
    if (number) this.#asked[how](number);
  }

  async read(): Promise<Tree> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const tree = Tree.of(nodes as unknown as AxNode[]);
    // Two cards may have a word in common, but no sentence may be announced twice.
    for (const { words } of tree.live)
      if (/[.?!]$/.test(words) && tree.live.filter((other) => other.words === words).length > 1)
        this.doubled.add(words);
    return tree;
  }

  /** Reads the page repeatedly until `seek` returns something, and resolves to that. */
  async hear<T>(what: string, seek: (tree: Tree) => T | undefined): Promise<T> {
    let found: T | undefined;
    const look = async () => {
      found = seek(await this.settled());
      return found !== undefined;
    };
    await expect.poll(look, { message: `${what} is heard`, intervals: SOON }).toBe(true);
    return must(found, what);
  }

  /** Waits until the server has answered all moves and the page no longer changes, and then reads the page. */
  async settled(): Promise<Tree> {
    for (let rests = 0; ; rests++) {
      await this.#rest();
      if (this.#asked.size > 0 && rests < MOST_RESTS) continue;
      const tree = await this.read();
      if (!tree.isBusy || rests >= MOST_RESTS) return tree;
    }
  }

  async #rest(): Promise<void> {
    await this.#session.send('Runtime.evaluate', { expression: REST, awaitPromise: true });
  }

  async press(thing: Thing): Promise<Tree> {
    const there = await this.#goTo(thing);
    if (there) await this.#keys.press(BY_SPACE.has(there.role) ? 'Space' : 'Enter');
    return this.#after(thing);
  }

  /**
   * Moves the focus to a thing, holds it with the space bar until `until` returns true, and releases it. Resolves to
   * what was read during and after the hold. The first of these is null if the element around the thing disappears
   * before `until` returns true.
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

  async write(thing: Thing, words: string): Promise<Tree> {
    if (await this.#goTo(thing)) {
      await this.#keys.press('ControlOrMeta+A');
      await this.#keys.type(words);
    }
    return this.#after(thing);
  }

  async goTo(thing: Thing): Promise<void> {
    await this.#goTo(thing);
  }

  /** Presses keys without moving the focus first. Resolves to what is read next. */
  async key(...keys: string[]): Promise<Tree> {
    for (const key of keys) await this.#keys.press(key);
    return this.settled();
  }

  /** Presses a key without releasing it. If it is already pressed, this repeats the key. */
  async keyDown(key: string): Promise<void> {
    await this.#keys.down(key);
  }

  async keyUp(key: string): Promise<void> {
    await this.#keys.up(key);
  }

  /** Waits until an element has the focus again. On a slow machine, it takes time to draw the element that gets it. */
  async #somewhere(): Promise<Tree> {
    let tree = await this.settled();
    for (let rests = 0; rests < MOST_RESTS && isNowhere(tree); rests++) tree = await this.settled();
    return tree;
  }

  async #after(thing: Thing): Promise<Tree> {
    this.#last = `${thing.role} ${thing.name}`;
    return this.settled();
  }

  /**
   * Moves the focus to a thing by Tab, and by arrow keys inside a composite. Resolves to null if the thing disappears
   * or is disabled in the meantime.
   */
  async #goTo(thing: Thing): Promise<Thing | null> {
    // Reads the page again, because a window may have opened during the last reading and not yet moved the focus.
    let tree = await this.settled();
    // If the last action left the focus on no element, record it, unless a page is loading.
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
        tree = await this.#skip();
        keys++;
        continue;
      }
      const key = keyTowards(target, tree.focused);
      if (key !== way && way !== '') turns++;
      way = key;
      // Presses Tab as often as the tree suggests without reading the page. If the target does not have the focus then,
      // continues one key at a time.
      const ahead = key.endsWith('Tab') && turns === 0 ? tree.stopsBetween(tree.focused, target) - 1 : 0;
      for (let step = 0; step < ahead; step++) await this.#keys.press(key);
      keys += Math.max(ahead, 0);
      // If the focus moves back and forth around the target, Tab cannot reach it.
      expect(turns, `${thing.role} “${thing.name}” can be reached`).toBeLessThan(MOST_TURNS);
      tree = await this.#step(key, tree);
    }
    throw new Error(`${thing.role} “${thing.name}” is more than ${MOST_STEPS} keys away`);
  }

  /** Presses Tab and then, if this has focused the skip button, presses that. Resolves to what is read next. */
  async #skip(): Promise<Tree> {
    await this.#keys.press('Tab');
    const tree = await this.read();
    // If the focused control has disappeared, Tab continues from where it was, and does not reach the skip button.
    if (!SKIP.test(tree.focused?.name ?? '')) return tree;
    await this.#keys.press('Enter');
    return this.read();
  }

  /**
   * Presses a key and reads the page. If an arrow key does not move the focus, tries the other arrow keys, because the
   * things in a group may be arranged in rows.
   */
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

/** Returns true if no control has the focus, only the page or its main part as a whole. */
const isBeforeAll = ({ focused }: Tree) => focused === undefined || /^(RootWebArea|main)$/.test(focused.role);

function keyTowards(target: Thing, from: Thing | undefined): string {
  const isAhead = target.at > (from?.at ?? -1);
  if (from === undefined || from.group === null || from.group !== target.group) return isAhead ? 'Tab' : 'Shift+Tab';
  const isRow = target.role !== 'radio' && target.role !== 'menuitem';
  return isAhead ? (isRow ? 'ArrowRight' : 'ArrowDown') : isRow ? 'ArrowLeft' : 'ArrowUp';
}

/**
 * Finds a thing again in what was read later: the nearest thing with the same role and name, preferably in the same
 * place.
 */
function sameIn(tree: Tree, { role, name, within, at }: Thing): Thing | undefined {
  const place = within.join(' / ');
  const alike = tree.things.filter((other) => other.role === role && other.name === name);
  const here = alike.filter((other) => other.within.join(' / ') === place);
  return [...(here.length > 0 ? here : alike)].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];
}
