import { atom } from 'nanostores';

export interface Toast {
  id: number;
  /** `refusal` says why an action was refused. Toasts of both kinds are only shown to this person. */
  kind: 'refusal' | 'note';
  text: string;
}

export const TOAST_STAYS = 5000;

export const $toasts = atom<readonly Toast[]>([]);
let count = 0;

function show(kind: Toast['kind'], text: string): void {
  count += 1;
  const toast = { id: count, kind, text };
  // Each toast replaces the previous one of the same kind, because several would cover a small screen.
  $toasts.set([...$toasts.get().filter((shown) => shown.kind !== kind), toast]);
  setTimeout(() => dismiss(toast.id), TOAST_STAYS);
}

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Removes all refusals. Call this when the refused action has succeeded, or when its screen has closed. */
export function dismissRefusals(): void {
  const left = $toasts.get().filter(({ kind }) => kind !== 'refusal');
  if (left.length < $toasts.get().length) $toasts.set(left);
}

export const refuse = (text: string): void => show('refusal', text);

export const note = (text: string): void => show('note', text);
