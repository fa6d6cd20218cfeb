import { useId } from 'react';
import { cx } from '../../ui/cx';
import css from './Tools.module.css';

interface SelectProps {
  label: string;
  /** If true, only screen readers get the label. */
  bare?: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
  className?: string | undefined;
}

export function Select({ label, bare = false, options, value, onChange, className }: SelectProps) {
  const id = useId();
  return (
    <div className={cx(css.select, className)}>
      <label htmlFor={id} className={bare ? 'sr' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
