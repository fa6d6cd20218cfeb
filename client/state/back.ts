import { useEffect, useRef } from 'react';

/** The open layers that the back button closes, with the newest last. */
const open: { close(): void }[] = [];

/**
 * The key that marks an extra history entry. It is pushed when a layer opens, so that going back does not leave the
 * page.
 */
const MARK = 'hushOpen';
const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;
let wasMarked = false;

/** Stores whether the current history entry is marked. Called after each change of the history. */
const rememberMark = () => {
  wasMarked = isMarked();
};

/**
 * Pushes a marked history entry, unless the current entry is marked. One marked entry is enough for any number of open
 * layers. The entry stays when all layers are closed. Going back then skips it.
 */
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
  // When this runs, the closed layer has been removed. If a layer is still open, the next press must close that one.
  setTimeout(() => open.length > 0 && mark());
}

/** Makes the back button or gesture close an open layer before it leaves the page. The app calls this function once. */
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
 * While `isOpen`, going back calls `close` instead of leaving the page. Of several open layers, the newest is closed.
 * If `under` is true, this is the page itself, so any layer that is open on it is closed first.
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
