import { useEffect, useRef } from 'react';

/** The open layers that the back button closes, newest last. */
const open: { close(): void }[] = [];

/** Marks the history entry pushed while something is open on a page, so that going back does not leave the page. */
const MARK = 'hushOpen';
const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;
let wasMarked = false;

/** Remembers whether the current history entry is marked. Called after each change of the history. */
const rememberMark = () => {
  wasMarked = isMarked();
};

/** One entry is enough for any number of open layers. It stays when all are closed, and going back skips it. */
function mark(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
  rememberMark();
}

function wentBack(): void {
  const leftMark = wasMarked && !isMarked();
  rememberMark();
  if (!leftMark) return;
  const top = open.at(-1);
  if (!top) {
    history.back();
    return;
  }
  top.close();
  // By then the closed layer is gone. A layer below it, or one that asks first, closes on the next press.
  setTimeout(() => open.length > 0 && mark());
}

/** Called once by the app. From then on, back (a button or a gesture) closes what is open before it leaves the page. */
export function watchBack(): () => void {
  rememberMark();
  const changes = ['pushState', 'replaceState'];
  for (const change of changes) addEventListener(change, rememberMark);
  addEventListener('popstate', wentBack);
  return () => {
    for (const change of changes) removeEventListener(change, rememberMark);
    removeEventListener('popstate', wentBack);
  };
}

/**
 * Going back calls `close` instead of leaving the page while `isOpen`, newest first. `under`: this is the page itself,
 * so anything open on it closes first.
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
