import { lazy, Suspense } from 'react';

/** The settings are fetched after the page that offers them. */
export const loadSettings = () => import('./SettingsSheet');
const SettingsSheet = lazy(() => loadSettings().then((part) => ({ default: part.SettingsSheet })));

export function Settings({ open, onClose }: { open: boolean; onClose(): void }) {
  if (!open) return null;
  return (
    <Suspense>
      <SettingsSheet onClose={onClose} />
    </Suspense>
  );
}
