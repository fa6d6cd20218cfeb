import { ArrowLeftRight, Laptop, Smartphone, Unplug } from 'lucide-react';
import { Button } from '../../ui/Button';
import { CoveredSecret } from '../../ui/CoveredSecret';
import { cx } from '../../ui/cx';
import { type TwoScreens, useBoardContext } from '../context';
import { LogList } from './LogList';
import { awayWords, useAwayFor } from './ScreensBar';
import { screensText } from './screensText';
import css from './YourScreens.module.css';

/** The number of log lines that are shown below the list of screens. */
const LATEST = 6;

/** Takes the place of a seat's secrets on its public screen. Says where the secrets are, and lists both devices. */
export function YourScreens({ screens }: { screens: TwoScreens }) {
  const { log } = useBoardContext();
  const { swap, remove, showHere } = screens;
  const words = screensText;
  const awayFor = useAwayFor(screens);
  return (
    <div className={css.yours}>
      {/* The public screen can be seen by others, so this box contains no secret. It only says where to look. */}
      <CoveredSecret label={words.what}>{null}</CoveredSecret>
      <ul className={css.devices}>
        <li>
          <Smartphone aria-hidden="true" />
          <div>
            <b>{words.phone}</b>
            <small>{words.phoneAbout}</small>
          </div>
          <span className={cx(css.presence, awayFor !== null && css.away)} role="status">
            {awayFor === null ? words.connected : awayWords(awayFor)}
          </span>
          <Button variant="text" icon={<Unplug />} onClick={() => remove('private')}>
            {words.remove}
          </Button>
        </li>
        <li>
          <Laptop aria-hidden="true" />
          <div>
            <b>{words.laptop}</b>
            <small>{words.laptopAbout}</small>
          </div>
          <Button variant="text" icon={<ArrowLeftRight />} onClick={swap}>
            {words.swap}
          </Button>
        </li>
      </ul>
      {awayFor !== null && (
        <div className={css.gone}>
          <p>{words.open.gone}</p>
          <Button full onClick={showHere}>
            {words.open.alone}
          </Button>
        </div>
      )}
      <LogList lines={log.slice(-LATEST)} />
    </div>
  );
}
