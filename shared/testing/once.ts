/**
 * Returns a function that computes a value when first called and then returns the same value. Used by tests that share
 * whole matches.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
