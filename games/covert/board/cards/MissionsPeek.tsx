import { useSecret } from 'hush/board';
import { Drawing } from '../art/Emblem';
import { MissionSlip } from '../art/MissionSlip';
import { FILES_PATH } from '../art/symbols';
import type { Props } from '../props';
import styles from './MissionsPeek.module.css';
import { peekText } from './text';

/** Shows the seat's missions on every tab of a phone. They are in the DOM only while uncovered. */
export function MissionsPeek({ view }: Props) {
  const secret = useSecret();
  if (!view.me || secret.shared) return null;
  const { missions } = view.me;
  return (
    <>
      <button type="button" {...secret.bind} className={styles.peek}>
        <Drawing path={FILES_PATH} />
        <b>{missions.length}</b>
        <em>{peekText.name(missions.length)}</em>
        <span className="sr">{peekText.how[secret.mode]}</span>
      </button>
      <div role="status" className={styles.open}>
        {secret.open && missions.length === 0 && <p>{peekText.none}</p>}
        {secret.open &&
          missions.map(({ card }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
            <MissionSlip key={at} mission={card} secret />
          ))}
      </div>
    </>
  );
}
