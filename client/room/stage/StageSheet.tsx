import { STAGE_DELAY } from '#shared/room/room.ts';
import { useRoom } from '../../table/context';
import { RoomQr } from '../../table/RoomQr';
import css from '../../table/sheets.module.css';
import { STAGES } from '../../table/stageText';
import { CopyField } from '../../ui/CopyField';
import { Sheet } from '../../ui/Sheet';
import { Stepper } from '../../ui/Stepper';
import { Switch } from '../../ui/Switch';

/**
 * The default delay of a delayed stage, in minutes. It is long enough to make watching a stream useless for cheating.
 */
const USUAL_DELAY = 10;

export function StageSheet({ onClose }: { onClose(): void }) {
  const { room, isHost } = useRoom();
  const { open, delay } = room.stage;
  const url = `${room.url}/stage`;
  return (
    <Sheet open onClose={onClose} title={STAGES.title}>
      <div className={css.stack}>
        <p>{STAGES.text}</p>
        <div className={css.qr}>
          <RoomQr room={room} value={url} label={STAGES.qr} />
        </div>
        <CopyField label={STAGES.link} value={url} />
        <p className={css.hint}>{open > 0 ? STAGES.open(open) : STAGES.none}</p>
        {isHost && <StageOptions />}
        {delay !== null && (
          <>
            {!isHost && <p>{STAGES.announced(delay)}</p>}
            <CopyField label={STAGES.delayedLink} value={`${url}/delayed`} />
          </>
        )}
      </div>
    </Sheet>
  );
}

/**
 * Lets the host change the settings of stages. During a match, the settings of a delayed stage cannot change, because
 * players must know them before the deal.
 */
function StageOptions() {
  const { room, api, run } = useRoom();
  const { cardsUp, delay } = room.stage;
  const why = room.match !== null && !room.match.over ? STAGES.tooLate : null;
  const change = (stage: { cardsUp?: boolean; delay?: number | null }) => void run(() => api.change({ stage }));
  return (
    <>
      <Switch
        label={STAGES.cardsUp}
        hint={STAGES.cardsUpHint}
        checked={cardsUp}
        onChange={(on) => change({ cardsUp: on })}
      />
      <Switch
        label={STAGES.delayed}
        hint={STAGES.delayedHint}
        why={why}
        checked={delay !== null}
        onChange={(on) => change({ delay: on ? USUAL_DELAY : null })}
      />
      {delay !== null && why === null && (
        <Stepper
          label={STAGES.late}
          value={`${delay} min`}
          less={STAGES.sooner}
          more={STAGES.later}
          isLeast={delay <= STAGE_DELAY.min}
          isMost={delay >= STAGE_DELAY.max}
          onStep={(by) => change({ delay: delay + by })}
        />
      )}
    </>
  );
}
