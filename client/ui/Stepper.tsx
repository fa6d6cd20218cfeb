import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './Button';
import css from './Form.module.css';

interface StepperProps {
  label: string;
  /** The value in words, such as "1 min 30 s". */
  value: string;
  hint?: ReactNode;
  less: string;
  more: string;
  /** `isLeast` disables the button that decreases the value, and `isMost` the button that increases it. */
  isLeast: boolean;
  isMost: boolean;
  onStep(by: 1 | -1): void;
  /** An additional button, for example for a value outside the range. */
  extra?: ReactNode;
}

/** Two buttons that decrease or increase a number step by step. The number is shown in words. */
export function Stepper({ label, value, hint, less, more, isLeast, isMost, onStep, extra }: StepperProps) {
  const id = useId();
  return (
    <fieldset className={css.stepper} aria-labelledby={id}>
      <span>
        <b id={id}>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      {extra}
      <span className={css.steps}>
        <IconButton label={less} icon={<Minus />} aria-disabled={isLeast} onClick={() => !isLeast && onStep(-1)} />
        <output className="num">{value}</output>
        <IconButton label={more} icon={<Plus />} aria-disabled={isMost} onClick={() => !isMost && onStep(1)} />
      </span>
    </fieldset>
  );
}
