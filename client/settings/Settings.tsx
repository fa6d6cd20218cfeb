import { lazy, type ReactNode, Suspense } from 'react';
import { withTexts } from '../state/language';

export const loadSettings = () => withTexts(() => import('./SettingsSheet'));
const SettingsSheet = lazy(() => loadSettings().then((part) => ({ default: part.SettingsSheet })));

interface SettingsProps {
  open: boolean;
  onClose(): void;
  more?: ReactNode;
}

export function Settings({ open, onClose, more }: SettingsProps) {
  if (!open) return null;
  return (
    <Suspense>
      <SettingsSheet onClose={onClose} more={more} />
    </Suspense>
  );
}
