import { Segments } from '#client/ui/Segments.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { PAGE } from '../../text';
import { SCALES, SIZES, type Stand } from '../look';
import { Select } from '../Select';
import css from '../Tools.module.css';

const MODES = [
  { value: 'dark', label: PAGE.dark },
  { value: 'light', label: PAGE.light },
] as const;

export function LookPanel({ stand, onStand }: { stand: Stand; onStand(part: Partial<Stand>): void }) {
  const scales = SCALES.map((scale) => ({
    value: String(scale),
    label: scale === 'fit' ? PAGE.fit : `${scale * 100} %`,
  }));
  return (
    <>
      <div className={css.row}>
        <Select
          label={PAGE.size}
          options={SIZES.map((size) => ({ value: size, label: size }))}
          value={stand.size}
          onChange={(size) => onStand({ size })}
        />
        <Select
          label={PAGE.scale}
          className={css.narrow}
          options={scales}
          value={String(stand.scale)}
          onChange={(scale) => onStand({ scale: scale === 'fit' ? scale : Number(scale) })}
        />
      </div>
      <Segments label={PAGE.mode} bare options={MODES} value={stand.mode} onChange={(mode) => onStand({ mode })} />
      <p className={css.about}>{PAGE.modeAbout}</p>
      <Switch label={PAGE.large} checked={stand.letters === 2} onChange={(on) => onStand({ letters: on ? 2 : 1 })} />
      <Switch label={PAGE.forced} checked={stand.forced} onChange={(forced) => onStand({ forced })} />
      <Switch label={PAGE.still} checked={stand.still} onChange={(still) => onStand({ still })} />
    </>
  );
}
