import { useEffect } from 'react';

/** Sets the tab's title. If `title` is null, the tab's title is only the site's name. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Hush: hidden-role games with friends' : `${title} · Hush`;
  }, [title]);
}
