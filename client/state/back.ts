import { useEffect, useRef } from 'react';

/** The open layers that the back button closes, newest last. */
const open: { close(): void }[] = [];

/**
 * Marks an extra history entry. It is pushed when a layer opens, so that going back closes the layer instead of leaving
 * the page.
 */
const MARK = 'hushOpen';
const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;
let wasMarked = false;

/** Stores whether the current history entry is marked. Call it after each change of the history. */
const rememberMark = () => {
  wasMarked = isMarked();
};

/**
 * Pushes a marked history entry, unless the current entry is marked. One marked entry is enough for any number of
 * layers. The entry stays after all layers have closed, and going back then skips it.
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
  // By now the closed layer is gone. The next press must close the next open layer, if any.
  setTimeout(() => open.length > 0 && mark());
}

/** Makes the back button or gesture close an open layer before leaving the page. Call it once per app. */
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
 * While `isOpen`, going back calls `close` instead of leaving the page. Of several open layers, the newest closes
 * first. `under` is for the page itself, which is below all layers.
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
