import { useEffect, useState } from 'react';
import type { Json } from '../../shared/json';
import { Field } from '../ui/Field';
import { Panel } from '../ui/Panel';
import { Segments } from '../ui/Segments';
import { Switch } from '../ui/Switch';
import { useRoom } from './context';
import css from './GameOptions.module.css';
import { fieldsOf, type OptionField, withOption } from './options';
import { ROOM } from './text';

/** The options of the game, drawn from its schema, and below them what belongs to the room: chat and lock. */
export function GameOptions() {
  const { room, games, isHost, api, run } = useRoom();
  const schema = games.find((game) => game.id === room.game)?.options ?? null;
  const fields = fieldsOf(schema, room.options);
  const change = (name: string, value: Json) =>
    run(() => api.change({ options: withOption(room.options, name, value) }));
  return (
    <Panel title={ROOM.options} padded>
      {isHost
        ? fields.map((field) => <Option key={field.name} field={field} onChange={change} />)
        : fields.map((field) => <Agreed key={field.name} title={field.title} value={wordsOf(field)} />)}
      {isHost ? (
        <>
          <Switch
            label={ROOM.chatSwitch}
            hint={ROOM.chatHint}
            checked={room.chat}
            onChange={(chat) => void run(() => api.change({ chat }))}
          />
          <Switch
            label={ROOM.lock}
            hint={ROOM.lockHint}
            checked={room.locked}
            onChange={(locked) => void run(() => api.change({ locked }))}
          />
        </>
      ) : (
        <Agreed title={ROOM.chatSwitch} value={room.chat ? ROOM.on : ROOM.off} />
      )}
    </Panel>
  );
}

interface OptionProps {
  field: OptionField;
  /** False: it was refused. */
  onChange(name: string, value: Json): Promise<boolean>;
}

function Option({ field, onChange }: OptionProps) {
  if (field.kind === 'number') return <NumberOption field={field} onChange={onChange} />;
  if (field.kind === 'switch') {
    return (
      <Switch
        label={field.title}
        hint={field.hint}
        checked={field.value}
        onChange={(value) => void onChange(field.name, value)}
      />
    );
  }
  return (
    <Segments
      label={field.title}
      hint={field.hint}
      value={JSON.stringify(field.value)}
      options={field.choices.map(({ value, label }) => ({ value: JSON.stringify(value), label }))}
      onChange={(value) => void onChange(field.name, JSON.parse(value) as Json)}
    />
  );
}

/** The number is sent when the field is left, because half a number is no option. */
function NumberOption({ field, onChange }: OptionProps & { field: OptionField & { kind: 'number' } }) {
  const isOff = field.off !== null && field.value === field.off;
  const [typed, setTyped] = useState(isOff ? '' : String(field.value));
  useEffect(() => setTyped(isOff ? '' : String(field.value)), [field.value, isOff]);

  const leave = async () => {
    const value = numberOf(typed, field);
    const before = isOff ? '' : String(field.value);
    setTyped(value === field.off ? '' : String(value));
    if (value !== field.value && !(await onChange(field.name, value))) setTyped(before);
  };

  return (
    <Field
      label={field.unit ? `${field.title} (${field.unit})` : field.title}
      hint={field.hint}
      value={typed}
      inputMode="numeric"
      placeholder={field.off === null ? undefined : ROOM.automatic}
      onChange={(event) => setTyped(event.target.value.replace(/[^0-9]/g, ''))}
      onBlur={() => void leave()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

/** What was typed, brought within the bounds. An empty field means "by itself". */
function numberOf(typed: string, { off, min, max, value }: OptionField & { kind: 'number' }): number {
  if (typed.trim() === '' && off !== null) return off;
  const wanted = Math.round(Number(typed));
  return Number.isFinite(wanted) ? Math.min(max, Math.max(min, wanted)) : value;
}

function Agreed({ title, value }: { title: string; value: string }) {
  return (
    <div className={css.agreed}>
      <span>{title}</span>
      <b>{value}</b>
    </div>
  );
}

function wordsOf(field: OptionField): string {
  if (field.kind === 'switch') return field.value ? ROOM.on : ROOM.off;
  if (field.kind === 'number') {
    if (field.value === field.off) return ROOM.automatic;
    return field.unit ? `${field.value} ${field.unit}` : String(field.value);
  }
  const key = JSON.stringify(field.value);
  return field.choices.find((choice) => JSON.stringify(choice.value) === key)?.label ?? '';
}
