import { useState } from 'react';
import type { Commitment } from '#shared/replay/commitment.ts';
import type { ReplayDeal } from '#shared/replay/replay.ts';
import { CopyField } from '../../ui/CopyField';
import css from './DealCheck.module.css';
import { CHECK } from './text';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Formats a server time in ms as a time of day. */
export function timeOf(at: number): string {
  return clock.format(at);
}

interface RollHeadProps {
  title: string;
  commitment: Commitment | null;
  /** The inputs of the deal, from the replay. Null while the match is running. */
  deal: ReplayDeal | null;
  nameOf(seat: string): string;
}

export function RollHead({ title, commitment, deal, nameOf }: RollHeadProps) {
  const words = Object.entries(deal?.words ?? commitment?.words ?? {});
  return (
    <dl className={css.head}>
      <div>
        <dt>{CHECK.match}</dt>
        <dd>{title}</dd>
      </div>
      <div>
        <dt>{CHECK.committed}</dt>
        <dd>
          {commitment ? (
            <Digits label={CHECK.committed} value={commitment.hash} before={`${timeOf(commitment.at)} `} width={4} />
          ) : (
            CHECK.nothingPromised
          )}
        </dd>
      </div>
      <div>
        <dt>{CHECK.seed}</dt>
        <dd>{deal ? <Digits label={CHECK.seed} value={deal.seed} width={2} /> : commitment && CHECK.seedLater}</dd>
      </div>
      {words.length > 0 && (
        <div>
          <dt>{CHECK.words}</dt>
          <dd className={css.words}>
            {words.map(([seat, word]) => (
              <span key={seat} title={nameOf(seat)}>
                {word === null ? <i>{CHECK.noWord}</i> : <bdi translate="no">{word}</bdi>}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface DigitsProps {
  label: string;
  value: string;
  before?: string;
  /** The number of digits in each group. */
  width: number;
}

/** Shows the first and the last digits of a value. A tap shows all digits, so that they can be copied. */
function Digits({ label, value, before = '', width }: DigitsProps) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole) return <CopyField label={label} value={value} bare />;
  const groups = value.match(new RegExp(`.{1,${width}}`, 'g')) ?? [value];
  const short = groups.length > 6 ? [...groups.slice(0, width === 4 ? 2 : 5), '…', groups.at(-1)] : groups;
  return (
    <button type="button" className={css.digits} onClick={() => setWhole(true)}>
      {before}
      {short.join(' ')}
      <span className="sr"> {CHECK.show(label)}</span>
    </button>
  );
}
