import type { Look } from '../messages';

const asked = { forced: false, still: false };

const QUERIES: readonly { feature: RegExp; is: keyof typeof asked }[] = [
  { feature: /\(forced-colors:\s*active\)/, is: 'forced' },
  { feature: /\(prefers-reduced-motion:\s*reduce\)/, is: 'still' },
];

/** Styles that emulate forced colours as far as a page can: system colours replace all others. */
const FORCED = `
  *, ::before, ::after {
    background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    background-image: none !important; box-shadow: none !important; text-shadow: none !important;
    forced-color-adjust: none;
  }
  button, input, select, textarea, [role="button"] { border: 1px solid ButtonBorder !important; }
`;

const ownMatchMedia = window.matchMedia.bind(window);
const lists = new Set<{ query: string; changed: EventTarget }>();
const sheet = document.createElement('style');

// A page cannot change the device's preferences, so the frame answers its media queries itself.
window.matchMedia = (query) => {
  const own = QUERIES.find(({ feature }) => feature.test(query));
  if (!own) return ownMatchMedia(query);
  const changed = new EventTarget();
  lists.add({ query, changed });
  const list = {
    media: query,
    get matches() {
      return asked[own.is];
    },
    addEventListener: changed.addEventListener.bind(changed),
    removeEventListener: changed.removeEventListener.bind(changed),
  };
  return list as MediaQueryList;
};

export function show({ mode, letters, forced, still }: Look): void {
  const root = document.documentElement;
  root.dataset.mode = mode;
  root.style.fontSize = letters === 1 ? '' : 'min(200%, max(16px, 5vw))';
  Object.assign(asked, { forced, still });
  sheet.textContent = forced ? FORCED : '';
  document.head.append(sheet);
  rewriteMedia();
  for (const { changed } of lists) changed.dispatchEvent(new Event('change'));
  // Layouts depend on the text size, but are recomputed only on a resize event.
  dispatchEvent(new Event('resize'));
}

/** Calls `rewriteMedia` again when styles are added later, as when a board loads. */
new MutationObserver(rewriteMedia).observe(document.head, { childList: true });

const written = new WeakMap<CSSMediaRule, string>();

/** Replaces media queries about device preferences with the emulated answer, in all current styles. */
function rewriteMedia(): void {
  for (const { cssRules } of document.styleSheets) rewriteRules(cssRules);
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const query = written.get(rule) ?? rule.media.mediaText;
    const own = QUERIES.find(({ feature }) => feature.test(query));
    if (own) {
      written.set(rule, query);
      rule.media.mediaText = query.replace(own.feature, asked[own.is] ? '(min-width: 0px)' : '(max-width: 0px)');
    }
    rewriteRules(rule.cssRules);
  }
}
