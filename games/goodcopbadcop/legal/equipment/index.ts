import type { EquipmentId } from '../../state';
import { evidenceBag } from './evidenceBag';
import { k9Unit, taser, walkieTalkie } from './guns';
import { blackmail, defibrillator, medKit, onAnybody, onNobody } from './people';
import { restrainingOrder, riotShield } from './shot';
import { metalDetector, polygraph, truthSerum, wiretap } from './sight';
import type { UseRule } from './use';

export const uses: Readonly<Record<EquipmentId, UseRule>> = {
  blackmail,
  coffee: onNobody,
  defibrillator,
  disguise: onAnybody,
  evidence_bag: evidenceBag,
  k9_unit: k9Unit,
  med_kit: medKit,
  metal_detector: metalDetector,
  planted_evidence: onAnybody,
  polygraph,
  restraining_order: restrainingOrder,
  riot_shield: riotShield,
  smoke_grenade: onNobody,
  surveillance_camera: onNobody,
  taser,
  truth_serum: truthSerum,
  walkie_talkie: walkieTalkie,
  wiretap,
};
