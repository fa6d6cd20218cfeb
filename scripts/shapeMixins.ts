import { conditionsOf, SHAPES, type ShapeName } from '../client/ui/shapes.ts';

/** The at-rule around the content of a mixin. */
type Mixin = Record<string, { '@mixin-content': Record<string, never> }>;

/** The mixins of postcss-mixins: `low` and so on for the size of the table, `page-low` and so on for the window's. */
export function shapeMixins(): Record<string, Mixin> {
  const names = Object.keys(SHAPES) as ShapeName[];
  return Object.fromEntries(
    names.flatMap((name) => [
      [name, around(`@container table ${either(conditionsOf(name, 'rem'))}`)],
      [`page-${name}`, around(`@media ${conditionsOf(name, 'em').join(', ')}`)],
    ]),
  );
}

const around = (rule: string): Mixin => ({ [rule]: { '@mixin-content': {} } });

const either = (conditions: readonly string[]) =>
  conditions.length === 1 ? conditions.join() : conditions.map((condition) => `(${condition})`).join(' or ');
