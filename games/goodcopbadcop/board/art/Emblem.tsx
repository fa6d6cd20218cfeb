import type { EquipmentId, Face } from '../../state';
import { EMBLEMS, ICONS, type Icon } from './paths';

interface ArtProps {
  className?: string | undefined;
}

/** The emblem of an Integrity card, or the scales that stand for a majority. */
export function Emblem({ of, className }: ArtProps & { of: Face | 'scales' }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={EMBLEMS[of]} />
    </svg>
  );
}

export function EquipmentIcon({ of, className }: ArtProps & { of: EquipmentId }) {
  const { fill, line }: Icon = ICONS[of];
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={fill} />
      {line && (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth={28}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={line}
        />
      )}
    </svg>
  );
}
