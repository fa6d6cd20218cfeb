import { conditionsOf, SHAPES, type ShapeName } from '#client/ui/shapes.ts';

/** The declarations of a mixin, or the at-rule around its content. */
type Mixin = Record<string, string | { '@mixin-content': Record<string, never> }>;

/** Hides words that only screen readers get, like the class `sr`, for use within a shape. */
const SR: Mixin = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', 'clip-path': 'inset(50%)' };

/** The mixins of postcss-mixins: `low` and so on for the size of the table, `page-low` and so on for the window's. */
export function shapeMixins(): Record<string, Mixin> {
  const names = Object.keys(SHAPES) as ShapeName[];
  return {
    sr: SR,
    ...Object.fromEntries(
      names.flatMap((name) => [
        [name, around(`@container table ${either(conditionsOf(name, 'rem'))}`)],
        [`page-${name}`, around(`@media ${conditionsOf(name, 'em').join(', ')}`)],
      ]),
    ),
  };
}

const around = (rule: string): Mixin => ({ [rule]: { '@mixin-content': {} } });

const either = (conditions: readonly string[]) =>
  conditions.length === 1 ? conditions.join() : conditions.map((condition) => `(${condition})`).join(' or ');
