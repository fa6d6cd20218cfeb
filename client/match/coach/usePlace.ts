import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $coachSlots, type CoachSlot } from '../../state/coachSlots';

/** The placement of the coach's card and of the ring around the hint's target. */
export interface Place {
  /** The element that the hint is about. It gets a ring. Null if none of the hint's marks is on screen. */
  target: HTMLElement | null;
  dialog: HTMLDialogElement | null;
  /**
   * True while a board shows a scene that has to be seen before the last page of the lesson, such as the cards that end
   * a match.
   */
  isScene: boolean;
  /** The edge of the screen at which the card is placed. The card changes edges only if it covers its target. */
  edge: 'top' | 'bottom';
  isHeld: boolean;
}

/** The time in which a board reacts to a pick, in ms. */
const SETTLED = 500;

type Found = Omit<Place, 'edge'>;

const NOWHERE: Found = { target: null, dialog: null, isScene: false, isHeld: false };

/**
 * Finds the target of a hint, draws a ring around it and scrolls it into view. The target is the first of the elements
 * marked with `marks` that is on screen. If none can be pressed, the target is the Close button of the topmost sheet or
 * the open drawer.
 */
export function usePlace(marks: readonly string[], onTouch: (() => void) | null): Place {
  const [place, setPlace] = useState(NOWHERE);
  const [edge, setEdge] = useState<Place['edge']>('top');
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
        const isScene = document.querySelector('[data-scene]') !== null;
        setPlace((before) => same(before, { target: found, dialog, isScene, isHeld }));
      });
    };
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
      // The target was just scrolled into view, but a sticky footer may cover it.
      if (coverOf(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    };
    // Wait until the card has moved the content.
    const frame = requestAnimationFrame(show);
    // Check again, because the board may have scrolled to the element that was just pressed.
    const later = setTimeout(() => {
      if (coverOf(target)) show();
      if (coverOf(target)?.closest('[data-coach-slot]')) setEdge((before) => (before === 'top' ? 'bottom' : 'top'));
    }, SETTLED);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      delete target.dataset.coached;
    };
  }, [target]);

  useEffect(() => {
    // The hint is complete only when its first mark was touched. The other marks merely lead there.
    const first = key.split(' ')[0];
    if (!target || !onTouch || !first || !target.matches(selectorOf(first))) return;
    const isOrHas = (selector: string) => target.matches(selector) || target.querySelector(selector) !== null;
    // The screen shows the secret without a hold, so the learner has seen it.
    if (target.dataset.secret === 'shown') return onTouch();
    if (isOrHas('[data-secret]')) {
      // A hint about a secret is complete when the secret has been uncovered and covered again. Pressing other buttons
      // in the target does not count.
      const covering = new MutationObserver(() => {
        if (!isOrHas('[data-secret="open"]')) onTouch();
      });
      covering.observe(target, { subtree: true, attributeFilter: ['data-secret'] });
      return () => covering.disconnect();
    }
    const events = ['click', 'pointerup', 'keyup'] as const;
    for (const event of events) target.addEventListener(event, onTouch);
    return () => {
      for (const event of events) target.removeEventListener(event, onTouch);
    };
  }, [target, key, onTouch]);
  return { ...place, edge };
}

/**
 * Returns the slot for the card at the edge `edge` of `dialog`, or of the table if `dialog` is null. If there is none,
 * returns a different slot there, or null.
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
  if (tab === undefined) return `[data-coach~="${CSS.escape(mark)}"]`;
  return `[data-tab="${CSS.escape(tab)}"], [data-drawer="${CSS.escape(tab)}"]`;
}

/**
 * Returns the first marked element that is visible and not inert in the topmost layer. If there is none, returns the
 * Close button of that layer or of an open drawer.
 */
function find(dialog: HTMLDialogElement | null, marks: readonly string[]): HTMLElement | null {
  const top = dialog ?? document.body;
  for (const mark of [...marks, 'close']) {
    const all = [...top.querySelectorAll<HTMLElement>(selectorOf(mark))];
    const [seen] = all.filter(
      (element) => element.getBoundingClientRect().width > 0 && element.closest('[inert]') === null,
    );
    if (seen) return seen;
  }
  return null;
}

/**
 * Returns an element that covers the centre of the target or a point near its upper or lower edge, or null if none
 * does.
 */
function coverOf(target: HTMLElement): Element | null {
  const { left, top, width, height } = target.getBoundingClientRect();
  const seen = [0.15, 0.5, 0.85].map((part) => document.elementFromPoint(left + width / 2, top + part * height));
  return seen.find((one) => one && !target.contains(one) && !one.contains(target)) ?? null;
}

function same(before: Found, now: Found): Found {
  const keys = Object.keys(now) as (keyof Found)[];
  return keys.every((key) => before[key] === now[key]) ? before : now;
}
