import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Json } from '#shared/json.ts';
import { Button } from '../ui/Button';
import { Segments } from '../ui/Segments';
import { Stepper } from '../ui/Stepper';
import { Switch } from '../ui/Switch';
import css from './GameOptions.module.css';
import { type Choice, durationOf, type NumberField, type OptionField, stepped } from './options';
import { ROOM } from './text';

interface Props {
  field: OptionField;
  /** Changes the option. Resolves to false if it was refused. */
  onChange(name: string, value: Json): Promise<boolean>;
}

export function Option({ field, onChange }: Props) {
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
      options={field.choices.map((choice) => ({ value: JSON.stringify(choice.value), label: <Label {...choice} /> }))}
      onChange={(value) => void onChange(field.name, JSON.parse(value) as Json)}
    />
  );
}

/** The time after the last step before the number is sent, in ms. */
const SETTLES = 400;

/**
 * Lets the host change a number step by step. A special value outside the range, such as "No limit", has its own
 * button. The display follows each step immediately. The number is sent after a short time without steps, or when the
 * form closes.
 */
function NumberOption({ field, onChange }: Props & { field: NumberField }) {
  // The number to which the host has stepped. It is shown until the server has answered.
  const [wanted, setWanted] = useState<number | null>(null);
  const unanswered = useRef(0);
  const send = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const said = useRef(field.value);
  useEffect(() => {
    said.current = field.value;
    if (unanswered.current === 0 && !send.current) setWanted(null);
  }, [field.value]);
  useEffect(() => () => send.current?.(), []);

  const value = wanted ?? field.value;
  const now: NumberField = { ...field, value };
  const choose = (next: number) => {
    setWanted(next);
    clearTimeout(timer.current);
    send.current = () => {
      clearTimeout(timer.current);
      send.current = null;
      unanswered.current += 1;
      void onChange(field.name, next).then((isDone) => {
        unanswered.current -= 1;
        const isLast = unanswered.current === 0 && !send.current;
        if (!isDone || (isLast && said.current === next)) setWanted(null);
      });
    };
    timer.current = setTimeout(send.current, SETTLES);
  };
  return (
    <Stepper
      label={field.title}
      hint={field.hint}
      value={wordsOf(now)}
      less={ROOM.less(field.title)}
      more={ROOM.more(field.title)}
      isLeast={value === field.off || stepped(now, -1) === value}
      isMost={stepped(now, 1) === value}
      onStep={(by) => choose(stepped(now, by))}
      extra={
        field.off !== null && (
          <Button
            variant={value === field.off ? 'raised' : 'text'}
            aria-pressed={value === field.off}
            aria-label={`${field.title}: ${offWords(field)}`}
            onClick={() => choose(value === field.off ? stepped(now, 1) : (field.off ?? value))}
          >
            {offWords(field)}
          </Button>
        )
      }
    />
  );
}

/** The label of a choice, in the language that it names. */
const Label = ({ label, lang }: Choice) => (lang === undefined ? label : <span lang={lang}>{label}</span>);

/** Shows an option and its value to people who cannot change it. */
export function Agreed({ title, value }: { title: string; value: ReactNode }) {
  return (
    <div className={css.agreed}>
      <span>{title}</span>
      <b>{value}</b>
    </div>
  );
}

const offWords = ({ offLabel }: NumberField) => offLabel ?? ROOM.automatic;

/** The value of an option, in the language that it names. */
export function ValueOf({ field }: { field: OptionField }) {
  const choice = field.kind === 'choice' ? chosenIn(field) : undefined;
  return choice ? <Label {...choice} /> : wordsOf(field);
}

export function wordsOf(field: OptionField): string {
  if (field.kind === 'switch') return field.value ? ROOM.on : ROOM.off;
  if (field.kind === 'number') {
    if (field.value === field.off) return offWords(field);
    if (field.unit === 'seconds') return durationOf(field.value);
    return field.unit ? `${field.value} ${field.unit}` : String(field.value);
  }
  return chosenIn(field)?.label ?? '';
}

function chosenIn({ value, choices }: OptionField & { kind: 'choice' }): Choice | undefined {
  const key = JSON.stringify(value);
  return choices.find((choice) => JSON.stringify(choice.value) === key);
}
