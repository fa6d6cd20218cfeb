import { Switch } from '#client/ui/Switch.tsx';
import { levelsOf } from '../../match/bots';
import type { DevMatch } from '../../match/DevMatch';
import { PAGE, who } from '../../text';
import { Select } from '../Select';
import css from '../Tools.module.css';

const NOBODY = '';

export function BotsPanel({ match }: { match: DevMatch }) {
  const { seats, bots, module } = match;
  const levels = levelsOf(module);
  const isAll = seats.every((seat) => bots.levels.has(seat));
  const setAll = (on: boolean) => {
    for (const seat of seats) match.setBot(seat, on ? (bots.levels.get(seat) ?? levels[0] ?? null) : null);
  };
  const options = [{ value: NOBODY, label: PAGE.nobody }, ...levels.map((level) => ({ value: level, label: level }))];
  return (
    <>
      <Switch label={PAGE.botsOn} checked={isAll} onChange={setAll} />
      <details className={css.options}>
        <summary>{PAGE.botSeats}</summary>
        {seats.map((seat) => (
          <Select
            key={seat}
            label={who(seat)}
            options={options}
            value={bots.levels.get(seat) ?? NOBODY}
            onChange={(level) => match.setBot(seat, level === NOBODY ? null : level)}
          />
        ))}
      </details>
    </>
  );
}
