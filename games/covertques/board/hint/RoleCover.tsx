import { CoveredSecret, nameOf, type Person, uiText, useSettings } from 'hush/board';
import { type Own, sideOf, type View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { Looked, useHasLooked } from '../looked';
import { secretSentence, secretText } from '../text';
import styles from './RoleCover.module.css';

interface RoleCoverProps {
  view: View;
  people: readonly Person[];
}

/**
 * The player's secret card after the night. Its face is visible only while the player presses and
 * holds it. Renders nothing for spectators.
 */
export function RoleCover({ view, people }: RoleCoverProps) {
  const hasLooked = useHasLooked();
  const { secrets } = useSettings();
  const { me } = view;
  if (!me) return null;
  // While the field for a hint has the focus, the space bar types a space.
  const plain = view.phase === 'hint' ? uiText[secrets] : undefined;
  return (
    <CoveredSecret
      label={secretText.cover}
      hint={hasLooked ? plain : secretText.lookHere[secrets]}
      hotkey
      height="var(--role-cover, 7.25rem)"
    >
      {() => <RoleFace view={view} me={me} people={people} />}
    </CoveredSecret>
  );
}

/** The player's role, word and side, with the same number of lines for every role. */
export function RoleFace({ view, me, people }: RoleCoverProps & { me: Own }) {
  return (
    <div className={styles.face}>
      <Looked />
      <b>{ROLE_NAMES[me.role]}</b>
      <span className={styles.code}>
        <small>{secretText.code}</small>
        {me.code?.word ?? secretText.nothing}
      </span>
      <i>{secretText.team[sideOf(me.role)]}</i>
      <small>
        {me.insiders ? secretText.insiders(me.insiders.map(nameOf(people))) : secretSentence(view, me.role)}
      </small>
    </div>
  );
}
