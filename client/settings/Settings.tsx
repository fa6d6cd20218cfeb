import { lazy, type ReactNode, Suspense } from 'react';

/** The settings are fetched after the page that offers them. */
export const loadSettings = () => import('./SettingsSheet');
const SettingsSheet = lazy(() => loadSettings().then((part) => ({ default: part.SettingsSheet })));

interface SettingsProps {
  open: boolean;
  onClose(): void;
  /** What belongs to the seat of this device, beside what the device prefers. */
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
