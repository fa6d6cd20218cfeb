/**
 * Keeps React working on a page that the browser translates. Chrome, Edge and Safari take each text node out and put a
 * `<font>` with the translation in its place; React still refers to the text node. It throws when it removes the text
 * node or inserts something before it (docs/decisions/0011).
 */

/** The translation that replaced a text node. */
const translations = new WeakMap<Node, Element>();

/** The text node that each element of the browser's translator has replaced. */
const originals = new WeakMap<Element, Node>();

/** Installs the guard for this page. The app calls this function once, before it renders. */
export function guardTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      else for (const node of record.removedNodes) if (isTranslated(node, record)) watch(node);
    }
  });
  // React may change a text node that is no longer on the page, so such text nodes are observed too.
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

/** Finds the translation that replaced a text node, and stores it. Returns false if the record shows no translation. */
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

/** Replaces the translation of an old text with the changed text, which the browser then translates again. */
function restore(text: Node): void {
  const translation = translations.get(text);
  translations.delete(text);
  if (translation?.isConnected) translation.replaceWith(text);
}

/**
 * Returns the child of `parent` that shows the node: the node itself, its translation, or an element around one of
 * them. Returns null if no child does.
 */
function childFor(parent: Node, node: Node): Node | null {
  for (let shown: Node | null = translations.get(node) ?? node; shown; shown = shown.parentNode)
    if (shown.parentNode === parent) return shown;
  return null;
}
