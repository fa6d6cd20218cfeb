import { useEffect, useState } from 'react';
import { $toastHost } from '../../state/foot';

/**
 * The position of the pointer on the coach's card: its side, and the target's middle in px from the card's left edge.
 */
export interface Pointing {
  side: 'above' | 'below';
  px: number;
}

/**
 * Finds a hint's target, draws a ring around it and scrolls it into view. Returns the position of the card's pointer.
 * If the first mark is not on screen, because it is in another tab or sheet, the next mark is used. Returns null if no
 * mark is on screen.
 */
export function useTarget(marks: readonly string[], onTouch: (() => void) | null): Pointing | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const key = marks.join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const found = find(key.split(' '));
        setTarget(found);
        setPointing((before) => sameOr(before, found && pointingTo(found)));
      });
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'open', 'class', 'data-coach'],
    });
    addEventListener('resize', update);
    addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', update);
      removeEventListener('scroll', update, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    if (!target) return;
    target.dataset.coached = '';
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Sticky buttons at the bottom of a page can cover a target that has just been scrolled into view.
    if (isCovered(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    return () => {
      delete target.dataset.coached;
    };
  }, [target]);

  useEffect(() => {
    // Only touching the first mark counts, not touching another mark, such as a tab that leads to it.
    if (!target || !onTouch || !isMarked(target, key.split(' ')[0])) return;
    const events = ['click', 'pointerup', 'keyup'] as const;
    for (const event of events) target.addEventListener(event, onTouch);
    return () => {
      for (const event of events) target.removeEventListener(event, onTouch);
    };
  }, [target, key, onTouch]);
  return pointing;
}

function isMarked(element: HTMLElement, mark: string | undefined): boolean {
  return mark !== undefined && element.matches(selectorOf(mark));
}

function selectorOf(mark: string): string {
  const [, tab] = /^tab:(.+)/.exec(mark) ?? [];
  return tab === undefined ? `[data-coach~="${CSS.escape(mark)}"]` : `[data-tab="${CSS.escape(tab)}"]`;
}

/** Returns the element for the first mark that is visible, within the topmost sheet if one is open. */
function find(marks: readonly string[]): HTMLElement | null {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  for (const mark of marks) {
    if (mark === '') continue;
    const all = [...top.querySelectorAll<HTMLElement>(selectorOf(mark))];
    const [seen] = all.filter((element) => element.getBoundingClientRect().width > 0);
    if (seen) return seen;
  }
  return null;
}

function isCovered(target: HTMLElement): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && !target.contains(seen) && !seen.contains(target);
}

function pointingTo(target: HTMLElement): Pointing | null {
  const card = $toastHost.get()?.firstElementChild?.getBoundingClientRect();
  if (!card) return null;
  const { left, top, width, height } = target.getBoundingClientRect();
  const side = top + height / 2 > card.top + card.height / 2 ? 'below' : 'above';
  const px = Math.min(Math.max(left + width / 2 - card.left, 24), Math.max(24, card.width - 24));
  return { side, px: Math.round(px) };
}

function sameOr(before: Pointing | null, now: Pointing | null): Pointing | null {
  return before && now && before.side === now.side && before.px === now.px ? before : now;
}
