import { must } from '#shared/must.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export function cheapest<Try extends { cost: number }>(tries: readonly Try[]): Try {
  return must(tries.reduce<Try | null>((best, each) => (best === null || each.cost < best.cost ? each : best), null));
}

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
