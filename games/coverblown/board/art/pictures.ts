import { must } from 'hush/game';
import type { SuspectId, WeaponId } from '../../state';

const suspects = import.meta.glob<string>('./suspects/*.svg', { eager: true, query: '?url', import: 'default' });
const weapons = import.meta.glob<string>('./weapons/*.svg', { eager: true, query: '?url', import: 'default' });

export const pictures = [...Object.values(suspects), ...Object.values(weapons)];

/** Returns the URL of a suspect's portrait, which is 200 by 240 px. */
export function portrait(suspect: SuspectId): string {
  return must(suspects[`./suspects/${suspect}.svg`]);
}

/** Returns the URL of a weapon's silhouette, which is square. */
export function silhouette(weapon: WeaponId): string {
  return must(weapons[`./weapons/${weapon}.svg`]);
}
