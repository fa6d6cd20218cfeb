import { conditionsOf, SHAPES, type ShapeName } from '#client/ui/shapes.ts';

/** A mixin's declarations, or the at-rule around the mixin's content. */
type Mixin = Record<string, string | { '@mixin-content': Record<string, never> }>;

/** Hides words that are meant only for screen readers, like the class `sr`. Use it within a shape. */
const SR: Mixin = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', 'clip-path': 'inset(50%)' };

/** Gives text and space the sizes of a laptop, on a board that needs the room of a large screen for its objects. */
const LAPTOP_DENSITY: Mixin = {
  '--text-xs': '0.75rem',
  '--text-sm': '0.875rem',
  '--text-lg': '1.125rem',
  '--text-xl': '1.375rem',
  '--text-2xl': '1.75rem',
  '--space-3': '0.75rem',
  '--space-4': '1rem',
  '--space-5': '1.25rem',
  '--space-6': '1.5rem',
  '--space-8': '2rem',
};

/**
 * Returns the mixins for postcss-mixins. Those like `low` depend on the size of the table, and those like `page-low` on
 * the size of the window.
 */
export function shapeMixins(): Record<string, Mixin> {
  const names = Object.keys(SHAPES) as ShapeName[];
  return {
    sr: SR,
    'laptop-density': LAPTOP_DENSITY,
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
