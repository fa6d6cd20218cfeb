import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtClient } from './journey';

/**
 * Makes the browser of this device as old as the baseline in docs/browsers.md: removes functions for scripts, and
 * selectors and values for style sheets, that Safari 16.4, Firefox 115 or Chrome 109 does not have.
 */
export async function makeOlder(page: Page): Promise<Page> {
  await page.context().addInitScript(removeFeatures);
  await page.context().route('**/*.css', (route) => {
    const css = readFileSync(builtClient + new URL(route.request().url()).pathname, 'utf8')
      .replaceAll(':has(', ':unknown-has(')
      .replaceAll('color-mix(', 'unknown-mix(')
      .replaceAll(/text-wrap:[^;}]+/g, '');
    return route.fulfill({ body: css, contentType: 'text/css' });
  });
  return page;
}

function removeFeatures(): void {
  const drop = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  drop(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  drop(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction', 'command', 'commandForElement');
  drop(HTMLDialogElement.prototype, 'closedBy', 'requestClose');
  drop(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML');
  drop(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  drop(Object.getPrototypeOf(Uint8Array.prototype), 'toSorted', 'toReversed', 'with');
  drop(Uint8Array.prototype, 'toHex', 'toBase64');
  drop(Uint8Array, 'fromHex', 'fromBase64');
  drop(Array, 'fromAsync');
  drop(Object, 'groupBy');
  drop(Map, 'groupBy');
  drop(Promise, 'withResolvers', 'try');
  const sets = ['union', 'intersection', 'difference', 'symmetricDifference'];
  drop(Set.prototype, ...sets, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  drop(String.prototype, 'isWellFormed', 'toWellFormed');
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  drop(iterators, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find');
  drop(URL, 'canParse', 'parse');
  drop(AbortSignal, 'any');
  drop(RegExp, 'escape');
  drop(Intl, 'Segmenter', 'DurationFormat');
  drop(Document.prototype, 'startViewTransition');
  drop(Navigator.prototype, 'userActivation', 'vibrate', 'wakeLock', 'share');
  drop(window, 'Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'onscrollend', 'navigation', 'scheduler');
  const refuse = (from: object, name: string) => {
    const own = Reflect.get(from, name) as (selector: string) => unknown;
    Reflect.set(from, name, function (this: unknown, selector: string) {
      if (/:popover-open|:has\(|:open\b/.test(selector)) throw new DOMException(`'${selector}'`, 'SyntaxError');
      return own.call(this, selector);
    });
  };
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) refuse(Element.prototype, name);
  for (const name of ['querySelector', 'querySelectorAll']) refuse(Document.prototype, name);
}
