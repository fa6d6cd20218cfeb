import { TOKEN } from '../../content/tokensText';
import { DAYS, type Examination, type View } from '../../state';
import { DAY_SHORT, VERDICT_NAMES } from '../../text';
import { boardText } from '../text';
import styles from './Week.module.css';

/** The week as a calendar with torn-off leaves. Each leaf shows the examination of its day and the verdict. */
export function Week({ view }: { view: Pick<View, 'day' | 'examinations' | 'outcome'> }) {
  const today = DAYS.indexOf(view.day);
  return (
    <ol className={styles.week} aria-label={boardText.week}>
      {DAYS.map((day, index) => {
        const examined = view.examinations.find((entry) => entry.day === day);
        const past = index < today || (index === today && (examined !== undefined || view.outcome !== null));
        return (
          <li
            key={day}
            className={[styles.leaf, past && styles.past, !past && index === today && styles.today]
              .filter(Boolean)
              .join(' ')}
            {...(index === today && !past ? { 'aria-current': 'date' as const } : {})}
          >
            <b>{DAY_SHORT[day]}</b>
            <Leaf examined={examined} past={past} today={index === today} friday={day === 'friday'} />
          </li>
        );
      })}
    </ol>
  );
}

interface LeafProps {
  examined: Examination | undefined;
  past: boolean;
  today: boolean;
  friday: boolean;
}

function Leaf({ examined, past, today, friday }: LeafProps) {
  if (examined) {
    return (
      <>
        <small>
          {TOKEN.brief[examined.suspect]} + {TOKEN.brief[examined.weapon]}
        </small>
        <span className={examined.verdict === 'fishy' ? styles.fishy : styles.verdict}>
          {VERDICT_NAMES[examined.verdict]}
        </span>
      </>
    );
  }
  if (past || friday) return <small>{boardText.nothingExamined}</small>;
  return today ? <small>{boardText.today}</small> : null;
}
