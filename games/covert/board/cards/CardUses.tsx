import { Button } from 'hush/board';
import { useState } from 'react';
import { agencyOf } from '../../content/cards';
import { ABILITY_NAMES } from '../../content/cardsText';
import type { Deck, Held, OwnToken } from '../../state';
import { AbilityIcon, FlightIcon } from '../art/Emblem';
import type { Props } from '../props';
import { attempt } from '../reasons';
import styles from './Hand.module.css';
import { screenText } from './text';
import { type HandOver, whyNoFlight, whyNoUse } from './uses';

interface CardUsesProps extends Props, HandOver {
  card: Held | OwnToken;
  /** Whether the card is uncovered, so that the buttons may name its equipment, city and ability. */
  open: boolean;
  title: string;
  onUsed(): void;
}

/** Buttons for the uses of the picked card. While the hand is covered, every Agency card has the same two buttons. */
export function CardUses(props: CardUsesProps) {
  const { view, legal, act, card, open, title, onUsed } = props;
  const [searching, setSearching] = useState(false);
  const { handle } = card;
  const isToken = 'ability' in card;
  const ability = isToken ? card.ability : agencyOf(card.card).ability;
  const leave = (run: (card: string) => void) => () => {
    run(handle);
    onUsed();
  };
  const use = () => {
    if (ability === 'plus1' || ability === 'minus1') return leave(props.onMod)();
    if (ability === 'move3') return leave(props.onMove)();
    if (ability === 'search') return setSearching(true);
    act.ability(handle);
    onUsed();
  };
  if (searching) {
    const look = (deck: Deck) => {
      act.ability(handle, deck);
      onUsed();
    };
    return (
      <div className={styles.uses}>
        <b>{screenText.deckTitle}</b>
        {(['agency', 'mission'] as const).map((deck) => (
          <Button
            key={deck}
            size="lg"
            sub={screenText.deckSub(deck === 'agency' ? view.agencyDeck : view.missionDeck)}
            onClick={() => attempt(legal.refusal('ability', [handle, deck]), () => look(deck))}
          >
            {screenText.deckOf[deck]}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.uses}>
      <b>{title}</b>
      {!isToken && (
        <Button
          size="lg"
          icon={<FlightIcon className={styles.icon} />}
          sub={screenText.flySub}
          onClick={() => attempt(whyNoFlight(props, handle), leave(props.onFly))}
        >
          {open ? screenText.flyTo(agencyOf(card.card).city) : screenText.fly}
        </Button>
      )}
      <Button
        size="lg"
        icon={open ? <AbilityIcon of={ability} className={styles.icon} /> : undefined}
        sub={isToken ? screenText.tokenSub : screenText.useSub}
        onClick={() => attempt(whyNoUse(props, handle, ability), use)}
      >
        {open ? screenText.namedUse(ABILITY_NAMES[ability]) : screenText.use}
      </Button>
    </div>
  );
}
