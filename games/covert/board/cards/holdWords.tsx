import { type HoldWords, tableText as text } from 'hush/board';
import { screenText } from './text';

/**
 * Returns the labels of a button that uncovers `what` while held. If `short` is true, only screen readers get the full
 * label.
 */
export function holdWords(what: string, short = false): HoldWords {
  const wordsFor = ({ covered, open }: { covered: string; open: string }) => ({
    covered: (
      <>
        {covered} <span className={short ? 'sr' : undefined}>{what}</span>
      </>
    ),
    open: (
      <>
        {open} <span className="sr">{what}</span>
      </>
    ),
  });
  return { hold: wordsFor(text.hold.hold), tap: wordsFor(text.hold.tap), shared: screenText.shared };
}
