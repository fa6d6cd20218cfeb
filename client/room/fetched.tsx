import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * What opens on a tap, or stands there only now and then, is fetched by itself: the room is there sooner. `meanwhile`
 * keeps its place.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(() => load().then((part) => ({ default: part as ComponentType<object> })));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
