import type { HoldWords } from 'hush/board';
import type { ReactNode } from 'react';
import { boardText } from './text';

/** Labels of the button that shows the player's pencil marks: on the board, in a narrow row and in a form. */
export const marksWords = {
  board: words(boardText.marks.hold, boardText.marks.tap),
  row: words(short(boardText.marks.hold), short(boardText.marks.tap)),
  form: words(boardText.marksShort, boardText.marksShort, boardText.marksHeld),
};

function words(hold: ReactNode, tap: ReactNode, open?: ReactNode): HoldWords {
  return {
    hold: { covered: hold, open: open ?? hold },
    tap: { covered: tap, open: open ?? tap },
    shared: boardText.marksShared,
  };
}

/** Shows a single word. Screen readers read all of `whole`. */
function short(whole: string): ReactNode {
  return (
    <>
      <span aria-hidden="true">{boardText.marksShortest}</span>
      <span className="sr">{whole}</span>
    </>
  );
}
