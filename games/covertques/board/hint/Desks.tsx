import { type Person, Reactions, useBoardContext } from 'hush/board';
import type { Role, View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { frameText, hintText } from '../text';
import { Chain } from './Chain';
import styles from './Desks.module.css';
import { SixWords } from './Monitor';

/** The panel with the speaking order, the topic card and the roles in play. */
export function Desks({ view, people }: { view: View; people: readonly Person[] }) {
  return (
    <div className={styles.desks}>
      <section aria-label={frameText.words}>
        <h2 className="caps">{hintText.six(view.topic)}</h2>
        <SixWords words={view.publicWords} picked={view.publicWord} />
      </section>
      <Cards view={view} />
      <section className={styles.people} aria-label={frameText.order}>
        <h2 className="caps">{frameText.order}</h2>
        <Chain view={view} people={people} tall />
      </section>
      <QuickReactions />
    </div>
  );
}

/** Shows the role cards in play. With 3 or 4 players, one of these cards was not dealt. */
export function Cards({ view }: { view: View }) {
  const counts = new Map<Role, number>();
  for (const role of view.rolesInPlay) counts.set(role, (counts.get(role) ?? 0) + 1);
  return (
    <section aria-label={frameText.cards}>
      <h2 className="caps">{frameText.cards}</h2>
      <p>
        {frameText.inPlay(
          [...counts].map(([role, count]) => (count === 1 ? ROLE_NAMES[role] : frameText.users(count))),
        )}
      </p>
      {view.canBeAlone && <p className={styles.missing}>{frameText.oneMissing}</p>}
    </section>
  );
}

/** Buttons for quick reactions, which players can send while chat is open. */
export function QuickReactions() {
  const { chat } = useBoardContext();
  if (!chat.on || chat.quiet) return null;
  return <Reactions className={styles.reactions} onReact={(kind) => void chat.react(kind)} />;
}
