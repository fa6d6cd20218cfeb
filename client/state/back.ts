import { useEffect, useRef } from 'react';

/** The open layers that the back button can close, newest last. */
const open: { close(): void }[] = [];

/**
 * Marks an additional history entry. It is added when a layer opens. Going back then closes the layer instead of
 * leaving the page.
 */
const MARK = 'hushOpen';
const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;
let wasMarked = false;

/** Stores whether the current history entry has the mark. Call this after each change of the history. */
const rememberMark = () => {
  wasMarked = isMarked();
};

/**
 * Adds a marked history entry, unless the current entry has the mark. One such entry is enough for any number of
 * layers. It remains when all layers are closed, and going back then skips it.
 */
function mark(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
  rememberMark();
}

function wentBack(): void {
  // The browser fires the same event when a link that moves a seat is opened in this tab. Only such links have a fragment.
  const leftMark = wasMarked && !isMarked() && location.hash === '';
  rememberMark();
  if (!leftMark) return;
  const top = open.at(-1);
  if (!top) {
    history.back();
    return;
  }
  top.close();
  // The layer has been removed by now. If another one is open, the next press must close it.
  setTimeout(() => open.length > 0 && mark());
}

/** Makes the back button or gesture close the newest layer instead of leaving the page. Call it once per app. */
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
 * While `isOpen` is true, going back calls `close` instead of leaving the page. If several layers are open, the newest
 * one closes first. Set `under` for the page itself, which is below all layers.
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
