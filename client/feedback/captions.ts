import { atom } from 'nanostores';

export const $caption = atom<{ id: number; text: string } | null>(null);
const STAYS = 2500;
let count = 0;

export function showCaption(text: string): void {
  count += 1;
  const id = count;
  $caption.set({ id, text });
  setTimeout(() => {
    if ($caption.get()?.id === id) $caption.set(null);
  }, STAYS);
}
