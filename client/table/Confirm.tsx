import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import css from './sheets.module.css';
import { IN_ROOM } from './text';

interface Props {
  open: boolean;
  title: string;
  text: string;
  children?: ReactNode;
  action: string;
  /** Use `plain` for an action by which nothing is lost. */
  tone?: 'danger' | 'plain' | undefined;
  onConfirm(): void;
  onClose(): void;
}

export function Confirm({ open, title, text, children, action, tone = 'danger', onConfirm, onClose }: Props) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Sheet open={open} onClose={onClose} title={title} mustAnswer>
      <div className={css.stack}>
        <p>{text}</p>
        {children}
        <div className={css.pair}>
          <Button variant="raised" size="lg" onClick={onClose}>
            {IN_ROOM.keep}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} size="lg" onClick={confirm}>
            {action}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
