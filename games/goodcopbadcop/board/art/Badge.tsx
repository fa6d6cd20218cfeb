import badge from './badge.svg?url';

/** The brass badge on the backs of Integrity cards and beside the game's name. */
export function Badge({ className }: { className?: string | undefined }) {
  return <img className={className} src={badge} alt="" draggable={false} />;
}
