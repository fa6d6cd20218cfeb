/**
 * Checks that run inside a page. They are sent to it as source text, so they must not use anything that is defined
 * outside of them.
 */

/** Finds elements that can be scrolled sideways because their content is too wide. */
export function sideways(): string[] {
  const screens = [document.scrollingElement, ...document.querySelectorAll('dialog[open]')];
  return screens.flatMap((screen) =>
    screen && screen.scrollWidth > screen.clientWidth && !/hidden|clip/.test(getComputedStyle(screen).overflowX)
      ? [`${screen.tagName} ${screen.scrollWidth}`]
      : [],
  );
}

/** Finds boxes that can be scrolled both vertically and sideways, because some of their content is too wide. */
export function bothWays(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY);
    return scrolls && box.clientWidth > 1 && box.scrollWidth > box.clientWidth
      ? [`${box.tagName} ${box.className} ${box.scrollWidth} in ${box.clientWidth}`]
      : [];
  });
}

/** Finds controls that are too small for a thumb. A link inside a sentence may be only as tall as its line. */
export function tooSmall(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=tab]');
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
    if (control.closest('[inert]')) return [];
    if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') return [];
    const target = control.tagName === 'INPUT' ? (control.closest('label') ?? control) : control;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= 43.5 && height >= 43.5)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return [`${control.tagName} ${name.trim().slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`];
  });
}

/** Finds icons on controls that have no size, so that the control looks like an empty box. */
export function lostIcons(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...top.querySelectorAll('button svg, a[href] svg')].flatMap((icon) => {
    if (!icon.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || icon.closest('.sr')) return [];
    const { width, height } = icon.getBoundingClientRect();
    const control = icon.closest('button, a');
    const name = (control?.getAttribute('aria-label') ?? control?.textContent ?? '').trim().slice(0, 30);
    return width < 1 || height < 1 ? [`icon of "${name}"`] : [];
  });
}

/**
 * Finds words cut off at an edge of the screen or of a box that hides its overflow. Content that can be scrolled into
 * view is not cut off. Ignores visually hidden (`.sr`) and decorative (`data-decor`) content, and excerpts of text that
 * appears in full elsewhere (`data-excerpt`).
 */
export function cutWords(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const pen = document.createElement('canvas').getContext('2d');
  const found = [...top.querySelectorAll<HTMLInputElement>('input:placeholder-shown')]
    .filter((input) => {
      if (!pen || !input.checkVisibility({ visibilityProperty: true }) || input.closest('.sr')) return false;
      const style = getComputedStyle(input);
      pen.font = style.font;
      const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return pen.measureText(input.placeholder).width > room + 1;
    })
    .map(({ placeholder }) => `"${placeholder}" in its field`);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const box = node.parentElement;
    if (!node.textContent?.trim() || !box?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (box.closest('.sr, [data-decor], [data-excerpt], svg, style, script, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const text = {
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      top: Math.min(...rects.map((rect) => rect.top)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    };
    // A line is taller than its letters, so this many px of it may be cut off.
    const spare = Math.max(3, 0.28 * (rects[0]?.height ?? 0));
    let canScroll = { x: false, y: false };
    let isHidden = false;
    let cut = '';
    for (let outer: Element | null = box; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.display === 'contents') continue;
      const rect = outer.getBoundingClientRect();
      if (rect.width <= 1 || rect.height <= 1) isHidden = true;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const clips = { x: /hidden|clip/.test(style.overflowX), y: /hidden|clip/.test(style.overflowY) };
        if (clips.x && !canScroll.x && (text.left < rect.left - 2 || text.right > rect.right + 2)) cut ||= 'sideways';
        if (clips.y && !canScroll.y && (text.top < rect.top - spare || text.bottom > rect.bottom + spare))
          cut ||= 'in height';
        canScroll = {
          x: canScroll.x || /auto|scroll/.test(style.overflowX),
          y: canScroll.y || /auto|scroll/.test(style.overflowY),
        };
      }
      if (style.position === 'fixed' || outer === top) break;
    }
    if (!canScroll.x && (text.left < -2 || text.right > innerWidth + 2)) cut ||= 'by the screen';
    if (cut && !isHidden) found.push(`"${node.textContent.trim().slice(0, 40)}" ${cut}`);
  }
  return [...new Set(found)];
}

/**
 * Finds visible controls whose centre is covered even after scrolling. Also finds main buttons (`primary`, and all
 * buttons of the next action) that are not entirely visible and cannot be scrolled into view. A reaction window
 * (`data-over`) may cover the table, and things on a map that can be dragged (`data-pans`) may cover the map.
 */
