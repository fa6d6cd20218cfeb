import { useLayoutEffect, useState } from 'react';
import { hush } from '../feedback/hush';
import { useRoom } from '../table/context';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { TABLE } from './text';

/**
 * Tells people that a bot is playing their seat, and shows a button to take it back. The table is silent until the
 * button is pressed.
 */
export function StoodIn() {
  const { me, api, run } = useRoom();
  const [busy, setBusy] = useState(false);
  // A layout effect, so that it runs before the board's effects, which play the first sounds.
  useLayoutEffect(hush, []);
  if (!me) return null;
  const takeBack = async () => {
    setBusy(true);
    await run(() => api.changeMember(me.id, { standIn: false }));
    setBusy(false);
  };
  return (
    <Sheet open onClose={() => undefined} title={TABLE.stoodIn} mustAnswer>
      <div className={css.stack}>
        <p>{TABLE.stoodInText}</p>
        <Button variant="primary" size="lg" full busy={busy} onClick={() => void takeBack()}>
          {TABLE.takeBack}
        </Button>
      </div>
    </Sheet>
  );
}
