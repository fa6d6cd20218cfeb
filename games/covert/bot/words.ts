import type { Said } from 'hush/game';
import { missionOf } from '../content/cards';
import { SAYINGS } from '../content/cardsText';
import { GAPS } from '../lines/others';
import type { Equipment, MissionId } from '../state';

/** The name of a mission in a bot's line. */
export function missionSaid(mission: MissionId): Said {
  return { detail: missionOf(mission).name, phrase: [`covert.missions/${mission}`] };
}

/** A mission in a bot's line, after an article: "mission Salt Archive". */
export function missionCardSaid(mission: MissionId): Said {
  const name = missionSaid(mission);
  return { detail: SAYINGS.mission(name.detail), phrase: ['covert.sayings/mission', name] };
}

/** The name of equipment in a bot's line. */
export function equipmentSaid(equipment: Equipment): Said {
  return { detail: GAPS.what[equipment], id: equipment };
}
