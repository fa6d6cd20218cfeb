/** Px of the screen from which it is a keyboard that covers it, and not a bar of the browser. */
const KEYBOARD_FROM = 100;

/**
 * Keeps `--screen` (the height that is in sight) and `--keyboard` (how much of the foot of the page is covered) on the
 * root element while the keyboard of an iPhone is open. Other phones make the page itself shorter
 * (`interactive-widget` in client/index.html); WebKit lays the keyboard over it and moves what is in sight.
 */
export function watchKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const update = () => {
    // A page that somebody has zoomed is in sight in part as well.
    const isOpen = view.scale < 1.05 && innerHeight - view.height >= KEYBOARD_FROM;
    if (!isOpen) {
      style.removeProperty('--screen');
      style.removeProperty('--keyboard');
      return;
    }
    style.setProperty('--screen', `${Math.floor(view.height)}px`);
    style.setProperty('--keyboard', `${Math.max(0, Math.ceil(innerHeight - view.height - view.offsetTop))}px`);
    // A table is as high as the screen: as it is shorter now, nothing of it has to be scrolled to.
    if (view.offsetTop > 0 && document.documentElement.scrollHeight <= innerHeight) scrollTo(0, 0);
  };
  view.addEventListener('resize', update);
  view.addEventListener('scroll', update);
  return () => {
    view.removeEventListener('resize', update);
    view.removeEventListener('scroll', update);
  };
}
