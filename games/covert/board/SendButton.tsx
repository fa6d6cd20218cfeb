import { Button, type ButtonProps, useBusy } from 'hush/board';

interface SendButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Sends the move. If the result is a promise, the button stays busy until it resolves. */
  onSend(): unknown;
}

/**
 * A button that sends a move and stays busy until the server answers. If the move is illegal, pressing the button shows
 * why.
 */
export function SendButton({ onSend, ...rest }: SendButtonProps) {
  const [busy, wait] = useBusy();
  const press = () => {
    const answer = onSend();
    if (answer instanceof Promise) void wait(answer);
  };
  return <Button variant="primary" size="lg" full whyAt="press" {...rest} busy={busy} onClick={press} />;
}
