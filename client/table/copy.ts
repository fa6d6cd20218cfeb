/**
 * Copies a text, if the browser allows it (only on https). If not, selects the text of the element, so that the person
 * can copy it, and resolves to false.
 */
export async function copyOrMark(text: string, element: Element | null): Promise<boolean> {
  if (window.isSecureContext && navigator.clipboard) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  if (element) window.getSelection()?.selectAllChildren(element);
  return false;
}

export function canShare(): boolean {
  return window.isSecureContext && typeof navigator.share === 'function';
}
