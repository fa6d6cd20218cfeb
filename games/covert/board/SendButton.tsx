import { useState } from 'react';
import { Button, type ButtonProps } from '../../../client/ui/Button';

interface SendButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Gives a promise where an answer is waited for. */
  onSend(): unknown;
}

/** Sends something and is busy until the answer is there. An impossible one says why when it is pressed. */
export function SendButton({ onSend, ...rest }: SendButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    const answer = onSend();
    if (!(answer instanceof Promise)) return;
    setBusy(true);
    await answer.finally(() => setBusy(false));
  };
  return <Button variant="primary" size="lg" full whyAt="press" {...rest} busy={busy} onClick={press} />;
}
