import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Loads a part lazily, such as one that opens on a tap, so that the room shows sooner. `meanwhile` keeps its place. */
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