export function covered(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const controls = top.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, summary, [role=tab], [role=radio]',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || control.closest('[inert]'))
      return [];
    const target = control.tagName === 'INPUT' ? (control.closest('label') ?? control) : control;
    const whole = target.getBoundingClientRect();
    if (whole.width < 2 || whole.height < 2) return [];
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 30);
    const seen = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    const page = document.scrollingElement;
    let canScroll = false;
    let isFixed = false;
    const pans = target.closest('[data-pans]');
    for (let outer: Element | null = target; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (outer !== target && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
        const rect = outer.getBoundingClientRect();
        seen.left = Math.max(seen.left, rect.left);
        seen.right = Math.min(seen.right, rect.right);
        seen.top = Math.max(seen.top, rect.top);
        seen.bottom = Math.min(seen.bottom, rect.bottom);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) canScroll = true;
      }
      if (style.position === 'fixed') {
        isFixed = true;
        break;
      }
    }
    canScroll ||= !isFixed && page !== null && page.scrollHeight > innerHeight + 1;
    const inWindow = {
      left: Math.max(0, seen.left),
      right: Math.min(innerWidth, seen.right),
      top: Math.max(0, seen.top),
      bottom: Math.min(innerHeight, seen.bottom),
    };
    const area = Math.max(0, inWindow.right - inWindow.left) * Math.max(0, inWindow.bottom - inWindow.top);
    const share = area / (whole.width * whole.height);
    const isMain = control.dataset.variant === 'primary' || control.closest('[data-next]') !== null;
    if (isMain && share < 0.98 && !canScroll) return [`"${name}" is out of view`];
    if (share < 0.6) return [];
    const isFree = (at: Element | null) =>
      at === null ||
      target.contains(at) ||
      at.contains(target) ||
      (at.closest('[data-over]') !== null && !target.closest('[data-over]')) ||
      (pans !== null && !pans.contains(at));
    const at = document.elementFromPoint((inWindow.left + inWindow.right) / 2, (inWindow.top + inWindow.bottom) / 2);
    if (at === null || isFree(at)) return [];
    if (canScroll) {
      const outers: [Element, number, number][] = [];
      for (let outer: Element | null = target; outer; outer = outer.parentElement)
        outers.push([outer, outer.scrollLeft, outer.scrollTop]);
      target.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
      const { left, right, top: upper, bottom } = target.getBoundingClientRect();
      const isFreeThere = isFree(document.elementFromPoint((left + right) / 2, (upper + bottom) / 2));
      for (const [outer, scrolledLeft, scrolledTop] of outers)
        outer.scrollTo({ behavior: 'instant', left: scrolledLeft, top: scrolledTop });
      if (isFreeThere) return [];
    }
    const over = `${at.tagName.toLowerCase()} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 30)}`;
    return [`"${name}" is under ${over}`];
  });
}

/**
 * Finds words that are drawn smaller than `least` px after all scaling. For words on a card with an emblem that has the
 * same meaning (`data-emblem`), the limit is `leastOnCards` px. Ignores visually hidden (`.sr`) and decorative
 * (`data-decor`) words.
 */
export function tinyWords(least = 12, leastOnCards = least): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const scales = new Map<Element, number>();
  const scaleOf = (box: Element | null): number => {
    if (box === null) return 1;
    const known = scales.get(box);
    if (known !== undefined) return known;
    const { transform, scale } = getComputedStyle(box);
    const { c, d } = new DOMMatrixReadOnly(transform);
    const [across = '1', down = across] = scale === 'none' ? [] : scale.split(' ');
    const all = scaleOf(box.parentElement) * Math.hypot(c, d) * Number(down);
    scales.set(box, all);
    return all;
  };
  const found = new Set<string>();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const box = node.parentElement;
    if (!node.textContent?.trim() || !box?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (box.closest('.sr, [data-decor], style, script, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const drawing = box instanceof SVGGraphicsElement ? box.getScreenCTM() : null;
    const scale = drawing ? Math.hypot(drawing.c, drawing.d) : scaleOf(box) * box.currentCSSZoom;
    const size = Number.parseFloat(getComputedStyle(box).fontSize) * scale;
    const where = box.closest('[class]')?.getAttribute('class');
    if (size < (box.closest('[data-emblem]') ? leastOnCards : least) - 0.05)
      found.add(`"${node.textContent.trim().slice(0, 40)}" ${size.toFixed(1)} px in ${where}`);
  }
  return [...found];
}

/**
 * Finds faults under forced colours: controls without a border, and selected controls whose border is the same as that
 * of unselected ones. For a cover or visually hidden content (`.sr`), checks the border of the visible element.
 */
export function edgeless(): string[] {
  const edgeOf = (element: Element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return Math.max(outline, borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth));
  };
  const controls = document.querySelectorAll<HTMLElement>('button, input, select, summary');
  return [...controls].flatMap((control) => {
    const target = control.matches('input.sr') ? control.closest('label') : control;
    if (!target?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || target.closest('[inert]'))
      return [];
    const isChosen = control.matches('[aria-pressed="true"], [aria-selected="true"], input.sr:checked');
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 30);
    const edge = edgeOf(target);
    if (edge === 0) return [`${control.tagName} "${name}" has no edge`];
    return isChosen && edge < 3 ? [`${control.tagName} "${name}" does not look chosen`] : [];
  });
}

/**
 * Finds controls that are under the cut-out, the rounded corners or the system bar of a phone even after scrolling.
 * Elements that fill the screen are allowed, because they can be pressed elsewhere.
 */
