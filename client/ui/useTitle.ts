import { useEffect } from 'react';

/** The tab's title, or null for the site's name alone. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Hush: hidden-role games with friends' : `${title} · Hush`;
  }, [title]);
}
