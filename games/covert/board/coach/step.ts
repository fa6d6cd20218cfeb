import type { CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import type { Draft } from '#shared/module.ts';
import type { View } from '../../state';

interface Words<Due> {
  title(due: Due, view: View, seat: Seat): string;
  why(due: Due, view: View): string;
  at(due: Due, view: View): string[];
}

/**
 * Builds coach steps from the move the coach would make next.
 *
 *     const part = stepFor(coding);
 *     part('swap', { title: ({ args: [one] }) => `Swap tile ${one}.`, why: …, at: … })
 */
export function stepFor<Due extends { move: string; args: Draft }>(next: (view: View, seat: Seat) => Due | null) {
  return function step<Move extends Due['move']>(
    move: Move,
    { title, why, at }: Words<Extract<Due, { move: Move }>>,
  ): CoachStep<View> {
    type Own = Extract<Due, { move: Move }>;
    const due = (view: View, seat: Seat) => {
      const best = next(view, seat);
      return best?.move === move ? (best as Own) : null;
    };
    const say = (words: (own: Own, view: View, seat: Seat) => string) => (view: View, seat: Seat) => {
      const own = due(view, seat);
      return own ? words(own, view, seat) : '';
    };
    return {
      id: move,
      title: say(title),
      why: say(why),
      when: (view, seat) => view.round === 1 && due(view, seat) !== null,
      at(view, seat) {
        const own = due(view, seat);
        return own ? at(own, view) : [];
      },
      move(view, seat) {
        const own = due(view, seat);
        return own && { move, args: own.args };
      },
      again: true,
    };
  };
}
