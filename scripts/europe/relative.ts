import { must } from '#shared/must.ts';

/**
 * Rewrites a path of straight lines (`M x y L x y … Z`, in tenths) with each point relative to the previous one. The
 * path draws the same line with two thirds of the characters and half the compressed size.
 */
export function relative(path: string): string {
  return (path.match(/M[^M]*/g) ?? []).map(relativeLine).join('');
}

function relativeLine(line: string): string {
  const numbers = (line.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * 10));
  const steps = numbers.slice(2).map((number, at) => number - must(numbers[at]));
  const start = numbers.slice(0, 2).map(tenths).join(' ');
  // No space is needed before a minus sign.
  const rest = steps.map(tenths).join(' ').replaceAll(' -', '-');
  return `M${start}l${rest}${line.endsWith('Z') ? 'z' : ''}`;
}

/** Omits the zero before the decimal point. */
const tenths = (number: number) => String(number / 10).replace(/^(-?)0\./, '$1.');
