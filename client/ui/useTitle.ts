import { useEffect } from 'react';

/** Sets the tab's title, or only the site's name if `title` is null. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Hush: hidden-role games with friends' : `${title} · Hush`;
  }, [title]);
}
