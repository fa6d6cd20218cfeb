import { Covered, type CoveredState } from 'hush/board';
import { Eye, MapPin } from 'lucide-react';
import type { CityId, MissionId } from '../../state';
import { MissionSlip } from '../art/MissionSlip';
import styles from './CoveredMission.module.css';
import { missionHint } from './hints';
import { setupText } from './text';

interface CoveredMissionProps {
  at: number;
  mission: MissionId;
  agents: readonly CityId[];
  secret: CoveredState;
}

/** A mission in its folder. While uncovered, it has a hint that says how near the seat's Agents are. */
export function CoveredMission({ at, mission, agents, secret }: CoveredMissionProps) {
  const name = setupText.mission[at] ?? '';
  const back = (
    <div className={styles.back}>
      <b>{name}</b>
      {!secret.shared && (
        <>
          <Eye aria-hidden="true" />
          <span>{setupText.hold[secret.mode]}</span>
        </>
      )}
    </div>
  );
  return (
    <Covered secret={secret} back={back} label={`${setupText.hold[secret.mode]}: ${name}`} className={styles.covered}>
      <div className={styles.face}>
        <MissionSlip mission={mission} secret />
        <p className={styles.hint}>
          <MapPin aria-hidden="true" />
          {missionHint(mission, agents).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </Covered>
  );
}
