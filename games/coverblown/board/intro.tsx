import { introCards } from '#client/board/chrome/introCards.tsx';
import { Caller } from './art/drawings';
import { portrait, silhouette } from './art/pictures';
import styles from './intro.module.css';
import { introText } from './text';

/** The four introduction cards shown before a first match. */
export const intro = introCards(
  introText,
  {
    case: (['vane', 'ames', 'frost'] as const).map((suspect) => (
      <img key={suspect} className={styles.photo} src={portrait(suspect)} alt="" />
    )),
    call: (
      <span className={styles.disc}>
        <Caller />
      </span>
    ),
    pair: (
      <>
        <img className={styles.photo} src={portrait('lindqvist')} alt="" />
        <b className={styles.and}>&amp;</b>
        <img className={styles.tag} src={silhouette('garrotte')} alt="" />
      </>
    ),
    gun: (
      <>
        <img className={styles.tag} src={silhouette('boltgun')} alt="" />
        <b className={styles.and}>1</b>
      </>
    ),
  },
  styles.row,
);
