import { type CoveredState, HoldButton, type Person, useSecret } from 'hush/board';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Face } from '../../state';
import { File } from '../art/File';
import { sideOf } from '../sides';
import { CardSlot } from './CardSlot';
import styles from './OwnFile.module.css';
import { moved, type Order } from './order';
import { holdText, placeText, verdict } from './text';

interface OwnFileProps {
  person: Person;
  /** The faces in the order in which the server lists them. `order` has, for each slot, an index into `faces`. */
  faces: readonly [Face, Face, Face];
  order: Order;
  /** Called when the player changes the order of the cards. Null after the cards are filed. */
  onMove: ((order: Order) => void) | null;
  /** The button that files the cards. */
  children: ReactNode;
}

/** The seat's file with its three covered cards. Each can be held open alone, or all three together. */
export function OwnFile({ person, faces, order, onMove, children }: OwnFileProps) {
  const all = useSecret({ hotkey: true });
  const lying = [faces[order[0]], faces[order[1]], faces[order[2]]] as const;
  const status = person.you ? placeText.you : null;
  return (
    <>
      <File person={person} status={status} className={styles.folder}>
        <span className={styles.clip} aria-hidden="true" />
        <ol className={styles.slots}>
          {([0, 1, 2] as const).map((slot) => (
            <CardSlot
              key={order[slot]}
              slot={slot}
              face={lying[slot]}
              all={all.open}
              onMove={onMove && ((to) => onMove(moved(order, slot, to)))}
            />
          ))}
        </ol>
        <Verdict secret={all} faces={lying} />
      </File>
      <div className={styles.acts} data-next>
        <HoldButton secret={all} words={holdText} hotkey className={styles.hold} />
        {children}
      </div>
    </>
  );
}

/**
 * The side that follows from the cards. Its box always has the same size and is empty until all three cards are held
 * open.
 */
function Verdict({ secret, faces }: { secret: CoveredState; faces: readonly Face[] }) {
  const said = secret.open ? verdict(sideOf(faces, false)) : null;
  return (
    <span className={styles.verdict} role="status">
      {said ? (
        <span>
          <b>{said.lead}</b> {said.why}
        </span>
      ) : (
        <>
          <EyeOff />
          {secret.shared ? placeText.shared : placeText.coveredLine}
        </>
      )}
    </span>
  );
}
