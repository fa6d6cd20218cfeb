import { Button, Face } from 'hush/board';
import type { CSSProperties } from 'react';
import { equipmentName, missionOf } from '../../content/cards';
import { regionOf } from '../../content/map';
import { type CodeId, MISSIONS_TO_END, type MissionId } from '../../state';
import { MissionSlip } from '../art/MissionSlip';
import { type Props, playerOf } from '../props';
import { Digits } from './CodeScene';
import { Counted } from './Counted';
import css from './OwnMoment.module.css';
import { scenesText } from './text';
import { useMoment } from './useMoment';

/**
 * Shows the code that the seat has just broken or the mission that it has completed, with a stamp and the new points. A
 * tap anywhere closes it.
 */
export function OwnMoment(props: Props) {
  const { view, seat, people, legal } = props;
  const [moment, end] = useMoment(props);
  const player = playerOf(view, seat);
  const you = people.find((person) => person.you);
  if (!moment || !player || !you) return null;
  if (moment.kind !== 'code' && moment.kind !== 'mission') return null;
  const { before, after } = moment.play;
  const isCode = moment.kind === 'code';
  const next = isCode && legal.can('drawCode') ? scenesText.drawCode : scenesText.goOn;
  return (
    <div key={moment.key} className={css.veil} data-moment={moment.kind}>
      <div role="status" className={css.body}>
        <p className={css.who}>
          <Face {...you} />
          <b>{isCode ? scenesText.youBroke : scenesText.youCompleted}</b>
        </p>
        {isCode ? <BrokenCode code={moment.play.code} /> : <DoneMission mission={moment.play.mission} />}
        <p className="sr">{scenesText.points(before, after - before, after)}</p>
        <p className={css.sum} aria-hidden="true">
          <span>{before}</span>
          <em>+{after - before}</em>
          <strong>
            <Counted from={before} to={after} after={1000} takes={450} />
          </strong>
        </p>
        {isCode ? (
          <small>{scenesText.codes(player.finishedCodes.length)}</small>
        ) : (
          <MissionTray missions={player.finishedMissions} newest={moment.play.mission} />
        )}
      </div>
      <footer>
        <small>{scenesText.anywhere}</small>
        <Button variant="primary" size="lg" full onClick={end}>
          {next}
        </Button>
      </footer>
    </div>
  );
}

function BrokenCode({ code }: { code: CodeId }) {
  return (
    <div className={css.paper}>
      <div className={css.codePaper}>
        <Digits code={code} />
      </div>
      <span className={css.stamp}>{scenesText.broken}</span>
    </div>
  );
}

function DoneMission({ mission }: { mission: MissionId }) {
  return (
    <div className={css.paper}>
      <MissionSlip mission={mission} look="big" />
      <span className={css.stamp}>{scenesText.completed}</span>
    </div>
  );
}

/** Shows six slots for completed missions. The newest mission is highlighted, with its permanent benefit. */
function MissionTray({ missions, newest }: { missions: readonly MissionId[]; newest: MissionId }) {
  const { benefit } = missionOf(newest);
  const icon = benefit && (benefit.type === 'region' ? regionOf(benefit.id).name : equipmentName(benefit.id));
  const places = Array.from({ length: Math.max(MISSIONS_TO_END, missions.length) }, (_, at) => missions[at]);
  return (
    <>
      <ol className={css.tray} aria-hidden="true">
        {places.map((mission, at) => (
          <li
            key={mission ?? at}
            className={mission === undefined ? css.free : mission === newest ? css.new : undefined}
            style={{ '--at': at } as CSSProperties}
          >
            {mission && missionOf(mission).points}
          </li>
        ))}
      </ol>
      <small>
        {scenesText.missions(missions.length, MISSIONS_TO_END)} {icon && scenesText.forGood(icon)}
      </small>
    </>
  );
}
