import { lazy, type ReactNode, Suspense } from 'react';

/** Loads the settings, which the page that opens them does not include. */
export const loadSettings = () => import('./SettingsSheet');
const SettingsSheet = lazy(() => loadSettings().then((part) => ({ default: part.SettingsSheet })));

interface SettingsProps {
  open: boolean;
  onClose(): void;
  /** Additional settings for this device's seat. */
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
