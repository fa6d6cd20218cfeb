import { useStore } from '@nanostores/react';
import { createPortals, usePortal } from '../../state/portal';
import { $reactions } from '../../state/reactions';
import { text } from '../../ui/text';
import css from './ReactionBurst.module.css';
import { REACTION_ICONS } from './reactionIcons';

const places = createPortals();

export function ReactionBurst() {
  const shown = useStore($reactions);
  if (!usePortal(places)) return null;
  return (
    <div className={css.burst} role="status">
      {shown.map(({ id, kind, name }) => (
        <p key={id} className={css.reaction} style={{ left: `${18 + ((id * 37) % 64)}%` }}>
          <span className={css.icon}>{REACTION_ICONS[kind]}</span>
          <span className={css.name}>
            <bdi translate="no">{name}</bdi>
            <span className="sr">: {text.reactions[kind]}</span>
          </span>
        </p>
      ))}
    </div>
  );
}
