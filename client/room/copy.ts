/** Copies where browsers allow it (https). Resolves to false if the text was selected instead, to be copied by hand. */
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
