/**
 * Keeps React working on a page that the browser translates. Chrome, Edge and Safari replace each text node with a
 * `<font>` that contains the translation. React still refers to the text node, and would throw when it removes the node
 * or inserts something before it (docs/decisions/0011).
 */

/** Maps each replaced text node to the element with its translation. */
const translations = new WeakMap<Node, Element>();

/** Maps each `<font>` element made by the translator to the text node that it replaced. */
const originals = new WeakMap<Element, Node>();

/** Installs the protection for this page. Call it once, before the first render. */
export function guardTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      else for (const node of record.removedNodes) if (isTranslated(node, record)) watch(node);
    }
  });
  // The text node itself is observed, because React may change it after the translator has removed it from the page.
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

/**
 * Finds the element with the translation that replaced a text node, and stores it. Returns false if the record contains
 * no translation.
 */
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

/** Replaces a translation that is out of date with the changed text. The browser then translates this text. */
function restore(text: Node): void {
  const translation = translations.get(text);
  translations.delete(text);
  if (translation?.isConnected) translation.replaceWith(text);
}

/**
 * Returns the child of `parent` in which `node` is shown: the node itself, its translation, or an element that contains
 * one of these. Returns null if there is none.
 */
function childFor(parent: Node, node: Node): Node | null {
  for (let shown: Node | null = translations.get(node) ?? node; shown; shown = shown.parentNode)
    if (shown.parentNode === parent) return shown;
  return null;
}
