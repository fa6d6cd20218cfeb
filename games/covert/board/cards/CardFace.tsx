import type { Held, OwnToken } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import { CodeFace } from '../art/CodeCard';
import { MissionSlip } from '../art/MissionSlip';
import { TokenFace } from '../art/Token';
import type { Group } from './text';

/** The face of a card in hand. */
export function CardFace({ group, held }: { group: Group; held: Held | OwnToken }) {
  if ('ability' in held) return <TokenFace ability={held.ability} />;
  if (group === 'agency') return <AgencyCard card={held.card} secret />;
  if (group === 'codes') return <CodeFace code={held.card} />;
  return <MissionSlip mission={held.card} look="row" secret />;
}
