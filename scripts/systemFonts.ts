import { createRequire } from 'node:module';
import type { FontMetrics } from '@capsizecss/core';
import { fontFamilyToCamelCase } from '@capsizecss/metrics';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { fromFile } from '@capsizecss/unpack/fs';

export type Variant = 'regular' | 'italic' | '700';
type Family = FontMetrics & { category: string; variants: Record<string, FontMetrics> };

const collection = entireMetricsCollection as unknown as Record<string, Family>;
const dejavu = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json');

/** Finds the metrics of a family in Capsize's collection. Throws if there are none. */
export function familyOf(name: string): Family {
  const family = collection[fontFamilyToCamelCase(name)];
  if (!family) throw new Error(`Capsize has no metrics of ${name}`);
  return family;
}

/** Finds the metrics of the variant, or of the regular font if the family has no such variant. */
export function metricsOf(name: string, variant: Variant): FontMetrics {
  const family = familyOf(name);
  return family.variants[variant] ?? family;
}

/**
 * Copies the metrics of a font for another font with the same widths. Replaces the names with those by which a browser
 * finds the other font.
 */
function twin(metrics: FontMetrics, fullName: string, postscriptName: string): FontMetrics {
  return { ...metrics, fullName, postscriptName } as FontMetrics;
}

/** Returns the metrics of a Liberation font, which has the same widths as Google's Arimo, Tinos or Cousine. */
function liberation(kind: 'Sans' | 'Serif' | 'Mono', google: string, variant: Variant): FontMetrics {
  const style = { regular: '', italic: 'Italic', '700': 'Bold' }[variant];
  const names = [`Liberation ${kind} ${style}`.trim(), `Liberation${kind}${style && `-${style}`}`] as const;
  return twin(metricsOf(google, variant), ...names);
}

/** Reads the metrics of a DejaVu font from its file, because the collection lacks it. */
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
  // Menlo is derived from DejaVu Sans Mono and has the same widths.
  return [...known(MONO), liberation('Mono', 'Cousine', variant), mono, twin(mono, 'Menlo', 'Menlo-Regular')];
}
