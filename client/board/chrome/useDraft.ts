import type { Draft, MoveArgs } from '#shared/contract/module.ts';
import type { Code } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { LegalityOf } from '#shared/legality/legality.ts';
import { usePicked } from '../../state/picked';
import type { Act } from '../contract';
import { useStepState } from './useStepState';

export interface Choice {
  /** The choices that are possible now. Empty if the move is not possible. */
  picks: readonly Json[];
  why(mark: Json): Code | null;
  /**
   * Makes a choice. If this leaves only one possible next choice, makes that choice too. Sends the move after the last
   * choice.
   */
  pick(mark: Json): void;
}

export interface MoveDraft extends Choice {
  draft: Draft;
  /** The first choice of the move. A board can use it to let the player change this choice until the move is sent. */
  first: Choice;
  /** Goes back to the first choice. Null if nothing has been chosen yet. */
  back: (() => void) | null;
}

const NOTHING: Draft = [];

/**
 * Lets a person choose the arguments of a move one by one. The choices made so far are discarded when `step` changes.
 * `PickButtons` draws the choices.
 *
 *     const shot = useDraft('shoot', props, `${view.round}`);
 *     <PickButtons of={shot} look={(seat) => names(String(seat))} />
 */
export function useDraft<Moves extends MoveArgs, M extends keyof Moves & string>(
  move: M,
  { legal, act }: { legal: LegalityOf<Moves>; act: Act<Moves> },
  step: string,
): MoveDraft {
  const [draft, setDraft] = useStepState(step, NOTHING);
  usePicked(move, draft);
  const advance = (chosen: Draft): void => {
    const next = legal.next(move, chosen);
    const [only, another] = next.picks;
    if (!next.whole && only && !another) {
      advance(only.draft);
      return;
    }
    const isDone = next.whole && !only;
    setDraft(isDone ? NOTHING : chosen);
    if (isDone) void act[move](...(chosen as Moves[M]));
  };
  const choiceAfter = (chosen: Draft): Choice => {
    const { picks } = legal.next(move, chosen);
    const found = (mark: Json) => picks.find((pick) => JSON.stringify(pick.mark) === JSON.stringify(mark));
    return {
      picks: picks.map(({ mark }) => mark),
      why: (mark) => (found(mark) ? null : (legal.why(move) ?? legal.refusal(move, [...chosen, mark]))),
      pick: (mark) => {
        const pick = found(mark);
        if (pick) advance(pick.draft);
      },
    };
  };
  const back = draft.length > 0 ? () => setDraft(NOTHING) : null;
  return { ...choiceAfter(draft), draft, first: choiceAfter(NOTHING), back };
}
