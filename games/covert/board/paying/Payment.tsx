import { Button, type CoveredState, cx, HoldButton, usePicked, useSecret, useWide } from 'hush/board';
import { Layers } from 'lucide-react';
import { useId, useState } from 'react';
import { missionOf, type Need, needsOf } from '../../content/cards';
import { type Held, MISSIONS_TO_END, type Source } from '../../state';
import { SealIcon } from '../art/Emblem';
import { MissionSlip, NeedSign, needName } from '../art/MissionSlip';
import { holdWords } from '../cards/holdWords';
import parts from '../parts.module.css';
import { playerOf } from '../props';
import { SendButton } from '../SendButton';
import styles from './Paying.module.css';
import { completed, isSame, offered } from './payment';
import type { PayingProps } from './props';
import { SourceChoice } from './SourceChoice';
import { givenLine, payText } from './text';

interface PaymentProps extends PayingProps {
  mission: Held;
  onBack(): void;
}

/**
 * Shows a box for each requirement, with all legal payments and their prices. The cheapest combination is preselected.
 */
export function Payment({ mission, onBack, ...props }: PaymentProps) {
  const { view, seat, legal, act } = props;
  const { handle, card } = mission;
  usePicked('complete', [handle]);
  const secret = useSecret({ hotkey: true });
  const wide = useWide();
  const [wished, setWished] = useState<readonly Source[]>([]);
  const paid = completed(legal, handle, [], wished);
  const { points } = missionOf(card);
  const player = playerOf(view, seat);
  const given = (kind: Source[0]) => paid.filter(([one]) => one === kind).length;
  const { given: gives, stays } = givenLine(given('card'), given('code'));
  return (
    <div className={cx(parts.page, parts.steel, styles.paying)}>
      <section>
        <div className={styles.paper}>
          <MissionSlip mission={card} look="big" />
        </div>
        {wide && player && (
          <ul className={styles.after}>
            <li>
              <Layers aria-hidden="true" />
              {payText.hand(player.agency, player.agency - given('card'))}
            </li>
            <li>
              <SealIcon />
              {payText.done(player.finishedMissions.length, player.finishedMissions.length + 1, MISSIONS_TO_END)}
            </li>
          </ul>
        )}
      </section>
      <section className={styles.needs} aria-label={payText.needs}>
        {needsOf(card).map((need, at) => (
          <NeedBox
            // biome-ignore lint/suspicious/noArrayIndexKey: printed requirements never change their order
            key={at}
            {...props}
            need={need}
            sources={offered(legal, handle, paid.slice(0, at))}
            chosen={paid[at]}
            secret={secret}
            onChoose={(source) => setWished(completed(legal, handle, [...paid.slice(0, at), source], paid))}
          />
        ))}
        <footer className={cx(parts.foot, styles.sum)}>
          <p>
            <b>{gives}</b> {stays}
          </p>
          <HoldButton secret={secret} words={holdWords(payText.whatCards)} hotkey />
          <div className={styles.buttons}>
            <SendButton data-coach="complete" onSend={() => act.complete(handle, paid)}>
              {payText.complete(points)}
            </SendButton>
            <Button size="lg" full onClick={onBack}>
              {payText.notNow}
            </Button>
          </div>
        </footer>
      </section>
    </div>
  );
}

interface NeedBoxProps extends PayingProps {
  need: Need;
  sources: readonly Source[];
  chosen: Source | undefined;
  secret: CoveredState;
  onChoose(source: Source): void;
}

function NeedBox({ need, sources, chosen, secret, onChoose, ...props }: NeedBoxProps) {
  const group = useId();
  const heading = useId();
  return (
    <fieldset aria-labelledby={heading}>
      <div id={heading} className={styles.need}>
        <NeedSign need={need} />
        <b>{needName(need)}</b>
      </div>
      {sources.map((source) => (
        <SourceChoice
          key={source.join(' ')}
          {...props}
          source={source}
          group={group}
          checked={chosen !== undefined && isSame(source, chosen)}
          open={secret.open}
          onChoose={() => onChoose(source)}
        />
      ))}
    </fieldset>
  );
}
