import { must } from '#shared/must.ts';

/**
 * Rewrites a path of straight lines (`M x y L x y … Z`, in tenths), so that each point is relative to the previous
 * point. The new path looks the same, with two thirds of the characters and half the compressed size.
 */
export function relative(path: string): string {
  return (path.match(/M[^M]*/g) ?? []).map(relativeLine).join('');
}

function relativeLine(line: string): string {
  const numbers = (line.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * 10));
  const steps = numbers.slice(2).map((number, at) => number - must(numbers[at]));
  const start = numbers.slice(0, 2).map(tenths).join(' ');
  const rest = steps.map(tenths).join(' ').replaceAll(' -', '-');
  return `M${start}l${rest}${line.endsWith('Z') ? 'z' : ''}`;
}

const tenths = (number: number) => String(number / 10).replace(/^(-?)0\./, '$1.');
