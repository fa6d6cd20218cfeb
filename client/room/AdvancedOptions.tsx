import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Json } from '#shared/json.ts';
import css from './GameOptions.module.css';
import { Option } from './Option';
import type { OptionField } from './options';
import { ROOM } from './text';

interface Props {
  fields: readonly OptionField[];
  /** The titles of what is not as the game comes. */
  changed: readonly string[];
  /** What belongs to the room and is seldom set. */
  children: ReactNode;
  /** False: it was refused. */
  onChange(name: string, value: Json): Promise<boolean>;
}

/** Every other option, folded away; its line says what was changed in it. */
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
