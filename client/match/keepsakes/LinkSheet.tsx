import { Share } from 'lucide-react';
import { type Place, searchOf } from '../../board/chrome/replayPlace';
import { canShare } from '../../table/copy';
import css from '../../table/sheets.module.css';
import { Button } from '../../ui/Button';
import { CopyField } from '../../ui/CopyField';
import { Sheet } from '../../ui/Sheet';
import { KEEPSAKES } from './text';

interface LinkSheetProps {
  url: string;
  place: Place;
  onClose(): void;
}

/** A sheet with a link that opens the replay at one moment, in one viewer's view. */
export function LinkSheet({ url, place, onClose }: LinkSheetProps) {
  const link = `${url}?${searchOf(place)}`;
  return (
    <Sheet open onClose={onClose} title={KEEPSAKES.link}>
      <div className={css.stack}>
        <p>{KEEPSAKES.linkText}</p>
        <CopyField label={KEEPSAKES.linkLabel} value={link} />
        {canShare() && (
          <Button
            full
            icon={<Share />}
            onClick={() => void navigator.share({ title: KEEPSAKES.linkLabel, url: link }).catch(() => undefined)}
          >
            {KEEPSAKES.share}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
