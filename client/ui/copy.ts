/**
 * Copies text to the clipboard. Without https, browsers do not allow this, so the text in `field` is selected instead.
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
