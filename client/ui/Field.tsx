import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { cx } from './cx';
import css from './Form.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** If true, the label is only for screen readers. */
  bare?: boolean | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  beside?: ReactNode;
}

export function Field({ label, bare = false, hint, error = null, beside, className, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={bare ? 'sr' : css.label}>
        {label}
      </label>
      <div className={css.line}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error !== null || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {beside}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={error === null ? css.hint : css.error}
          role={error === null ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
