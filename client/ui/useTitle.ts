import { useEffect } from 'react';

/** The tab's title; null: the name of the place alone. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Hush: hidden-role games with friends' : `${title} · Hush`;
  }, [title]);
}
