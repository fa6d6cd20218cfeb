import { useEffect, useRef } from 'react';

/** What the back button closes, the newest last. */
const open: { close(): void }[] = [];

/** The entry that stands over a page while something is open on it, so that going back does not leave the page. */
const MARK = 'hushOpen';
const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;
let wasMarked = false;

/** Whether the browser stands on a marked entry, after any change of the history. */
const look = () => {
  wasMarked = isMarked();
};

/** One entry is enough however much is open; it stays when all is closed again, and going back passes over it. */
function mark(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
  look();
}

function wentBack(): void {
  const leftMark = wasMarked && !isMarked();
  look();
  if (!leftMark) return;
  const top = open.at(-1);
  if (!top) {
    history.back();
    return;
  }
  top.close();
  // What closed is gone by then; what lies under it, or what asks first, is closed by the next press.
  setTimeout(() => open.length > 0 && mark());
}

/** The app calls it once: from then on back (a button or a gesture) closes what is open before it leaves the page. */
export function watchBack(): () => void {
  look();
  const changes = ['pushState', 'replaceState'];
  for (const change of changes) addEventListener(change, look);
  addEventListener('popstate', wentBack);
  return () => {
    for (const change of changes) removeEventListener(change, look);
    removeEventListener('popstate', wentBack);
  };
}

/**
 * Going back calls `close` instead of leaving the page, for as long as `isOpen`; the newest comes first. `under`: it
 * is the page itself, and whatever is open on it comes before it.
 */
export function useBack(isOpen: boolean, close: () => void, { under = false } = {}): void {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const entry = { close: () => newest.current() };
    if (under) open.unshift(entry);
    else open.push(entry);
    mark();
    return () => void open.splice(open.indexOf(entry), 1);
  }, [isOpen, under]);
}
