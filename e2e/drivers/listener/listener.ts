import type { CDPSession, Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { expect, SOON } from '../journey';
import { type AxNode, type Thing, Tree } from './tree';

/** The maximum number of key presses in one walk. No page has as many tab stops. */
const MOST_STEPS = 120;
const MOST_RESTS = 200;

/** Runs in the page: resolves once new windows accept presses and nothing has changed for two frames. */
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

/** Match the socket.io packets of a move and of the server's answer to it. Both contain the move's number. */
const ASKED = /^42((?:\/\w+,)?\d+)\[/;
const ANSWERED = /^43((?:\/\w+,)?\d+)\[/;

/** A target is unreachable if the walk to it has changed direction this many times. */
const MOST_TURNS = 6;
/**
 * A target at most this many tab stops away is reached by Tab alone. For a target farther away, the page’s skip button
 * is pressed first.
 */
const FEW = 8;
const SKIP = /^Skip to (your actions|the start)$/;
const BY_SPACE = new Set(['radio', 'checkbox', 'switch']);

/** A walk to a control: the control's role and name, and the number of key presses. */
export interface Way {
  to: string;
  keys: number;
}

/**
 * A user without sight or mouse, who reads only the accessibility tree and acts only by keyboard. No method takes a
 * selector or coordinates, or runs a script in the page except to wait.
 */
export class Listener {
  readonly ways: Way[] = [];
  /** The actions after which no element had focus. */
  readonly lost: string[] = [];
  /** Texts that two live regions announced at the same time. */
  readonly doubled = new Set<string>();
  #last: string | null = null;
  readonly #keys: Page['keyboard'];
  readonly #session: CDPSession;
  /** The numbers of the moves that await the server's answer. */
  readonly #asked = new Set<string>();
  /** The last reading of the page, or null if the user has acted since. */
  #heard: Tree | null = null;

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
    // Two cards may contain the same word, but the same sentence must not be announced twice.
    for (const { words } of tree.live)
      if (/[.?!]$/.test(words) && tree.live.filter((other) => other.words === words).length > 1)
        this.doubled.add(words);
    return tree;
  }

  /** Reads the page until `seek` finds something. Resolves to what `seek` returned. */
  async hear<T>(what: string, seek: (tree: Tree) => T | undefined): Promise<T> {
    let found: T | undefined;
    const look = async () => {
      found = seek(await this.settled());
      return found !== undefined;
    };
    await expect.poll(look, { message: `${what} is heard`, intervals: SOON }).toBe(true);
    return must(found, what);
  }

  /** Waits until the server has answered every move and the page has stopped changing, then reads the page. */
  async settled(): Promise<Tree> {
    for (let rests = 0; ; rests++) {
      await this.#rest();
      if (this.#asked.size > 0 && rests < MOST_RESTS) continue;
      const tree = await this.read();
      if (tree.isBusy && rests < MOST_RESTS) continue;
      this.#heard = tree;
      return tree;
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
   * Walks to a thing, holds it with the space bar until `until` is true, and releases it. Resolves to the readings
   * during and after the hold. The reading during the hold is null if the thing's place disappears before `until` is
   * true.
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

  /** Presses keys without moving the focus first. Resolves to the next reading. */
  async key(...keys: string[]): Promise<Tree> {
    for (const key of keys) await this.#keys.press(key);
    return this.settled();
  }

  /** Presses a key without releasing it. Repeats the key if it is already down. */
  async keyDown(key: string): Promise<void> {
    await this.#keys.down(key);
  }

  async keyUp(key: string): Promise<void> {
    await this.#keys.up(key);
  }

  /** Waits until an element has focus again: on a slow machine, drawing the next element takes time. */
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
   * Walks by Tab, and by arrow keys within a composite, until the thing is focused. Resolves to null if the thing
   * disappears or becomes disabled on the way.
   */
  async #goTo(thing: Thing): Promise<Thing | null> {
    let tree = this.#heard ?? (await this.read());
    this.#heard = null;
    // Unless a page is loading, record the last action if it left nothing focused.
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
      // Press Tab as often as the tree suggests, without reading in between. Then continue key by key if the target is
      // not focused yet.
      const ahead = key.endsWith('Tab') && turns === 0 ? tree.stopsBetween(tree.focused, target) - 1 : 0;
      for (let step = 0; step < ahead; step++) await this.#keys.press(key);
      keys += Math.max(ahead, 0);
      // If the walk goes back and forth, Tab skips the target.
      expect(turns, `${thing.role} “${thing.name}” can be reached`).toBeLessThan(MOST_TURNS);
      tree = await this.#step(key, tree);
    }
    throw new Error(`${thing.role} “${thing.name}” is more than ${MOST_STEPS} keys away`);
  }

  /** Presses Tab, then the skip button if Tab has focused it. Resolves to the next reading. */
  async #skip(): Promise<Tree> {
    await this.#keys.press('Tab');
    const tree = await this.read();
    // If the focused control has disappeared, Tab continues from that control's place, so the skip button is not
    // focused.
    if (!SKIP.test(tree.focused?.name ?? '')) return tree;
    await this.#keys.press('Enter');
    return this.read();
  }

  /**
   * Presses a key and reads the page. If an arrow key does not move the focus, tries the other arrow keys, because a
   * group's things may be in rows.
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

/** Returns true if no element inside the page has the focus. */
const isBeforeAll = ({ focused }: Tree) => focused === undefined || /^(RootWebArea|main)$/.test(focused.role);

function keyTowards(target: Thing, from: Thing | undefined): string {
  const isAhead = target.at > (from?.at ?? -1);
  if (from === undefined || from.group === null || from.group !== target.group) return isAhead ? 'Tab' : 'Shift+Tab';
  const isRow = target.role !== 'radio' && target.role !== 'menuitem';
  return isAhead ? (isRow ? 'ArrowRight' : 'ArrowDown') : isRow ? 'ArrowLeft' : 'ArrowUp';
}

/** Finds a thing in a newer reading: the nearest thing with the same role and name, preferably in the same place. */
function sameIn(tree: Tree, { role, name, within, at }: Thing): Thing | undefined {
  const place = within.join(' / ');
  const alike = tree.things.filter((other) => other.role === role && other.name === name);
  const here = alike.filter((other) => other.within.join(' / ') === place);
  return [...(here.length > 0 ? here : alike)].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];
}
