import type { GameFacts } from '#shared/room/room.ts';
import { DOOR } from './doorText';

interface Props {
  game: GameFacts | undefined;
  /** True for the host, who is warned if secrecy is not proved. */
  isHost?: boolean;
  className?: string | undefined;
}

/** For a game that is not part of Hush, says what has been checked. Returns null for Hush's own games. */
export function Foreign({ game, isHost = false, className }: Props) {
  if (!game?.foreign) return null;
  const { checked, isSecret } = game.foreign;
  return (
    <p className={className}>
      {DOOR.foreign(game.title, checked)} {isHost && !isSecret && DOOR.notSecret}
    </p>
  );
}
