import { Face, MomentFrame, type MomentProps, Name, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import { sideOf, type View } from '../../state';
import { hintQuote, ROLE_NAMES } from '../../text';
import { WaxSeal } from '../art/drawings';
import { momentLine, momentText } from '../text';
import styles from './Moment.module.css';

/**
 * Shows one moment of the replay: the roles and words that the viewer knew at that time, and the hints of the round.
 */
export function Moment({ view, eyes, people }: MomentProps<View>) {
  // A view with all cards revealed has the code word in `truth`. A seat's view has the code word only if the seat has
  // seen it.
  const code = eyes === null ? (view.truth?.code.word ?? null) : (view.me?.code?.word ?? view.truth?.code.word ?? null);
  return (
    <MomentFrame eyes={eyes} people={people} line={momentLine(view)}>
      <p className={styles.code}>
        <WaxSeal cracked={code !== null} className={styles.seal} />
        <span>{momentText.code}</span>
        <b>{code ?? momentText.sealed}</b>
      </p>
      <ul className={styles.people} aria-label={momentText.roles}>
        {people.map((person) => (
          <Desk key={person.seat} person={person} view={view} eyes={eyes} />
        ))}
      </ul>
    </MomentFrame>
  );
}

interface DeskProps {
  person: Person;
  view: View;
  eyes: MomentProps<View>['eyes'];
}

function Desk({ person, view, eyes }: DeskProps) {
  const role = roleKnown(view, person.seat, eyes);
  const said = lastSaid(view, person.seat);
  return (
    <li className={styles.desk}>
      <Face {...person} size="sm" out={view.out.includes(person.seat)} />
      <span className={styles.words}>
        <Name>{person.name}</Name>
        {said && <small>{said}</small>}
      </span>
      <span className={role?.isInsider ? `${styles.role} ${styles.insider}` : styles.role}>{role?.name}</span>
    </li>
  );
}

/** Returns the seat's role if the viewer knew it at that time, or null. */
function roleKnown(view: View, seat: Seat, eyes: MomentProps<View>['eyes']) {
  const own = eyes === seat ? view.me?.role : undefined;
  const role = view.truth?.roles[seat] ?? own ?? view.votedOut.find((one) => one.seat === seat)?.role;
  if (role) return { name: ROLE_NAMES[role], isInsider: sideOf(role) === 'insiders' };
  return view.me?.insiders?.includes(seat) ? { name: momentText.insider, isInsider: true } : null;
}

/** Returns the seat's hint in the current round, or null. */
function lastSaid(view: View, seat: Seat): string | null {
  const hint = view.hints.find((one) => one.by === seat && one.round === view.round);
  if (!hint) return null;
  return hintQuote(hint);
}
