import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Json } from '#shared/json.ts';
import css from './GameOptions.module.css';
import { Option } from './Option';
import type { OptionField } from './options';
import { ROOM } from './text';

interface Props {
  fields: readonly OptionField[];
  /** The titles of the options that differ from the game's defaults. */
  changed: readonly string[];
  /** Room settings that are seldom changed. */
  children: ReactNode;
  /** Changes an option. Resolves to false if the change was refused. */
  onChange(name: string, value: Json): Promise<boolean>;
}

/**
 * The options that are neither paces nor main options. They are folded away under a line that lists the changed
 * options.
 */
export function AdvancedOptions({ fields, changed, children, onChange }: Props) {
  return (
    <details className={css.advanced}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        <span>
          <b>{ROOM.advanced}</b>
          <small>{changed.length === 0 ? ROOM.nothingChanged : ROOM.changed(changed)}</small>
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
