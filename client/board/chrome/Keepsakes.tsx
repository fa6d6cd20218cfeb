import { FileDown, ImageDown, Link2, ShieldCheck, Trophy } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useBoardContext } from '../context';
import css from './Keepsakes.module.css';
import { OpenedPredictions } from './Prediction';
import type { Place } from './replayPlace';
import { REPLAY } from './replayText';

/**
 * Draws the content below the replay: the revealed predictions, and buttons to link to the replay, save a picture,
 * export the match, open the summary of the evening, and check the deal.
 */
export function Keepsakes({ place }: { place: Place }) {
  const { keepsakes, dealCheck } = useBoardContext();
  return (
    <>
      <OpenedPredictions />
      <div className={css.keepsakes}>
        {keepsakes && (
          <>
            <Button icon={<ImageDown />} onClick={keepsakes.picture}>
              {REPLAY.endPicture}
            </Button>
            <Button icon={<Link2 />} onClick={() => keepsakes.link(place)}>
              {REPLAY.momentLink}
            </Button>
            <Button icon={<FileDown />} onClick={keepsakes.save}>
              {REPLAY.exportMatch}
            </Button>
            <Button icon={<Trophy />} onClick={keepsakes.evening}>
              {REPLAY.evening}
            </Button>
          </>
        )}
        <Button icon={<ShieldCheck />} onClick={dealCheck.open}>
          {REPLAY.checkDeal}
        </Button>
      </div>
    </>
  );
}
