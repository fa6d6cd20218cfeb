import type { TwoScreens } from '../../board/context';
import { Confirm } from '../Confirm';
import { AddScreen } from './AddScreen';
import { ScreensSheet } from './ScreensSheet';
import { SCREENS_TEXT } from './text';

export type ScreensDialog = 'add' | 'both' | 'show' | null;

interface Props {
  dialog: ScreensDialog;
  screens: TwoScreens | null;
  onClose(): void;
}

/**
 * The dialogs about the two screens of a seat. They are outside the table, because the table reloads when this device
 * changes its role.
 */
export function Screens({ dialog, screens, onClose }: Props) {
  if (dialog === 'add') return <AddScreen onClose={onClose} />;
  if (screens === null) return null;
  if (dialog === 'both') return <ScreensSheet screens={screens} onClose={onClose} />;
  const { title, text, action } = SCREENS_TEXT.show;
  return (
    <Confirm
      open={dialog === 'show'}
      title={title}
      text={text}
      action={action}
      tone="plain"
      onConfirm={() => screens.remove('private')}
      onClose={onClose}
    />
  );
}
