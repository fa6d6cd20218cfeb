import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Makes a component that is loaded when it is first rendered, such as a sheet. Until then, `meanwhile` is shown. */
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
