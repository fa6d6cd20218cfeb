import { Eye, MapPin } from 'lucide-react';
import type { CoveredState } from '../../../../client/ui/useSecret';
import type { CityId, MissionId } from '../../state';
import { MissionSlip } from '../art/MissionSlip';
import styles from './Dossier.module.css';
import { missionHint } from './hints';
import { setupText } from './text';

interface DossierProps {
  at: number;
  mission: MissionId;
  agents: readonly CityId[];
  secret: CoveredState;
}

/** Covered, or held open with what one's own Agents are to it. */
export function Dossier({ at, mission, agents, secret }: DossierProps) {
  const label = setupText.mission(at);
  return (
    <div className={styles.dossier} data-at={at} role={secret.open ? 'status' : undefined}>
      {secret.open ? (
        <div className={styles.face}>
          <MissionSlip mission={mission} secret />
          <p className={styles.hint}>
            <MapPin aria-hidden="true" />
            {missionHint(mission, agents)}
          </p>
        </div>
      ) : (
        <div className={styles.back}>
          <b>{label}</b>
          {!secret.shared && (
            <>
              <Eye aria-hidden="true" />
              <span>{setupText.hold[secret.mode]}</span>
            </>
          )}
        </div>
      )}
      {!secret.shared && (
        <button
          type="button"
          {...secret.bind}
          className={styles.press}
          aria-label={`${setupText.hold[secret.mode]}: ${label}`}
        />
      )}
    </div>
  );
}
