/**
 * These functions are sent to the page as source text, so they must not use anything that is defined outside of them.
 */

export interface PageThing {
  role: string;
  name: string;
  value: string;
  isFocused: boolean;
  isDisabled: boolean;
  isBusy: boolean;
  isOn: boolean | null;
  isExpanded: boolean | null;
  within: string[];
}

export interface PageReading {
  things: PageThing[];
  live: { isUrgent: boolean; words: string }[];
}

/**
 * Reads the controls and texts of the page or of its topmost dialog. Uses the DOM, because only Chromium makes its
 * accessibility tree available. Stores the elements in `window.things`, in the same order.
 */
export function readPage(): PageReading {
  const roles: Record<string, string> = {
    BUTTON: 'button',
    TEXTAREA: 'textbox',
    DIALOG: 'dialog',
    FIELDSET: 'group',
    ARTICLE: 'article',
    SECTION: 'region',
    NAV: 'navigation',
    UL: 'list',
    OL: 'list',
    LI: 'listitem',
  };
  const inputs: Record<string, string> = { checkbox: 'checkbox', radio: 'radio', range: 'slider' };
  const roleOf = (element: Element): string => {
    const role = element.getAttribute('role');
    if (role !== null) return role;
    if (element instanceof HTMLInputElement) return inputs[element.type] ?? 'textbox';
    if (element.matches('a[href]')) return 'link';
    return /^H[1-6]$/.test(element.tagName) ? 'heading' : (roles[element.tagName] ?? '');
  };
  // According to browsers, an element with `display: contents` is invisible, because it does not have a box.
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents';
  const isRead = (element: Element) =>
    element.getAttribute('aria-hidden') !== 'true' && !element.matches('[inert]') && isSeen(element);
  /** Returns the words in a node. Words on the same line are joined. */
  const wordsIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || !isRead(node)) return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    const words = own ?? [...node.childNodes].map(wordsIn).join('');
    return getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
  };
  const trimmed = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element, role: string): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (labels.length > 0) return trimmed(labels.map((label) => label.textContent ?? '').join(' '));
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (own !== null) return trimmed(own);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return trimmed([...(element.labels ?? [])].map(wordsIn).join(' '));
    if (element instanceof HTMLFieldSetElement) return trimmed(element.querySelector('legend')?.textContent ?? '');
    return /button|link|radio|checkbox|switch|tab|menuitem|option|heading/.test(role)
      ? trimmed([...element.childNodes].map(wordsIn).join(''))
      : '';
  };
  const flag = (element: Element, ...names: string[]): boolean | null => {
    const values = names.map((name) => element.getAttribute(`aria-${name}`)).filter((value) => value !== null);
    return values.length > 0 ? values.includes('true') : null;
  };

  const things: PageThing[] = [];
  const live: PageReading['live'] = [];
  const elements: Element[] = [];
  const add = (element: Element, role: string, name: string, within: string[]) => {
    const isInput = element instanceof HTMLInputElement;
    const canBeChecked = isInput && /radio|checkbox/.test(element.type);
    elements.push(element);
    things.push({
      role,
      name,
      value: isInput ? element.value : '',
      isFocused: element === document.activeElement,
      isDisabled: element.matches(':disabled') || flag(element, 'disabled') === true,
      isBusy: flag(element, 'busy') === true,
      isOn: canBeChecked ? element.checked : flag(element, 'pressed', 'checked', 'selected'),
      isExpanded: flag(element, 'expanded'),
      within,
    });
  };
  const walk = (node: Node, within: string[]): void => {
    if (node instanceof Text) {
      const words = trimmed(node.data);
      if (words !== '' && node.parentElement) add(node.parentElement, 'StaticText', words, within);
      return;
    }
    if (!(node instanceof Element) || !isRead(node)) return;
    const role = roleOf(node);
    const name = nameOf(node, role);
    const urgency =
      node.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : role === 'status' ? 'polite' : '');
    const words = /assertive|polite/.test(urgency) ? trimmed(wordsIn(node)) : '';
    if (words !== '') live.push({ isUrgent: urgency === 'assertive', words });
    const isThing = role !== '' && (role !== 'region' || name !== '');
    if (isThing) add(node, role, name, within);
    const inner = isThing ? [...within, `${role} ${name}`] : within;
    for (const child of node.childNodes) walk(child, inner);
  };
  walk([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body, []);
  Object.assign(window, { things: elements });
  return { things, live };
}

/** Scrolls an element into view and returns its centre. Fails if the element is covered. */
export function pointOf(element: Element): { x: number; y: number } {
  const look = (block: ScrollLogicalPosition) => {
    element.scrollIntoView({ behavior: 'instant', block, inline: 'nearest' });
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { x, y, at: document.elementFromPoint(x, y) };
  };
  let found = look('nearest');
  // Parts that stick to the edge of the screen may cover the element, so scroll it to the centre.
  if (!element.contains(found.at)) found = look('center');
  const { x, y, at } = found;
  if (element.contains(at)) return { x, y };
  throw new Error(`${element.outerHTML.slice(0, 80)} is under ${at?.outerHTML.slice(0, 80) ?? 'nothing'}`);
}

/** Records all further errors of the page and of the console in `window.troubles`. */
export function keepTroubles(): void {
  const troubles: string[] = [];
  Object.assign(window, { troubles });
  addEventListener('error', ({ message }) => troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  const { error } = console;
  console.error = (...words) => {
    troubles.push(words.join(' '));
    error.apply(console, words);
  };
}

/** Reports errors of ResizeObservers as page errors. They only cause an `error` event on the window. */
export function reportMessages(): void {
  addEventListener('error', ({ error, message }) => {
    if (!error) reportError(new Error(message));
  });
}

/** Resolves when nothing has changed for two frames, and no window ignores presses any longer. */
export function rest(): Promise<void> {
  return new Promise((done) => {
    let quiet = 0;
    let frames = 0;
    const changes = new MutationObserver(() => {
      quiet = 0;
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const frame = () => {
      quiet = document.querySelector('[data-early]') ? 0 : quiet + 1;
      frames += 1;
      if (quiet <= 2 && frames < 600) return requestAnimationFrame(frame);
      changes.disconnect();
      done();
    };
    requestAnimationFrame(frame);
  });
}
