/** Makes a value when it is first asked for, and keeps it: what tests share that play whole matches is played for them alone. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
