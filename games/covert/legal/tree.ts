import type { Code, Seat } from '../../../shared/ids';
import type { Json } from '../../../shared/json';
import type { Draft, Legality, Step } from '../../../shared/module';
import type { View } from '../state';

type Pick = Step['picks'][number];

/** A move whose arguments are chosen part by part, without listing them all. */
interface Rule<Args extends Draft> {
  /** Why it cannot be made now, whatever the arguments. */
  closed(view: View, seat: Seat): Code | null;
  /** Why not with these arguments. */
  unfit(view: View, seat: Seat, args: Args): Code | null;
  /** Lengths at which a draft may be whole. */
  lengths: readonly number[];
  /** What may follow, the best first; each pick can be completed. */
  grow(view: View, seat: Seat, draft: Draft): Pick[];
}

/** The legality of a move that is walked: exact at every step, so that no walk runs into a dead end. */
export function tree<Args extends Draft>({ closed, unfit, lengths, grow }: Rule<Args>): Legality<View, Args> {
  return {
    refusal: (view, seat, args) => closed(view, seat) ?? unfit(view, seat, args),
    next(view, seat, draft) {
      if (closed(view, seat) !== null) return { whole: false, picks: [] };
      const whole = lengths.includes(draft.length) && unfit(view, seat, draft as never) === null;
      return { whole, picks: grow(view, seat, draft) };
    },
  };
}

/** A pick that puts one more part behind the draft; the part is what lights up. */
export function append(draft: Draft, part: Json): Pick {
  return { mark: part, draft: [...draft, part] };
}
