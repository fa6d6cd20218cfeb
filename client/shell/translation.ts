/**
 * Keeps React working on a page that the browser translates. Chrome, Edge and Safari replace each text node with a
 * `<font>` that holds the translation, but React keeps referring to the text node, and throws when it removes the node
 * or inserts something before it (docs/decisions/0011).
 */

/** The translation of each replaced text node. */
const translations = new WeakMap<Node, Element>();

/** The text node that each of the translator's `<font>` elements has replaced. */
const originals = new WeakMap<Element, Node>();

/** Installs the guard for this page. Call it once, before the first render. */
export function guardTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      else for (const node of record.removedNodes) if (isTranslated(node, record)) watch(node);
    }
  });
  // React may change a text node that the translation has removed from the page, so the node itself is observed.
  const watch = (node: Node) => observer.observe(node, { characterData: true });
  observer.observe(document.documentElement, { childList: true, subtree: true });

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = childFor(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    insertBefore.call(this, added, before && childFor(this, before));
    return added;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}

/** Finds and stores the translation that replaced a text node. Returns false if the record contains no translation. */
function isTranslated(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): boolean {
  if (node.nodeType !== Node.TEXT_NODE || node.isConnected) return false;
  for (const near of [...addedNodes, previousSibling, nextSibling]) {
    if (!(near instanceof Element) || near.localName !== 'font' || originals.has(near)) continue;
    translations.set(node, near);
    originals.set(near, node);
    return true;
  }
  return false;
}

/** Replaces an outdated translation with the changed text, which the browser then translates. */
function restore(text: Node): void {
  const translation = translations.get(text);
  translations.delete(text);
  if (translation?.isConnected) translation.replaceWith(text);
}

/**
 * Returns the child of `parent` that shows `node`: the node itself, its translation, or an element around either.
 * Returns null if there is none.
 */
function childFor(parent: Node, node: Node): Node | null {
  for (let shown: Node | null = translations.get(node) ?? node; shown; shown = shown.parentNode)
    if (shown.parentNode === parent) return shown;
  return null;
}
