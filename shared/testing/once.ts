/** Computes a value on first use and caches it, so that tests that share whole matches play them once. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
