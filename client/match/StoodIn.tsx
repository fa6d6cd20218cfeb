import { useLayoutEffect, useState } from 'react';
import { hush } from '../feedback/hush';
import { useRoom } from '../table/context';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { TABLE } from './text';

/**
 * Says that a bot is playing this person's seat, with a button to take the seat back. The table makes no sound until
 * the button is pressed.
 */
export function StoodIn() {
  const { me, api, run } = useRoom();
  const [busy, setBusy] = useState(false);
  // A layout effect runs before the effects in which the board plays its first sounds.
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
