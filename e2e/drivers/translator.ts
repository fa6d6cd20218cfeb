/**
 * Runs in the page before its scripts: translates the page in the way that Chrome does. Replaces all text nodes, also
 * those added later, by two `<font>` elements with other words. Leaves out everything inside `translate="no"`.
 */
export function translatePage(): void {
  const SKIPPED = 'font, script, style, textarea, noscript, [translate=no]';
  const isSkipped = (text: Text) => text.data.trim() === '' || (text.parentElement?.closest(SKIPPED) ?? null) !== null;
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.parentElement || isSkipped(text)) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  };
  // Translating takes time. If a text changes meanwhile, only its latest version is translated.
  const changed = new Set<Node>();
  const work = () => {
    for (const node of changed) translate(node);
    changed.clear();
  };
  new MutationObserver((records) => {
    if (changed.size === 0) setTimeout(work, 20);
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) changed.add(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
