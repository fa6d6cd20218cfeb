import { FastForward, Play, TimerOff } from 'lucide-react';
import { Button } from '../../ui/Button';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import css from './Practice.module.css';

/** Shows a sign in place of the clock at a practice table, which has no time limit. */
export function PracticeSign({ endsAt }: { endsAt: number | null }) {
  const { practice } = useBoardContext();
  if (!practice || endsAt !== null) return null;
  return (
    <span className={css.sign} data-practice>
      <TimerOff aria-hidden="true" />
      {text.untimed}
    </span>
  );
}

/** Lets a player who is out of the game speed up the bots while watching. */
export function WatchBar() {
  const watch = useBoardContext().practice?.watch;
  if (!watch) return null;
  return (
    <p className={css.watch}>
      <Button variant="text" icon={watch.isFast ? <Play /> : <FastForward />} onClick={watch.toggle}>
        {watch.isFast ? text.watchUsual : text.watchFast}
      </Button>
    </p>
  );
}
