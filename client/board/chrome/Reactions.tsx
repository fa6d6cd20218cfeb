import { REACTIONS, type ReactionKind } from '#shared/room/room.ts';
import { IconButton } from '../../ui/Button';
import { useRoving } from '../../ui/roving';
import { text } from '../../ui/text';
import { REACTION_ICONS } from './reactionIcons';

interface ReactionsProps {
  className?: string | undefined;
  onReact(kind: ReactionKind): void;
}

/** A row with a button for each quick reaction. It is a single Tab stop, within which arrow keys move the focus. */
export function Reactions({ className, onReact }: ReactionsProps) {
  const { group, onKeyDown } = useRoving<HTMLFieldSetElement>('button');
  return (
    <fieldset ref={group} className={className} onKeyDown={onKeyDown}>
      <legend className="sr">{text.react}</legend>
      {REACTIONS.map((kind) => (
        <IconButton key={kind} label={text.reactions[kind]} icon={REACTION_ICONS[kind]} onClick={() => onReact(kind)} />
      ))}
    </fieldset>
  );
}
