import { must } from '#shared/must.ts';
import type { MemberView } from '#shared/room/room.ts';
import { coloursOf } from '../table/colours';
import { Face } from '../ui/Face';
import { DOOR } from './doorText';
import css from './FacesInside.module.css';

/** The number of people who are shown with face and name. If there are more, the others are only counted. */
const SHOWN = 6;

export function FacesInside({ members }: { members: readonly MemberView[] }) {
  const shown = members.length > SHOWN ? members.slice(0, SHOWN - 1) : members;
  const colours = coloursOf(members);
  const rest = members.length - shown.length;
  return (
    <ul className={css.faces} aria-label={DOOR.here}>
      {shown.map(({ id, name, face, bot, online }) => (
        <li key={id}>
          <Face
            name={name}
            face={face}
            colour={must(colours.get(id))}
            bot={bot !== null}
            away={bot === null && !online}
          />
          <bdi translate="no">{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li className={css.more}>{DOOR.more(rest)}</li>}
    </ul>
  );
}
