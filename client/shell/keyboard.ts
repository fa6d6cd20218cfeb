/** If at least this many px are covered, a keyboard is open and not only a browser bar. */
const KEYBOARD_FROM = 100;

/**
 * Sets `--screen` (the visible height) and `--keyboard` (the covered height at the bottom of the page) on the root
 * element while an iPhone's keyboard is open. Other phones shorten the page itself (`interactive-widget` in
 * client/index.html). WebKit lays the keyboard over the page and scrolls the visible part.
 */
export function watchKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const update = () => {
    // A zoomed page is also only partly visible.
    const isOpen = view.scale < 1.05 && innerHeight - view.height >= KEYBOARD_FROM;
    if (!isOpen) {
      style.removeProperty('--screen');
      style.removeProperty('--keyboard');
      return;
    }
    style.setProperty('--screen', `${Math.floor(view.height)}px`);
    style.setProperty('--keyboard', `${Math.max(0, Math.ceil(innerHeight - view.height - view.offsetTop))}px`);
    // A table is now as high as the visible part, so WebKit's scrolling is undone.
    if (view.offsetTop > 0 && document.documentElement.scrollHeight <= innerHeight) scrollTo(0, 0);
  };
  view.addEventListener('resize', update);
  view.addEventListener('scroll', update);
  return () => {
    view.removeEventListener('resize', update);
    view.removeEventListener('scroll', update);
  };
}
