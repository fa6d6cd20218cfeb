import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $coachSlots, type CoachSlot } from '../../state/coachSlots';

/** The layout of the coach's card and ring. */
export interface Place {
  /** The element that the hint points to, which gets a ring. Null if none of the marks is on screen. */
  target: HTMLElement | null;
  dialog: HTMLDialogElement | null;
  /** True while a board shows a scene that must be seen before the last page, such as the cards that end a match. */
  isScene: boolean;
  /** The edge at which the card is placed. It changes only if the card covers the target there. */
  edge: 'top' | 'bottom';
  isHeld: boolean;
}

/** The time that a board needs to react to a pick, in ms. */
const SETTLED = 500;

type Found = Omit<Place, 'edge'>;

const NOWHERE: Found = { target: null, dialog: null, isScene: false, isHeld: false };

/**
 * Finds a hint's target, draws a ring around it and scrolls it into view. The target is the first of `marks` that is on
 * screen, or the Close button of the topmost sheet or open drawer if no mark can be pressed.
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
      // A sticky footer can cover a target that was just scrolled into view.
      if (coverOf(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    };
    // Wait until the card has moved the content.
    const frame = requestAnimationFrame(show);
    // Check again, because the board may have scrolled to the element that was just picked.
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
    // Only a touch on the first mark completes the hint. The other marks only lead to the first.
    const first = key.split(' ')[0];
    if (!target || !onTouch || !first || !target.matches(selectorOf(first))) return;
    const isOrHas = (selector: string) => target.matches(selector) || target.querySelector(selector) !== null;
    // The screen shows the secret without a hold, so the learner has seen it.
    if (target.dataset.secret === 'shown') return onTouch();
    if (isOrHas('[data-secret]')) {
      // A hint about a secret is complete once the secret has been opened and covered again. Other buttons in the
      // target don't count.
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

/** Returns the slot for the card at `edge` of `dialog` (null is the table), else another slot there, else null. */
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
 * Returns the element of the first mark that is visible and not inert in the topmost layer, else the Close button of
 * that layer or of an open drawer.
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

/** Returns the element that covers the target's middle or a point near its upper or lower edge, or null. */
function coverOf(target: HTMLElement): Element | null {
  const { left, top, width, height } = target.getBoundingClientRect();
  const seen = [0.15, 0.5, 0.85].map((part) => document.elementFromPoint(left + width / 2, top + part * height));
  return seen.find((one) => one && !target.contains(one) && !one.contains(target)) ?? null;
}

function same(before: Found, now: Found): Found {
  const keys = Object.keys(now) as (keyof Found)[];
  return keys.every((key) => before[key] === now[key]) ? before : now;
}
