import { introCards } from 'hush/board';
import { DAYS } from '../state';
import { DAY_SHORT } from '../text';
import { Caller } from './art/drawings';
import { portrait, silhouette } from './art/pictures';
import styles from './intro.module.css';
import { introText } from './text';

const caller = (key: number) => (
  <span key={key} className={styles.disc}>
    <Caller />
  </span>
);

export const intro = introCards(
  introText,
  {
    goal: (
      <>
        <img className={styles.photo} src={portrait('crane')} alt="" />
        <img className={styles.tag} src={silhouette('garrotte')} alt="" />
        <b className={styles.and}>?</b>
      </>
    ),
    win: DAYS.map((day) => (
      <span key={day} className={styles.day}>
        {DAY_SHORT[day]}
      </span>
    )),
    you: caller(0),
    others: [1, 2, 3].map(caller),
  },
  styles.row,
);
