import type { Look } from '../messages';

const asked = { forced: false, still: false };

const QUERIES: readonly { feature: RegExp; is: keyof typeof asked }[] = [
  { feature: /\(forced-colors:\s*active\)/, is: 'forced' },
  { feature: /\(prefers-reduced-motion:\s*reduce\)/, is: 'still' },
];

/** Styles that emulate forced colours, as far as a page can, by replacing all colours with system colours. */
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

// A page cannot change the preferences of the device, so the frame answers media queries about them itself.
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
  // Layouts depend on the text size, but are only computed again on a resize event.
  dispatchEvent(new Event('resize'));
}

// Styles may be added later, for example when a board loads. They are then rewritten, too.
new MutationObserver(rewriteMedia).observe(document.head, { childList: true });

const written = new WeakMap<CSSMediaRule, string>();

/** In all current styles, replaces media queries about the device's preferences with the emulated answers. */
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