export function underTheRim(): string[] {
  const probe = document.createElement('div');
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  probe.style.padding = sides.map((side) => `env(safe-area-inset-${side})`).join(' ');
  document.body.append(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  probe.remove();
  const px = (length: string) => Number.parseFloat(length);
  const safe = {
    left: px(paddingLeft),
    right: innerWidth - px(paddingRight),
    top: px(paddingTop),
    bottom: innerHeight - px(paddingBottom),
  };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const controls = top.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, summary, [role=tab], [role=radio], [role=slider]',
  );
  /** Returns the first side on which a visible part of `target` is outside of the safe area, or null. */
  const overOn = (target: HTMLElement, outers: readonly Element[]): string | null => {
    const { left, right, top: upper, bottom } = target.getBoundingClientRect();
    const seen = { left, right, top: upper, bottom };
    for (const outer of outers) {
      const rect = outer.getBoundingClientRect();
      seen.left = Math.max(seen.left, rect.left);
      seen.right = Math.min(seen.right, rect.right);
      seen.top = Math.max(seen.top, rect.top);
      seen.bottom = Math.min(seen.bottom, rect.bottom);
    }
    const isSeen = Math.min(seen.right, innerWidth) - Math.max(seen.left, 0) > 4;
    if (!isSeen || Math.min(seen.bottom, innerHeight) - Math.max(seen.top, 0) <= 4) return null;
    if (seen.left < safe.left - 1) return 'left';
    if (seen.right > safe.right + 1) return 'right';
    if (seen.top < safe.top - 1) return 'top';
    return seen.bottom > safe.bottom + 1 ? 'bottom' : null;
  };
  const found = [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (control.closest('[inert], .sr')) return [];
    const target = control.tagName === 'INPUT' ? (control.closest('label') ?? control) : control;
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || (width >= innerWidth - 2 && height >= innerHeight / 2)) return [];
    const clipping: Element[] = [];
    const scrolling: Element[] = document.scrollingElement ? [document.scrollingElement] : [];
    for (let outer = target.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      if (overflowX !== 'visible' || overflowY !== 'visible') clipping.push(outer);
      if (/auto|scroll/.test(overflowX + overflowY)) scrolling.push(outer);
      if (position === 'fixed') break;
    }
    const side = overOn(target, clipping);
    if (side === null) return [];
    const before = scrolling.map((outer) => [outer, outer.scrollLeft, outer.scrollTop] as const);
    target.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const still = overOn(target, clipping);
    for (const [outer, left, upper] of before) outer.scrollTo({ behavior: 'instant', left, top: upper });
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 30);
    return still === null ? [] : [`${control.tagName} "${name}" ${still}`];
  });
  return [...new Set(found)];
}

/**
 * Finds words in the topmost dialog that are drawn over other words. Compares only the middle of each line, because
 * lines are taller than their letters, and rotated parts are smaller than their boxes.
 */
export function overlaps(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const lines: { box: Element; text: string; left: number; right: number; top: number; bottom: number }[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const box = node.parentElement;
    if (!node.textContent?.trim() || !box?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (box.closest('.sr, [data-decor], style, script, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top: upper, bottom, width, height } of range.getClientRects()) {
      if (width <= 4 || height <= 4) continue;
      const text = node.textContent.trim().slice(0, 40);
      lines.push({
        box,
        text,
        left: left + 2,
        right: right - 2,
        top: upper + 0.3 * height,
        bottom: bottom - 0.3 * height,
      });
    }
  }
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(
        (other) =>
          other.box !== one.box &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `"${one.text}" and "${other.text}"`),
  );
}

/**
 * Finds words that tell people to hold, tap or press something, on a screen that people cannot touch. The rule about
 * how many cards a player "can hold" is allowed.
 */
export function touched(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const box = node.parentElement;
    if (!/\b((?<!\bcan )hold|tap|press)\b/i.test(node.textContent ?? '')) continue;
    if (!box?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.closest('.sr')) continue;
    found.push(`"${node.textContent?.trim()}"`);
  }
  return found;
}

/** Finds names that contain a word broken over two lines. */
export function brokenNames(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...top.querySelectorAll('bdi')].flatMap((name) => {
    const node = name.firstChild;
    if (!(node instanceof Text) || name.closest('.sr')) return [];
    const range = document.createRange();
    const isBroken = [...node.data.matchAll(/\S+/g)].some(({ index, 0: word }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1;
    });
    return isBroken ? [`"${node.data}"`] : [];
  });
}

/**
 * Resolves once nothing has changed for three frames. A part that measures itself is redrawn two frames after its size
 * changes (`client/ui/onResize.ts`). Parts that change in every frame are ignored.
 */
export function drawnAgain(): Promise<void> {
  return new Promise((resolve) => {
    let unchanged = 0;
    let frames = 0;
    const observer = new MutationObserver(() => {
      unchanged = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const frame = () => {
      unchanged += 1;
      frames += 1;
      if (unchanged < 4 && frames < 30) return requestAnimationFrame(frame);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(frame);
  });
}
