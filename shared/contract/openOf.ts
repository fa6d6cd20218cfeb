/**
 * Returns a function that copies these fields of an object. With this function, a game lists in one place the public
 * fields that its state and its view share, for both `view` and `imagine`:
 *
 *     export const open = openOf('turn', 'coins', 'outcome');
 *     // view:    { ...open(G), me, truth }
 *     // imagine: { ...open(view), hands }
 */
export function openOf<Field extends string>(...fields: readonly Field[]) {
  return <From extends Readonly<Record<Field, unknown>>>(from: From): Pick<From, Field> => {
    const part: Partial<From> = {};
    for (const field of fields) part[field] = from[field];
    return part as Pick<From, Field>;
  };
}
