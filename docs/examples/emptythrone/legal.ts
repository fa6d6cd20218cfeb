import { flat, type LegalMoves, must, type Seat } from 'hush/game';
import { COINS, type Deed, type Moves, type View } from './state';
import type { RefusalCode } from './text';

/** Lists the legal targets of a deed: the other players who are not out, or `[null]` if the deed has no target. */
function aims({ up, out }: View, seat: Seat, deed: Deed): Moves['act'][1][] {
  const isAimed = deed === 'reeve' || deed === 'marshal' || deed === 'depose';
  return isAimed ? Object.keys(up).filter((other) => other !== seat && !out.includes(other)) : [null];
}

export const legal: LegalMoves<View, Moves, RefusalCode> = {
  act: flat({
    closed: ({ truth, claim, turn }, seat) =>
      truth ? 'game-over' : claim ? 'claim-stands' : turn === seat ? null : 'not-your-turn',
    unfit(view, seat, [deed, at]) {
      const coins = must(view.coins[seat]);
      if (coins + COINS[deed] < 0) return 'too-few-coins';
      if (coins >= 10 && deed !== 'depose') return 'must-depose';
      return aims(view, seat, deed).includes(at) ? null : 'nobody-there';
    },
    list: (view, seat) =>
      (Object.keys(COINS) as Deed[]).flatMap((deed) => aims(view, seat, deed).map((at): Moves['act'] => [deed, at])),
  }),
  answer: flat({
    closed: ({ claim, waitingFor }, seat) => (claim && waitingFor.includes(seat) ? null : 'not-asked'),
    unfit: ({ claims }, _seat, [, n]) => (claims === n ? null : 'too-late'),
    list: ({ claims }) => [false, true].map((doubts) => [doubts, claims]),
  }),
};
