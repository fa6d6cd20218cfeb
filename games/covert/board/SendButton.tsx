import { useBusy } from '#client/board/chrome/useBusy.ts';
import { Button, type ButtonProps } from '#client/ui/Button.tsx';

interface SendButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Gives a promise where an answer is waited for. */
  onSend(): unknown;
}

/** Sends something and is busy until the answer is there. An impossible one says why when it is pressed. */
export function SendButton({ onSend, ...rest }: SendButtonProps) {
  const [busy, wait] = useBusy();
  const press = () => {
    const answer = onSend();
    if (answer instanceof Promise) void wait(answer);
  };
  return <Button variant="primary" size="lg" full whyAt="press" {...rest} busy={busy} onClick={press} />;
}
