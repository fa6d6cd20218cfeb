import { useEffect } from 'react';
import { text } from './text';

/** Sets the title of the browser tab. If `title` is null, the title is only the name of the site. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? text.site : `${title} · Hush`;
  }, [title]);
}
