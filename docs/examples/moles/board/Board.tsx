import * as kit from 'hush/board';
import { type Json, must } from 'hush/game';
import type { Moves, View } from '../state';
import { boardText, ROLES, text } from '../text';
import styles from './Board.module.css';
import { Hills } from './Hills';
import { Moment } from './Moment';
import { Roles } from './Roles';

type Props = kit.BoardProps<View, Moves>;

/**
 * A board draws its view and sends moves. It does not compute rules. The shared table draws everything around the
 * board.
 */
export function Board(props: Props) {
  const { view, seat, people, outcome } = props;
  const { me, truth, seats, waitingFor } = view;
  const sealed = seats.filter((each) => !waitingFor.includes(each));
  return (
    <kit.Table
      {...props}
      className={styles.table}
      logo={boardText.logo}
      words={text}
      strip={<kit.People people={people} done={{ seats: sealed, word: boardText.sealed }} />}
      main={
        <div className={styles.lawn}>
          <Hills seats={seats} sealed={sealed} />
          <p className={styles.count}>{boardText.count(sealed.length, seats.length)}</p>
          {me && (
            <kit.CoveredSecret
              hotkey
              look="large"
              label={boardText.yourRole}
              height="var(--card)"
              className={styles.card}
            >
              <span className={styles.role}>
                <b>{ROLES[me.role].name}</b>
                <small>{ROLES[me.role].aim}</small>
              </span>
            </kit.CoveredSecret>
          )}
        </div>
      }
      dock={seat !== null && <Accuse {...props} />}
      end={{
        headline: boardText.won[outcome?.reason ?? ''] ?? '',
        rulesPart: 'end',
        Moment,
        children: truth && <Roles people={people} roles={truth.roles} accused={truth.accused} />,
      }}
    />
  );
}

/** Shows a card for each accusation that `legal` offers. The card that the player has picked stays pressed. */
function Accuse(props: Props) {
  const accusation = kit.useDraft('accuse', props, 'talk');
  const look = (mark: Json) => {
    const person = must(props.people.find(({ seat }) => seat === mark));
    return {
      icon: <kit.Face {...person} />,
      children: boardText.accuse(person.name),
      'aria-pressed': props.view.me?.accused === mark,
    };
  };
  return <kit.PickButtons as="cards" of={accusation} look={look} />;
}
