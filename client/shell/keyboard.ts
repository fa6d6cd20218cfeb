/** If at least this many px of the page are covered, a keyboard is open. A browser bar covers less. */
const KEYBOARD_FROM = 100;

/**
 * While an iPhone's keyboard is open, sets `--screen` (the visible height) and `--keyboard` (the covered height) on the
 * root element. WebKit draws the keyboard over the page and scrolls the page. Other browsers make the page shorter
 * (`interactive-widget` in client/index.html).
 */
export function watchKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const update = () => {
    // A page that is zoomed in is not fully visible even without a keyboard.
    const isOpen = view.scale < 1.05 && innerHeight - view.height >= KEYBOARD_FROM;
    if (!isOpen) {
      style.removeProperty('--screen');
      style.removeProperty('--keyboard');
      return;
    }
    style.setProperty('--screen', `${Math.floor(view.height)}px`);
    style.setProperty('--keyboard', `${Math.max(0, Math.ceil(innerHeight - view.height - view.offsetTop))}px`);
    // The table now fits into the visible part, so undo WebKit's scrolling.
    if (view.offsetTop > 0 && document.documentElement.scrollHeight <= innerHeight) scrollTo(0, 0);
  };
  view.addEventListener('resize', update);
  view.addEventListener('scroll', update);
  return () => {
    view.removeEventListener('resize', update);
    view.removeEventListener('scroll', update);
  };
}
