/**
 * Copies text to the clipboard. Without https the clipboard is blocked, and the text is selected in `field` instead.
 * Resolves to `copied` or `selected`.
 */
export async function copyText(value: string, field: HTMLInputElement | null): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(value);
    return 'copied';
  } catch {
    field?.focus();
    field?.setSelectionRange(0, value.length);
    return 'selected';
  }
}
