import * as kit from 'hush/board';
import type { State } from '../state';
import { boardText, ROLES } from '../text';
import styles from './Roles.module.css';

interface RolesProps extends Pick<State, 'roles' | 'accused'> {
  people: readonly kit.Person[];
}

/** Lists each player's role and accusation, if they are known. */
export function Roles({ people, roles, accused }: RolesProps) {
  const names = kit.nameOf(people);
  return (
    <ul className={styles.roles} aria-label={boardText.roles}>
      {people.map(({ seat, name, face, colour, bot }) => {
        const [role, about] = [roles[seat], accused[seat]];
        return (
          <li key={seat} className={styles.role}>
            <kit.Face name={name} face={face} colour={colour} bot={bot} />
            <b>
              <bdi>{name}</bdi>
            </b>
            <span>{role ? ROLES[role].name : boardText.unknown}</span>
            <small>{about === undefined ? boardText.accusesNobody : boardText.accuses(names(about))}</small>
          </li>
        );
      })}
    </ul>
  );
}
