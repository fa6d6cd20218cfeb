/** If at least this many px are covered, a keyboard is open, and not only a browser bar. */
const KEYBOARD_FROM = 100;

/**
 * While an iPhone's keyboard is open, sets `--screen` (the visible height) and `--keyboard` (the covered height) on the
 * root element. WebKit lays the keyboard over the page and scrolls. Other phones shorten the page themselves
 * (`interactive-widget` in client/index.html).
 */
export function watchKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const update = () => {
    // A zoomed page is only partly visible even without a keyboard.
    const isOpen = view.scale < 1.05 && innerHeight - view.height >= KEYBOARD_FROM;
    if (!isOpen) {
      style.removeProperty('--screen');
      style.removeProperty('--keyboard');
      return;
    }
    style.setProperty('--screen', `${Math.floor(view.height)}px`);
    style.setProperty('--keyboard', `${Math.max(0, Math.ceil(innerHeight - view.height - view.offsetTop))}px`);
    // The table now fits the visible part, so undo WebKit's scrolling.
    if (view.offsetTop > 0 && document.documentElement.scrollHeight <= innerHeight) scrollTo(0, 0);
  };
  view.addEventListener('resize', update);
  view.addEventListener('scroll', update);
  return () => {
    view.removeEventListener('resize', update);
    view.removeEventListener('scroll', update);
  };
}
