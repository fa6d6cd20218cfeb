import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $coachSlots, type CoachSlot } from '../../state/coachSlots';

/** The coach's place on screen. */
export interface Place {
  /** The target of the hint, with a ring around it. Null if none of the marks is on screen. */
  target: HTMLElement | null;
  /** The topmost dialog, or null if the table is on top. */
  dialog: HTMLDialogElement | null;
  /** The edge that is farther from the target. It doesn't change while the target stays the same. */
  edge: 'top' | 'bottom';
  /** True while a secret on the screen is uncovered. */
  isHeld: boolean;
}

/** Time in ms after which a board has drawn a pick. */
const SETTLED = 500;

const NOWHERE: Place = { target: null, dialog: null, edge: 'top', isHeld: false };

/**
 * Finds a hint's target, draws a ring around it and scrolls it into view. If the first mark is in another tab or sheet
 * and not on screen, the next mark is used. If the topmost sheet has none of the marks, its Close button is the target.
 */
export function usePlace(marks: readonly string[], onTouch: (() => void) | null): Place {
  const [place, setPlace] = useState(NOWHERE);
  const edgeOf = useRef(new WeakMap<HTMLElement, Place['edge']>());
  const key = marks.join(' ');
  const { target } = place;

  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const dialog = topmost();
        const found = key === '' ? null : find(dialog, key.split(' '));
        const isHeld = document.querySelector('[data-secret="open"]') !== null;
        const edge = found ? (edgeOf.current.get(found) ?? edgeAwayFrom(found)) : 'top';
        if (found) edgeOf.current.set(found, edge);
        setPlace((before) => same(before, { target: found, dialog, edge, isHeld }));
      });
    };
    edgeOf.current = new WeakMap();
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'open', 'class', 'data-coach', 'data-secret'],
    });
    addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', update);
    };
  }, [key]);

  useEffect(() => {
    if (!target) return;
    target.dataset.coached = '';
    const show = () => {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // Sticky buttons at the bottom of a page can cover a target that has just been scrolled into view.
      if (isCovered(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    };
    // By now the card has moved the content.
    const frame = requestAnimationFrame(show);
    // A board may scroll by itself to what has just been picked.
    const later = setTimeout(() => isCovered(target) && show(), SETTLED);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      delete target.dataset.coached;
    };
  }, [target]);

  useEffect(() => {
    // Only a touch on the first mark counts, not a touch on another mark, such as a tab that leads to the first one.
    const first = key.split(' ')[0];
    if (!target || !onTouch || !first || !target.matches(selectorOf(first))) return;
    const events = ['click', 'pointerup', 'keyup'] as const;
    for (const event of events) target.addEventListener(event, onTouch);
    // The space bar uncovers a secret without reaching the target.
    const covering = new MutationObserver(() => {
      if (target.querySelector('[data-secret="open"]') === null) onTouch();
    });
    covering.observe(target, { subtree: true, attributeFilter: ['data-secret'] });
    return () => {
      covering.disconnect();
      for (const event of events) target.removeEventListener(event, onTouch);
    };
  }, [target, key, onTouch]);
  return place;
}

/**
 * Returns the layer's slot at this edge. If the layer has none there, returns another slot of the layer, or null if it
 * has none at all.
 */
export function useSlot(dialog: HTMLDialogElement | null, edge: Place['edge']): HTMLElement | null {
  const layer = useStore($coachSlots).filter(({ element }) => element.closest('dialog') === dialog);
  const at = (wanted: CoachSlot['at']) => layer.findLast((slot) => slot.at === wanted)?.element;
  return at(edge) ?? at('top') ?? at('bottom') ?? at('spare') ?? null;
}

function topmost(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

function selectorOf(mark: string): string {
  const [, tab] = /^tab:(.+)/.exec(mark) ?? [];
  return tab === undefined ? `[data-coach~="${CSS.escape(mark)}"]` : `[data-tab="${CSS.escape(tab)}"]`;
}

/** Returns the element for the first mark that is visible in the topmost layer, or that layer's Close button. */
function find(dialog: HTMLDialogElement | null, marks: readonly string[]): HTMLElement | null {
  const top = dialog ?? document.body;
  for (const mark of [...marks, ...(dialog ? ['close'] : [])]) {
    const all = [...top.querySelectorAll<HTMLElement>(selectorOf(mark))];
    const [seen] = all.filter((element) => element.getBoundingClientRect().width > 0);
    if (seen) return seen;
  }
  return null;
}

/** True if something lies over the target's middle or near its upper or lower edge. */
function isCovered(target: HTMLElement): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  return [0.15, 0.5, 0.85].some((part) => {
    const seen = document.elementFromPoint(left + width / 2, top + part * height);
    return seen !== null && !target.contains(seen) && !seen.contains(target);
  });
}

function edgeAwayFrom(target: HTMLElement): Place['edge'] {
  const { top, height } = target.getBoundingClientRect();
  return top + height / 2 < innerHeight / 2 ? 'bottom' : 'top';
}

function same(before: Place, now: Place): Place {
  const keys = Object.keys(now) as (keyof Place)[];
  return keys.every((key) => before[key] === now[key]) ? before : now;
}
