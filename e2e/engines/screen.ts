import type { ViewportSize } from '@playwright/test';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { expect, SOON } from '../drivers/journey';
import type { Hands } from '../drivers/listener/play';
import { type Thing, Tree } from '../drivers/listener/tree';
import type { Driver } from './driver';
import { type PageReading, readPage, rest } from './inPage';

/** The maximum number of times to wait for a busy page. Fewer are needed to draw the server's answer. */
const MOST_RESTS = 200;
/** The number of retries if a control moves before it is pressed. */
const MOST_MISSES = 5;

/** A device in one of the engines, used with a mouse. Clicks are made at the real position of an element. */
export class Screen implements Hands {
  readonly driver: Driver;
  readonly #server: TestServer;
  #size: ViewportSize;

  private constructor(driver: Driver, server: TestServer, size: ViewportSize) {
    this.driver = driver;
    this.#server = server;
    this.#size = size;
  }

  /** Opens a device with the address `url`. This can be a path on the server or a complete address. */
  static async at(driver: Driver, server: TestServer, size: ViewportSize, url: string): Promise<Screen> {
    await driver.resize(size);
    await driver.open(url);
    return new Screen(driver, server, size);
  }

  get size(): ViewportSize {
    return this.#size;
  }

  async resize(size: ViewportSize): Promise<void> {
    this.#size = size;
    await this.driver.resize(size);
    await this.driver.run(`(${rest})()`);
  }

  async read(): Promise<Tree> {
    const { things, live } = await this.driver.run<PageReading>(`(${readPage})()`);
    const whole = things.map(
      (thing, at): Thing => ({ ...thing, at, description: '', isFocusable: false, group: null }),
    );
    return new Tree(whole, live);
  }

  /** Reads the screen after the server has answered and the page has stopped changing. */
  async settled(): Promise<Tree> {
    for (let rests = 0; ; rests++) {
      await this.#server.served.settled();
      await this.driver.run(`(${rest})()`);
      const tree = await this.read();
      if (!tree.isBusy || rests > MOST_RESTS) return tree;
    }
  }

  async hear<T>(what: string, seek: (tree: Tree) => T | undefined): Promise<T> {
    let found: T | undefined;
    const look = async () => {
      const tree = await this.settled().catch(nullIfLeft);
      found = tree ? seek(tree) : undefined;
      return found !== undefined;
    };
    await expect.poll(look, { message: `${what} is there`, intervals: SOON }).toBe(true);
    return must(found, what);
  }

  async press(thing: Thing): Promise<Tree> {
    await this.#tries(thing, (element) => this.driver.click(element));
    return this.settled();
  }

  async write(thing: Thing, words: string): Promise<Tree> {
    await this.#tries(thing, (element) => this.driver.type(element, words));
    return this.settled();
  }

  async hold(thing: Thing, until: (tree: Tree) => boolean): Promise<{ heard: Tree | null; after: Tree }> {
    const release = await this.driver.hold(elementOf(thing));
    const last = await this.hear(`what “${thing.name}” shows`, (tree) =>
      until(tree) || !tree.hasPlace(thing) ? tree : undefined,
    );
    await release();
    return { heard: until(last) ? last : null, after: await this.settled() };
  }

  /**
   * Acts on a control. If it has moved in the meantime, because a bot acted or a scene ended, tries again at its new
   * position.
   */
  async #tries(thing: Thing, act: (element: string) => Promise<void>): Promise<void> {
    let now: Thing | undefined = thing;
    for (let misses = 0; now !== undefined; misses++) {
      try {
        return await act(elementOf(now));
      } catch (cause) {
        if (misses === MOST_MISSES) throw new Error(`${thing.role} “${thing.name}” cannot be pressed`, { cause });
        const tree: Tree = await this.settled();
        now = tree.all(thing.role, thing.name).find(({ within }) => within.join() === thing.within.join());
      }
    }
  }
}

/** Returns null if the page was left or reloaded while it was being read. Throws all other errors. */
function nullIfLeft(error: unknown): null {
  if (/context was destroyed|unload event|navigat/i.test(String(error))) return null;
  throw error;
}

/** Returns an expression for the element of a thing. For a radio button or a switch, this is the label. */
const elementOf = ({ at }: Thing) => `(window.things[${at}].closest('label') ?? window.things[${at}])`;
