import { type ReactNode, useId } from 'react';
import css from './Form.module.css';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  why?: string | null | undefined;
}

export function Switch({ label, hint, checked, onChange, why = null }: SwitchProps) {
  const id = useId();
  const note = why ?? hint;
  return (
    <label className={css.switch}>
      <span>
        <b>{label}</b>
        {note && <small id={id}>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={css.toggle}
        checked={checked}
        disabled={why !== null}
        aria-describedby={note ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
