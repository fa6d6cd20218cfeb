import type { EquipmentId } from '../../state';
import { blackmail } from './blackmail';
import { defibrillator } from './defibrillator';
import type { Effect } from './effect';
import { evidenceBag } from './evidenceBag';
import { coffee, disguise, plantedEvidence, surveillanceCamera } from './front';
import { k9Unit, taser, walkieTalkie } from './guns';
import { medKit } from './medKit';
import { restrainingOrder, riotShield } from './shot';
import { metalDetector, polygraph, truthSerum, wiretap } from './sight';
import { smokeGrenade } from './smokeGrenade';

/**
 * The effect of each equipment card. A new card needs an entry here, in `legal/equipment/` and in
 * `content/equipment.json`.
 */
export const effects: Readonly<Record<EquipmentId, Effect>> = {
  blackmail,
  coffee,
  defibrillator,
  disguise,
  evidence_bag: evidenceBag,
  k9_unit: k9Unit,
  med_kit: medKit,
  metal_detector: metalDetector,
  planted_evidence: plantedEvidence,
  polygraph,
  restraining_order: restrainingOrder,
  riot_shield: riotShield,
  smoke_grenade: smokeGrenade,
  surveillance_camera: surveillanceCamera,
  taser,
  truth_serum: truthSerum,
  walkie_talkie: walkieTalkie,
  wiretap,
};
