import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import css from './Form.module.css';

interface SegmentsProps<Value extends string | number> {
  label: string;
  bare?: boolean | undefined;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
  why?: string | null | undefined;
  hint?: ReactNode;
}

export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, bare = false, options, value, onChange, why = null, hint } = props;
  const name = useId();
  const heading = useId();
  return (
    <fieldset className={css.field} disabled={why !== null} aria-labelledby={heading}>
      {/* This is a `span` because WebKit ignores a grid when laying out a `legend`. */}
      <span id={heading} className={bare ? 'sr' : css.label}>
        {label}
      </span>
      <div className={cx(css.segments, options.length > 3 && css.many)}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {(why ?? hint) && <p className={css.hint}>{why ?? hint}</p>}
    </fieldset>
  );
}
