import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { Json } from '../../shared/json';
import css from './GameOptions.module.css';
import { Option } from './Option';
import type { OptionField } from './options';
import { ROOM } from './text';

interface Props {
  fields: readonly OptionField[];
  /** Those of them that differ from what the game comes with. */
  changed: readonly OptionField[];
  /** False: it was refused. */
  onChange(name: string, value: Json): Promise<boolean>;
}

/** Every other option, folded away; its line says what was changed in it. */
export function AdvancedOptions({ fields, changed, onChange }: Props) {
  return (
    <details className={css.advanced}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        <span>
          <b>{ROOM.advanced}</b>
          <small>{changed.length === 0 ? ROOM.nothingChanged : ROOM.changed(changed.map(({ title }) => title))}</small>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={css.folded}>
        {fields.map((field) => (
          <Option key={field.name} field={field} onChange={onChange} />
        ))}
      </div>
    </details>
  );
}
