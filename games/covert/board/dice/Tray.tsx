import { cx, useReducedMotion, useRoving } from 'hush/board';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Colour } from '../../state';
import { Die } from '../art/Die';
import css from './Tray.module.css';
import { trayText } from './text';

export interface DieInTray {
  index: number;
  face: number;
  /** Whether the die can be picked now. */
  open: boolean;
  chosen: boolean;
}

interface TrayProps {
  colour: Colour;
  dice: readonly DieInTray[];
  /** Faces of the dice that have left the tray. */
  ghosts?: readonly number[] | undefined;
  /** A key that changes with every roll, which starts the animation. */
  thrown: string;
  /** Returns the accessible label of a die. */
  says?: ((face: number, index: number) => string) | undefined;
  onPick(index: number): void;
  before?: ReactNode;
  after?: ReactNode;
}

/** Duration of a die's fall in the roll animation, in ms. */
const FALL = 420;
/** Delay between the starts of two dice, in ms. All dice land at the same time. */
const BEHIND = 40;
const SPRING = 'cubic-bezier(0.3, 1.45, 0.5, 1)';
const TILTS = [-7, 3, 9, -4, 6];

/** The tray with the seat's dice. Dice that have left the tray are drawn as ghosts. */
export function Tray({ colour, dice, ghosts = [], thrown, says = trayText.die, onPick, before, after }: TrayProps) {
  const { group, onKeyDown } = useRoving<HTMLFieldSetElement>('[data-die]');
  useFall(group, thrown);
  return (
    <fieldset className={css.tray} ref={group} aria-label={trayText.label} onKeyDown={onKeyDown}>
      {before}
      {ghosts.length > 0 && (
        <span className={css.ghosts} aria-hidden="true">
          {ghosts.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ghosts are alike
            <Die key={index} face={face} colour={colour} />
          ))}
        </span>
      )}
      <div role="toolbar" aria-label={trayText.dice} className={css.dice}>
        {dice.map(({ index, face, open, chosen }, at) => (
          <button
            key={index}
            type="button"
            data-die={index}
            data-coach={`die:${index}`}
            className={cx(css.die, chosen && css.chosen)}
            aria-pressed={chosen}
            aria-disabled={!open || undefined}
            aria-label={says(face, index)}
            onClick={() => onPick(index)}
          >
            <Die face={face} colour={colour} style={{ rotate: `${TILTS[at % TILTS.length]}deg` }} />
          </button>
        ))}
      </div>
      {after}
    </fieldset>
  );
}

/** Animates the dice when they are rolled again, but not when they first appear. */
function useFall(felt: RefObject<HTMLElement | null>, thrown: string) {
  const before = useRef(thrown);
  const still = useReducedMotion();
  useEffect(() => {
    if (before.current === thrown) return;
    before.current = thrown;
    if (still || !felt.current) return;
    for (const [index, die] of [...felt.current.querySelectorAll('[data-die] > svg')].entries()) {
      die.animate(
        [
          { transform: 'translateY(-70px) rotate(-220deg) scale(0.9)', opacity: 0 },
          { transform: 'translateY(4px) rotate(14deg)', opacity: 1, offset: 0.62 },
          { transform: 'none' },
        ],
        { duration: FALL - BEHIND * index, delay: BEHIND * index, easing: SPRING, fill: 'backwards' },
      );
    }
  }, [felt, thrown, still]);
}
