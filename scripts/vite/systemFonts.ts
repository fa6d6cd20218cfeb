import { createRequire } from 'node:module';
import type { FontMetrics } from '@capsizecss/core';
import { fontFamilyToCamelCase } from '@capsizecss/metrics';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromFile } from '@capsizecss/unpack/fs';

export type Variant = 'regular' | 'italic' | '700';
type Family = FontMetrics & { category: string; variants: Record<string, FontMetrics> };

const collection = entireMetricsCollection as unknown as Record<string, Family>;
const dejavu = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json');

/** Returns a family from Capsize's collection. Throws if the collection lacks it. */
export function familyOf(name: string): Family {
  const family = collection[fontFamilyToCamelCase(name)];
  if (!family) throw new Error(`Capsize has no metrics of ${name}`);
  return family;
}

/** Returns the metrics of the variant, or of the regular font if the family has no such variant. */
export function metricsOf(name: string, variant: Variant): FontMetrics {
  const family = familyOf(name);
  return family.variants[variant] ?? family;
}

/**
 * Returns a copy of a font's metrics for another font with the same widths, with the names by which browsers find that
 * font.
 */
function twin(metrics: FontMetrics, fullName: string, postscriptName: string): FontMetrics {
  return { ...metrics, fullName, postscriptName } as FontMetrics;
}

/** Returns the metrics of a Liberation font. It has the same widths as Google's Arimo, Tinos or Cousine. */
function liberation(kind: 'Sans' | 'Serif' | 'Mono', google: string, variant: Variant): FontMetrics {
  const style = { regular: '', italic: 'Italic', '700': 'Bold' }[variant];
  const names = [`Liberation ${kind} ${style}`.trim(), `Liberation${kind}${style && `-${style}`}`] as const;
  return twin(metricsOf(google, variant), ...names);
}

/** Reads a DejaVu font's metrics from the font's file, because the collection lacks DejaVu. */
function dejaVu(kind: 'Sans' | 'Serif' | 'SansMono', variant: Variant): Promise<FontMetrics> {
  const style = { regular: '', italic: kind === 'Serif' ? '-Italic' : '-Oblique', '700': '-Bold' }[variant];
  return fromFile(dejavu.replace('package.json', `ttf/DejaVu${kind}${style}.ttf`));
}

const SANS = ['Arial', 'Helvetica', 'Roboto', 'Noto Sans', 'Segoe UI', '-apple-system'];
const SERIF = ['Times New Roman', 'Georgia', 'Noto Serif'];
const MONO = ['Courier New', 'Roboto Mono', 'Noto Sans Mono'];

/** Returns the metrics of the system fonts that can replace a web font of this category. */
export async function systemFonts(category: string, variant: Variant): Promise<FontMetrics[]> {
  const known = (names: readonly string[]) => names.map((name) => metricsOf(name, variant));
  if (category === 'serif')
    return [...known(SERIF), liberation('Serif', 'Tinos', variant), await dejaVu('Serif', variant)];
  if (category !== 'monospace')
    return [...known(SANS), liberation('Sans', 'Arimo', variant), await dejaVu('Sans', variant)];
  const mono = await dejaVu('SansMono', variant);
  // Menlo has the same widths as DejaVu Sans Mono, from which it is derived.
  return [...known(MONO), liberation('Mono', 'Cousine', variant), mono, twin(mono, 'Menlo', 'Menlo-Regular')];
}
