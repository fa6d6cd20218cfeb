import { Button, type ButtonProps, useBusy } from 'hush/board';

interface SendButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Returns a promise if the button should stay busy until the answer arrives. */
  onSend(): unknown;
}

/**
 * A button that sends a move and stays busy until the answer arrives. If the move is illegal, pressing the button shows
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
