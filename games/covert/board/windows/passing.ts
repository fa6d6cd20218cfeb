import type { Props } from '../props';

/** Turns *Always pass* on or off. Turning it on also passes on an open question that the seat has not answered. */
export function setAutoPass({ view, legal, act }: Pick<Props, 'view' | 'legal' | 'act'>, on: boolean): void {
  void act.setAutoPass(on);
  const number = view.window?.number;
  if (on && number !== undefined && legal.refusal('pass', [number]) === null) void act.pass(number);
}
