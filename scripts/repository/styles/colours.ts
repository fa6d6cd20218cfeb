import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { must } from '#shared/must.ts';

/** Red, green and blue, each from 0 to 1, in linear light. */
type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The matrix for each colour vision deficiency at full severity, over linear red, green and blue (Machado, Oliveira and
 * Fernandes 2009).
 */
const VISIONS = {
  'every colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Vision = keyof typeof VISIONS;
export const ALL_VISIONS = Object.keys(VISIONS) as readonly Vision[];

const channels = (hex: string): Rgb => {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};
const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function linear(hex: string): Rgb {
  const [red, green, blue] = channels(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns the WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns how different two colours are to a person with this colour vision, in CIELAB units. A distance of 2 is just
 * noticeable.
 */
export function distance(one: string, other: string, vision: Vision): number {
  const [a, b] = [labOf(seen(linear(one), vision)), labOf(seen(linear(other), vision))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seen(rgb: Rgb, vision: Vision): Rgb {
  const [red, green, blue] = VISIONS[vision].map((row) => {
    const sum = row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2];
    return Math.min(1, Math.max(0, sum));
  });
  return [must(red), must(green), must(blue)];
}

/** Converts a colour to CIELAB with the white point D65. */
function labOf([red, green, blue]: Rgb): Rgb {
  const root = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * Reads the colours of each skin, by name: the platform in dark and in light, and each game's table, whose colours
 * replace the dark ones.
 */
export function skins(): Record<string, Readonly<Record<string, string>>> {
  const shared = readFileSync('client/ui/tokens.css', 'utf8');
  const dark = tokensIn(ruleOf(shared, ':root,'));
  const themes = readdirSync('games')
    .map((name) => ({ name, file: `games/${name}/board/theme.css` }))
    .filter(({ file }) => existsSync(file));
  const tables = themes.map(({ name, file }): [string, Record<string, string>] => {
    return [name, { ...dark, ...tokensIn(readFileSync(file, 'utf8')) }];
  });
  return {
    dark,
    light: { ...dark, ...tokensIn(ruleOf(shared, '[data-mode="light"] {')) },
    ...Object.fromEntries(tables),
  };
}

function ruleOf(css: string, selector: string): string {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`tokens.css has no rule ${selector}`);
  return css.slice(from, css.indexOf('\n}', from));
}

const tokensIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[\da-f]{3,6})\b/gi)].map(([, name, hex]) => [must(name), must(hex)]),
  );
