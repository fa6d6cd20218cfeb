import type { GameFacts } from '#shared/room/room.ts';
import { DOOR } from './doorText';

interface Props {
  game: GameFacts | undefined;
  /** True for the host, who sees a warning if it is not proved that the game keeps secrets. */
  isHost?: boolean;
  className?: string | undefined;
}

/** Says what has been checked about a game that is not part of Hush. Renders nothing for Hush's own games. */
export function Foreign({ game, isHost = false, className }: Props) {
  if (!game?.foreign) return null;
  const { checked, isSecret } = game.foreign;
  return (
    <p className={className}>
      {DOOR.foreign(game.title, checked.length > 0 ? checked.join(', ') : null)} {isHost && !isSecret && DOOR.notSecret}
    </p>
  );
}
