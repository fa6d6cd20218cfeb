import { useEffect } from 'react';

/** Sets the tab's title. Null sets the site's name alone. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Hush: hidden-role games with friends' : `${title} · Hush`;
  }, [title]);
}
