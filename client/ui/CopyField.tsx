import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './Button';
import { copyText } from './copy';
import { Field } from './Field';
import { text } from './text';

interface CopyFieldProps {
  label: string;
  value: string;
  bare?: boolean | undefined;
}

/**
 * Shows a value that can be copied with one tap. If the value is too wide to fit beside the button, it has a separate
 * line. If the browser does not allow copying, the value is selected instead, and a line says so.
 */
export function CopyField({ label, value, bare }: CopyFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => setDone(await copyText(value, box.current?.querySelector('input') ?? null));
  const button = (
    <Button icon={done === 'copied' ? <Check /> : <Copy />} onClick={copy}>
      {done === 'copied' ? text.copied : text.copy}
    </Button>
  );
  return (
    <div ref={box}>
      <Field
        label={label}
        bare={bare}
        value={value}
        readOnly
        size={value.length}
        beside={button}
        hint={done === 'selected' ? text.copyByHand : undefined}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDone(null)}
      />
    </div>
  );
}
