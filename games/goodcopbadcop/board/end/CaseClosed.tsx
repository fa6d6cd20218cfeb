import { type BoardProps, nameOf, type Person, StoryPage } from 'hush/board';
import { type Names, type Outcome, readBy, type Seat, tell } from 'hush/game';
import { useMemo } from 'react';
import { CARD_PHRASES, FACE_NAMES } from '../../content/facesText';
import { isLeader, type Moves, type View } from '../../state';
import { story } from '../../story';
import { text } from '../../text';
import { File } from '../art/File';
import { HoledCards } from '../art/HoledCards';
import { Logo } from '../art/Logo';
import { type FiredShot, shotsOf } from '../shot/shots';
import styles from './CaseClosed.module.css';
import { Moment } from './Moment';
import { markOf } from './marks';
import { OpenFile } from './OpenFile';
import { becauseWords, endText, headline, sectionName } from './text';

/** The screen after the match: its story, then all files and the replay. */
export function CaseClosed(props: BoardProps<View, Moves>) {
  const { view, seat, outcome, people, facts } = props;
  const names = useMemo(() => nameOf(people), [people]);
  const told = useMemo(() => tell(story, view, facts, readBy(names, seat)), [view, facts, names, seat]);
  if (!outcome) return null;
  const last = outcome.cancelled ? undefined : shotsOf(facts, view.table).at(-1);
  const leftover = view.truth?.leftover ? ` ${endText.leftover(FACE_NAMES[view.truth.leftover])}` : '';
  return (
    <StoryPage<View>
      story={told}
      outcome={outcome}
      people={people}
      logo={<Logo />}
      rulesPart="end"
      result={headline(outcome, names)}
      reason={`${whyWords(props, outcome, last, names)}${leftover}`}
      objects={<LeaderFile view={view} people={people} last={last} />}
      Moment={Moment}
      mark={markOf}
      section={sectionName}
      className={styles.ended}
    >
      <ul className={styles.files} aria-label={endText.files}>
        {winnersFirst(people, outcome).map((person) => (
          <Entry key={person.seat} view={view} person={person} outcome={outcome} last={last} />
        ))}
      </ul>
    </StoryPage>
  );
}

interface LeaderFileProps {
  view: View;
  people: readonly Person[];
  last: FiredShot | undefined;
}

/**
 * The file of the leader who was eliminated, with all cards face up. If no leader was eliminated, shows the file of the
 * player with the Kingpin.
 */
function LeaderFile({ view, people, last }: LeaderFileProps) {
  const seat = leaderOf(view, last);
  const person = people.find((each) => each.seat === seat);
  const file = person && view.table[person.seat];
  const faces = person && view.truth?.cards[person.seat];
  if (!person || !file || !faces) return null;
  return (
    <File person={person} className={styles.leader}>
      <HoledCards faces={faces} holed={null} isWounded={(slot) => file.cards[slot].wounded} className={styles.cards} />
    </File>
  );
}

function leaderOf({ truth }: View, last: FiredShot | undefined): Seat | undefined {
  const all = Object.entries(truth?.cards ?? {});
  if (last && truth?.cards[last.hit]?.some(isLeader)) return last.hit;
  return all.find(([, faces]) => faces.includes('kingpin'))?.[0];
}

interface EntryProps {
  view: View;
  person: Person;
  outcome: Outcome;
  last: FiredShot | undefined;
}
function Entry({ view, person, outcome, last }: EntryProps) {
  const file = view.table[person.seat];
  const faces = view.truth?.cards[person.seat] ?? null;
  const truth = outcome.cancelled ? undefined : view.truth?.sides[person.seat];
  if (!file) return null;
  const isSolo = outcome.reason === 'both-leaders';
  const holdsBoth = isSolo && outcome.winners.includes(person.seat);
  const side =
    truth && faces
      ? {
          team: truth.team,
          title: holdsBoth ? endText.alone : endText.sides[truth.team],
          because: holdsBoth ? endText.both : becauseWords(truth.because, truth.team, faces),
        }
      : null;
  const isHoled = !isSolo && last?.hit === person.seat;
  return (
    <OpenFile
      person={person}
      file={file}
      faces={faces}
      side={side}
      isWinner={!outcome.cancelled && outcome.winners.includes(person.seat)}
      holed={isHoled ? last.slot : null}
    />
  );
}

function winnersFirst(people: readonly Person[], { winners }: Outcome): Person[] {
  const rank = ({ seat }: Person) => (winners.includes(seat) ? 0 : 1);
  return [...people].sort((one, other) => rank(one) - rank(other));
}

/** Says how the match ended: by a last shot, described in a sentence, or by a rule. */
function whyWords(
  { view }: BoardProps<View, Moves>,
  outcome: Outcome,
  last: FiredShot | undefined,
  names: Names,
): string {
  if (last?.result !== 'leader-out' || last.leader === null || outcome.reason === 'both-leaders') {
    return text.reason(outcome, names, view);
  }
  return endText.finished(names(last.by), names(last.hit), CARD_PHRASES[last.leader], view.turn);
}
