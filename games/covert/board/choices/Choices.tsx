import { Button, cx, HoldButton, useSecret } from 'hush/board';
import { type ReactNode, useState } from 'react';
import { regionOf } from '../../content/map';
import { openCard } from '../../legal/hand';
import type { Choice, Held, Own, OwnToken, RegionId } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import { holdWords } from '../cards/holdWords';
import { Slots } from '../cards/Slots';
import type { Group } from '../cards/text';
import { COUNTS } from '../countText';
import parts from '../parts.module.css';
import type { Props } from '../props';
import { SendButton } from '../SendButton';
import styles from './Choices.module.css';
import { choiceText } from './text';

type ChoicesProps = Props;
type CardChoice = Exclude<Choice, { kind: 'takeIntelCard' }>;

/** Shows the choice that this seat must make before the game continues. Renders nothing for other viewers. */
export function Choices(props: ChoicesProps) {
  const { view, seat } = props;
  const { choice, me } = view;
  if (!choice || !me || choice.seat !== seat) return null;
  // This key changes with every new choice, so that nothing is picked when a choice opens.
  const key = JSON.stringify([choice, view.windows, me.agency.length, me.missions.length, me.seen.length]);
  if (choice.kind === 'takeIntelCard') return <Reward key={key} {...props} region={choice.region} />;
  return <CardPick key={key} {...props} choice={choice} own={me} />;
}

function Panel({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section className={cx(parts.asks, styles.panel)} aria-label={choiceText.label} data-over>
      <div role="status">
        <h2>{title}</h2>
        <p className={parts.line}>{line}</p>
      </div>
      {children}
    </section>
  );
}

function Reward({ view, act, region }: ChoicesProps & { region: RegionId }) {
  const { name } = regionOf(region);
  return (
    <Panel title={choiceText.reward(name)} line={choiceText.rewardLine}>
      <div className={styles.two}>
        <span className={styles.shown}>
          <AgencyCard card={openCard(view, region)} region={region} />
        </span>
        <Button variant="primary" size="lg" full data-coach="answer" onClick={() => act.takeIntelCard('space')}>
          {choiceText.space(name)}
        </Button>
        <Button size="lg" full sub={COUNTS.cards(view.agencyDeck)} onClick={() => act.takeIntelCard('deck')}>
          {choiceText.deck}
        </Button>
      </div>
    </Panel>
  );
}

/** Returns the cards or tokens to choose from, and the group of the hand that they belong to. */
function among(choice: CardChoice, own: Own): { group: Group; held: readonly (Held | OwnToken)[] } {
  if (choice.kind === 'keepSearch') return { group: choice.deck === 'agency' ? 'agency' : 'missions', held: own.seen };
  if (choice.kind === 'pickMission') return { group: 'missions', held: own.seen };
  if (choice.kind === 'keepToken') return { group: 'tokens', held: own.seenTokens };
  if (choice.kind === 'discardAgency') return { group: 'agency', held: own.agency };
  return { group: 'missions', held: own.missions };
}

/**
 * Lets the player pick one of several cards or tokens: by position while they are covered, by face while they are
 * uncovered.
 */
function CardPick({ choice, own, act }: ChoicesProps & { choice: CardChoice; own: Own }) {
  const secret = useSecret();
  const [picked, setPicked] = useState<number | null>(null);
  const [isTurned, setTurned] = useState(false);
  const { group, held } = among(choice, own);
  const name = (at: number) => choiceText.card[group](at + 1);
  const rest = held.map((_, at) => at).filter((at) => at !== picked);
  const under = isTurned ? [...rest].reverse() : rest;
  const send = () => {
    const card = picked === null ? undefined : held[picked];
    if (!card) return undefined;
    const others = under.flatMap((at) => held[at]?.handle ?? []);
    return choice.kind === 'keepSearch' ? act.keepSearch(card.handle, others) : act[choice.kind](card.handle);
  };
  return (
    <Panel title={choiceText.titles[choice.kind]} line={choiceText.lines[choice.kind]}>
      <div className={styles.slots} role={secret.open ? 'status' : undefined}>
        <Slots group={group} held={held} open={secret.open} picked={picked} onPick={setPicked} />
      </div>
      {choice.kind === 'keepSearch' && picked !== null && (
        <UnderDeck names={under.map(name)} onTurn={() => setTurned(!isTurned)} />
      )}
      <div className={parts.answers}>
        <HoldButton secret={secret} words={holdWords(choiceText.what[group], true)} />
        <SendButton
          why={picked === null ? choiceText.first : null}
          data-coach={picked === null ? undefined : 'answer'}
          onSend={send}
        >
          {picked === null ? choiceText.first : choiceText.send[choice.kind](name(picked))}
        </SendButton>
      </div>
    </Panel>
  );
}

/**
 * Tells the player in which order the cards that are not kept go under the deck, with a button to reverse the order.
 */
function UnderDeck({ names: [first, second], onTurn }: { names: readonly string[]; onTurn(): void }) {
  if (!first) return null;
  return (
    <p className={cx(parts.line, styles.under)}>
      <span>{second ? choiceText.order(first, second) : choiceText.under(first)}</span>
      {second && <Button onClick={onTurn}>{choiceText.swap}</Button>}
    </p>
  );
}
