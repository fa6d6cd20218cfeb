import type { View } from '../../state';
import { WaxSeal } from '../art/drawings';
import wide from '../art/office-wide.svg?url';
import { BigDigit } from '../discovery/BigDigit';
import { howLong, nightText } from '../text';
import css from './NightStage.module.css';

/** The night on a stage: a sealed envelope like those on the phones, and the seconds left to look inside. */
export function NightStage({ view, now }: { view: View; now(): number }) {
  const { options, endsAt } = view;
  return (
    <div className={css.night}>
      <img src={wide} alt="" className={css.office} />
      <section className={css.say} aria-label={nightText.label}>
        <h2>{nightText.say}</h2>
        <p>{howLong(view)}</p>
      </section>
      <div className={`${css.envelope} grain`} aria-hidden="true">
        <span className={css.flap} />
        <span className={css.stamp}>{nightText.stamp}</span>
        <WaxSeal className={css.seal} />
      </div>
      <BigDigit endsAt={endsAt} now={now} total={options.nightSeconds * 1000} />
    </div>
  );
}
