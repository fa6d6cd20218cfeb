import { atom } from 'nanostores';

export interface Toast {
  id: number;
  /** `refusal`: this seat alone is told why not. */
  kind: 'refusal' | 'note';
  text: string;
}

/** How long a toast stays, in ms. */
export const TOAST_STAYS = 5000;

export const $toasts = atom<readonly Toast[]>([]);
let count = 0;

function show(kind: Toast['kind'], text: string): void {
  count += 1;
  const toast = { id: count, kind, text };
  // The same sentence twice is one toast that stays longer; more than two would bury the table.
  $toasts.set([
    ...$toasts
      .get()
      .filter((shown) => shown.text !== text)
      .slice(-1),
    toast,
  ]);
  setTimeout(() => dismiss(toast.id), TOAST_STAYS);
}

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** What was refused has been done since, or the screen where it was said is gone. */
export function dismissRefusals(): void {
  const left = $toasts.get().filter(({ kind }) => kind !== 'refusal');
  if (left.length < $toasts.get().length) $toasts.set(left);
}

/** Shows this device alone why something was refused. */
export const refuse = (text: string): void => show('refusal', text);

/** Shows this device a short note: something worked. */
export const note = (text: string): void => show('note', text);
