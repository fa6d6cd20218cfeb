import { createFontStack, type FontMetrics } from '@capsizecss/core';
import type { AtRule, Plugin } from 'postcss';
import { familyOf, metricsOf, systemFonts, type Variant } from './systemFonts.ts';

/** The beginning of `unicode-range` in a family's file with basic Latin letters. */
const PLAIN = 'U+0000-00FF';
/** Matches the font files that pages preload. */
const PRELOADED = /archivo-latin-wght-normal|gloock-latin-400-normal/;
/** This weight and heavier weights are measured with the bold font. */
const BOLD_FROM = 550;

/**
 * Adds a family `<family> Fallback` for each web font. The family consists of system fonts, scaled so that text takes
 * the same space. Text keeps its fallback font and so never moves after it was drawn. For this reason, fonts that a
 * page preloads (`server/http/preloads.ts`) and fonts with letters beyond basic Latin are `optional`. All other fonts
 * are `fallback`, which a browser gives up after three seconds. A screen that needs such a font waits for it
 * (`client/ui/fonts.ts`).
 */
export function fontFallbacks(): Plugin {
  return {
    postcssPlugin: 'font-fallbacks',
    async OnceExit(root) {
      const faces: AtRule[] = [];
      root.walkAtRules('font-face', (face) => {
        const isAwaited = isPlain(face) && !PRELOADED.test(declared(face, 'src'));
        if (isPlain(face)) faces.push(face);
        setDisplay(face, isAwaited ? 'fallback' : 'optional');
      });
      for (const face of faces) await addFallbacks(face);
    },
  };
}

function isPlain(face: AtRule): boolean {
  const range = declared(face, 'unicode-range');
  return declared(face, 'src').includes('url(') && (range === '' || range.startsWith(PLAIN));
}

function setDisplay(face: AtRule, value: string): void {
  face.walkDecls('font-display', (declaration) => {
    declaration.remove();
  });
  face.append({ prop: 'font-display', value, ...(face.source && { source: face.source }) });
}

async function addFallbacks(face: AtRule): Promise<void> {
  const name = familyNameOf(face).replace(/ Variable$/, '');
  for (const weight of weightsOf(face, familyOf(name).category)) face.after(await fallbacksOf(face, name, weight));
}

interface Weight {
  variant: Variant;
  /** A weight or a range of weights, as in CSS. */
  weight: string;
}

function weightsOf(face: AtRule, category: string): Weight[] {
  const weight = declared(face, 'font-weight');
  if (declared(face, 'font-style') === 'italic') return [{ variant: 'italic', weight }];
  const [least, most] = weight.split(' ');
  if (category === 'monospace') return [{ variant: 'regular', weight }];
  if (most === undefined) return [{ variant: Number(least) < BOLD_FROM ? 'regular' : '700', weight }];
  return [
    { variant: 'regular', weight: `${least} ${BOLD_FROM - 1}` },
    { variant: '700', weight: `${BOLD_FROM} ${most}` },
  ];
}

/** Makes the fallback faces for one face of a web font. System fonts with equal widths share a face. */
async function fallbacksOf(face: AtRule, name: string, { variant, weight }: Weight): Promise<AtRule[]> {
  const stretch = declared(face, 'font-stretch');
  const shared = { 'font-style': declared(face, 'font-style'), 'font-stretch': stretch };
  const web = { ...metricsOf(name, variant), ...(isNarrow(stretch) && widthsOf(`${name} Narrow`, variant)) };
  const system = await systemFonts(familyOf(name).category, variant);
  const { fontFaces } = createFontStack([web, ...system], { fontFaceFormat: 'styleObject' });
  const byWidth = new Map<string | undefined, AtRule>();
  for (const { '@font-face': each } of fontFaces) {
    const { src, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = each;
    const known = byWidth.get(sizeAdjust);
    known?.walkDecls('src', (declaration) => {
      declaration.value += `, ${src}`;
    });
    if (known) continue;
    const overrides = {
      'size-adjust': sizeAdjust,
      'ascent-override': ascentOverride,
      'descent-override': descentOverride,
      'line-gap-override': lineGapOverride,
    };
    const fallback = face.clone({ nodes: [] });
    const declarations = {
      'font-family': `"${familyNameOf(face)} Fallback"`,
      ...shared,
      'font-weight': weight,
      src,
      ...overrides,
    };
    for (const [prop, value] of Object.entries(declarations))
      if (value) fallback.append({ prop, value: rounded(value) });
    // Vite needs to know the source file of each declaration.
    if (face.source) for (const declaration of fallback.nodes ?? []) declaration.source = face.source;
    byWidth.set(sizeAdjust, fallback);
  }
  return [...byWidth.values()];
}

/** Rounds to two decimals, a hundredth of a px in the largest headline. */
const rounded = (value: string) => value.replace(/^(\d+\.\d\d)\d*%$/, '$1%');

const isNarrow = (stretch: string) => stretch !== '' && Number.parseFloat(stretch.split(' ').at(-1) ?? '') < 100;

function widthsOf(name: string, variant: Variant): Partial<FontMetrics> {
  const { xWidthAvg, subsets } = metricsOf(name, variant);
  return { xWidthAvg, ...(subsets && { subsets }) };
}

const familyNameOf = (face: AtRule) => declared(face, 'font-family').replaceAll(/['"]/g, '');

function declared(face: AtRule, name: string): string {
  let value = '';
  face.walkDecls(name, (declaration) => {
    value = declaration.value;
  });
  return value;
}
