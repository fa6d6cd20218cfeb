import { cx, Face, HoldButton, nameOf, refuse, usePicked, useSecret } from 'hush/board';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { characterOf } from '../../content/cards';
import { holdWords } from '../cards/holdWords';
import { RegionCards } from '../cards/PublicCards';
import parts from '../parts.module.css';
import { type Props, playerOf } from '../props';
import { wordsOf } from '../reasons';
import { SendButton } from '../SendButton';
import { CoveredHand } from './CoveredHand';
import { CoveredMission } from './CoveredMission';
import styles from './SetUp.module.css';
import { setupText, waitLine } from './text';

/**
 * [CV-77] Shows three covered missions, of which the player gives one back, and the Agency cards in hand and on the
 * table.
 */
export function SetUp(props: Props) {
  const { view, seat, legal, act } = props;
  const secret = useSecret({ hotkey: true });
  const [back, setBack] = useState<number | null>(null);
  const own = view.me;
  const player = playerOf(view, seat);
  /** Returns the two missions that the seat keeps if it gives this mission back. */
  const without = (at: number) => own?.missions.flatMap(({ handle }, each) => (each === at ? [] : [handle])) ?? [];
  usePicked('keepMissions', back === null ? null : without(back));
  if (!own || !player) {
    return (
      <div className={cx(parts.page, parts.steel, styles.setup)}>
        <Heading title={setupText.watchTitle} line={setupText.watchLine} />
        <Regions {...props} />
        <Waits {...props} />
      </div>
    );
  }
  const isOpen = !player.hasKept;
  const send = () => {
    const [first, second] = without(back ?? -1);
    return first && second && act.keepMissions(first, second);
  };
  const giveBack = (at: number) => {
    const [first = '', second = ''] = without(at);
    const why = back === at ? null : legal.refusal('keepMissions', [first, second]);
    return why === null ? setBack(back === at ? null : at) : refuse(wordsOf(why));
  };
  return (
    <div className={cx(parts.page, parts.steel, styles.setup)}>
      <Heading
        title={isOpen ? setupText.title : setupText.keptTitle}
        line={isOpen ? setupText.line : setupText.keptLine}
      />
      <ol className={cx(styles.picks, !isOpen && styles.two)} data-coach="look">
        {own.missions.map(({ card }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
          <li key={at} className={styles.pick}>
            <CoveredMission at={at} mission={card} agents={player.agents} secret={secret} />
            {isOpen && <KeepButton back={back} at={at} onPress={() => giveBack(at)} />}
          </li>
        ))}
      </ol>
      <div className={cx(parts.foot, styles.acts, !isOpen && styles.kept)}>
        <HoldButton secret={secret} words={holdWords(setupText.what)} hotkey />
        {isOpen && (
          <SendButton
            why={back === null ? setupText.which : null}
            data-coach={back === null ? undefined : 'keep'}
            onSend={send}
          >
            {back === null ? setupText.which : setupText.send}
          </SendButton>
        )}
      </div>
      <div className={styles.cards}>
        <CoveredHand cards={own.agency} secret={secret} />
        <Regions {...props} />
      </div>
      <div className={styles.foot}>
        <Chief {...props} />
        <Waits {...props} />
      </div>
    </div>
  );
}

function Heading({ title, line }: { title: string; line: string }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <p>{line}</p>
    </header>
  );
}

/** Shows the six face-up Agency cards. */
function Regions(props: Props) {
  return (
    <section className={styles.regions} aria-label={setupText.regions}>
      <h3>{setupText.regions}</h3>
      <RegionCards {...props} small className={styles.six} />
    </section>
  );
}

interface KeepButtonProps {
  /** Index of the mission to give back, or null if the player has not picked one yet. */
  back: number | null;
  at: number;
  onPress(): void;
}

/**
 * A button that picks this mission as the one to give back. If another mission is picked, the button says that this
 * mission is kept.
 */
function KeepButton({ back, at, onPress }: KeepButtonProps) {
  const isKept = back !== null && back !== at;
  return (
    <button
      type="button"
      className={cx(styles.keep, isKept && styles.staying)}
      aria-pressed={back === at}
      data-coach={back === at ? undefined : `give-back:${at}`}
      aria-label={setupText.giveBackOrKeep(setupText.mission[at] ?? '')}
      onClick={onPress}
    >
      {isKept ? <Check aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
      {isKept ? setupText.keep : setupText.giveBack}
    </button>
  );
}

/** Shows the seat's character and its power. */
function Chief({ view, seat, people }: Props) {
  const you = people.find((person) => person.seat === seat);
  const player = playerOf(view, seat);
  if (!you || !player?.character) return null;
  const { name, title, ability } = characterOf(player.character);
  return (
    <aside className={styles.chief}>
      <Face {...you} size="lg" />
      <div>
        <b>{name}</b>
        <i>{title}</i>
        <p>{ability}</p>
      </div>
    </aside>
  );
}

function Waits({ view, seat, people }: Props) {
  const others = people.filter((person) => person.seat !== seat);
  const kept = others.filter((person) => view.players[person.seat]?.hasKept);
  const reading = others.filter((person) => !view.players[person.seat]?.hasKept);
  const seats = (who: typeof others) => who.map((person) => person.seat);
  return (
    <p className={styles.waits} role="status">
      {kept.map((person) => (
        <Face key={person.seat} {...person} size="sm" />
      ))}
      <span>{waitLine(seats(kept), seats(reading), nameOf(people))}</span>
    </p>
  );
}
