import type { Code } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { Button, type ButtonProps } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { whyInWords } from '../why';
import css from './PickButtons.module.css';
import { text } from './text';
import type { Choice, MoveDraft } from './useDraft';

interface PickButtonsProps {
  of: Choice & Partial<Pick<MoveDraft, 'back'>>;
  /**
   * Returns a choice's label, or all props of its button, such as label, icon and pressed state. A label alone makes a
   * large primary button.
   */
  look(mark: Json): string | Omit<ButtonProps, 'onClick' | 'why' | 'whyAt'>;
  /** The choices to draw, including impossible ones. Default: all possible choices, and no others. */
  marks?: readonly Json[] | undefined;
  refusals?: Readonly<Record<Code, string>> | undefined;
  /** `cards` draws the buttons in one row. Each is tall, with an icon above the words. */
  as?: 'buttons' | 'cards' | undefined;
  label?: string | undefined;
}

/**
 * Draws a button for each possible next choice of a move (`useDraft`), and a button that goes back to the first choice.
 * If `marks` contains an impossible choice, its button has a dashed border and shows the reason when pressed.
 *
 *     <PickButtons of={accusation} look={(seat) => names(String(seat))} />
 */
export function PickButtons({ of, look, marks, refusals = {}, as = 'buttons', label }: PickButtonsProps) {
  return (
    <section className={cx(css.picks, as === 'cards' && css.cards)} aria-label={label}>
      {(marks ?? of.picks).map((mark) => (
        <Button
          key={JSON.stringify(mark)}
          full
          whyAt="press"
          {...looksOf(look(mark))}
          why={whyInWords(refusals, of.why(mark))}
          onClick={() => of.pick(mark)}
        />
      ))}
      {of.back && (
        <Button full variant="quiet" onClick={of.back}>
          {text.back}
        </Button>
      )}
    </section>
  );
}

const looksOf = (look: ReturnType<PickButtonsProps['look']>) =>
  typeof look === 'string' ? ({ children: look, size: 'lg', variant: 'primary' } as const) : look;
