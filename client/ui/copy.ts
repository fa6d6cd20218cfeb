/**
 * Copies text to the clipboard. Where the browser reserves the clipboard for https, selects the text in the given field
 * instead. Resolves to `copied` or `selected`.
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
