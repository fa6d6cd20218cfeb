import { lazy, type ReactNode, Suspense } from 'react';

/** The settings load after the page that offers them. */
export const loadSettings = () => import('./SettingsSheet');
const SettingsSheet = lazy(() => loadSettings().then((part) => ({ default: part.SettingsSheet })));

interface SettingsProps {
  open: boolean;
  onClose(): void;
  /** Settings of this device's seat, besides the device's own. */
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
