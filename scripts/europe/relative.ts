import { must } from '#shared/must.ts';

/**
 * A path of straight lines (`M x y L x y … Z`, in tenths) with each point relative to the previous one: the same line
 * in two thirds of the characters and half the compressed size.
 */
export function relative(path: string): string {
  return (path.match(/M[^M]*/g) ?? []).map(relativeLine).join('');
}

function relativeLine(line: string): string {
  const numbers = (line.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * 10));
  const steps = numbers.slice(2).map((number, at) => number - must(numbers[at]));
  const start = numbers.slice(0, 2).map(tenths).join(' ');
  // A minus sign also separates two numbers.
  const rest = steps.map(tenths).join(' ').replaceAll(' -', '-');
  return `M${start}l${rest}${line.endsWith('Z') ? 'z' : ''}`;
}

/** Without the zero before the decimal point. */
const tenths = (number: number) => String(number / 10).replace(/^(-?)0\./, '$1.');
