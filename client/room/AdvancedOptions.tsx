import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Json } from '#shared/json.ts';
import css from './GameOptions.module.css';
import { Option } from './Option';
import type { OptionField } from './options';
import { ROOM } from './text';

interface Props {
  fields: readonly OptionField[];
  changed: readonly string[];
  /** Room settings that are rarely changed. */
  children: ReactNode;
  /** Changes an option. Resolves to false if it was refused. */
  onChange(name: string, value: Json): Promise<boolean>;
}

/** Shows all options except paces and main options. They are collapsed below a line that names the changed ones. */
export function AdvancedOptions({ fields, changed, children, onChange }: Props) {
  return (
    <details className={css.advanced}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        <span>
          <b>{ROOM.advanced}</b>
          <small>{changed.length === 0 ? ROOM.nothingChanged : ROOM.changed(changed.join(', '))}</small>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={css.folded}>
        {fields.map((field) => (
          <Option key={field.name} field={field} onChange={onChange} />
        ))}
        {children}
      </div>
    </details>
  );
}
