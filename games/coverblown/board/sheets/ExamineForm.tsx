import { Face, HoldButton, nameOf, type Person, useBusy, usePicked, useSecret, useShape, whyInWords } from 'hush/board';
import { type Code, readBy, type Seat } from 'hush/game';
import { CalendarX, Megaphone, MessageSquareQuote, Pencil, PhoneOff, RefreshCw, Stamp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TOKEN } from '../../content/tokensText';
import { standingPlan } from '../../queries';
import {
  type Day,
  type Plan,
  SUSPECTS,
  type SuspectId,
  type TokenId,
  type View,
  WEAPONS,
  type WeaponId,
} from '../../state';
import { DAY_NAMES, refusals } from '../../text';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { marksWords } from '../marksWords';
import type { Notes } from '../notes';
import { endsWords, examineText, pickedWords, stance } from '../text';
import { EvidenceCard, Picture } from './EvidenceCard';
import styles from './ExamineForm.module.css';
import { PaperButton, PaperForm, PaperLines } from './PaperForm';
import paper from './PaperForm.module.css';

interface ExamineFormProps {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
  notes: Notes;
  onExamine(suspect: SuspectId, weapon: WeaponId, day: Day): Promise<unknown>;
  /** Called to propose the pair, so that other players can agree or object. */
  onAnnounce(suspect: SuspectId, weapon: WeaponId, day: Day): Promise<unknown>;
  /** Returns why this pair cannot be examined or proposed now, or null if it can. */
  why(move: 'examine' | 'announce', suspect: SuspectId, weapon: WeaponId): Code | null;
  onClose(): void;
}

type Step = 'suspect' | 'weapon';

/**
 * The form for an examination, in which the player picks a suspect and a weapon and then confirms. If a pair is
 * proposed, the form opens with its confirmation, for every seat. When the day ends, the form keeps the selection but
 * leaves the confirmation, which was for that day.
 */
export function ExamineForm(props: ExamineFormProps) {
  const { view, seat, people, notes, onExamine, onAnnounce, why, onClose } = props;
  const { day } = view;
  const plan = standingPlan(view);
  const [suspect, setSuspect] = useState<SuspectId | null>(plan?.suspect ?? null);
  const [weapon, setWeapon] = useState<WeaponId | null>(plan?.weapon ?? null);
  const [step, setStep] = useState<Step>('suspect');
  const [asked, setAsked] = useState<Day | null>(plan ? day : null);
  const marks = useSecret();
  const isPhone = useShape() === 'phone';
  usePicked('announce', [suspect, weapon]);
  const caps = examineText.caps(DAY_NAMES[day], view.examinations.length + 1);
  useEffect(() => {
    if (asked !== null && asked !== day) setAsked(null);
  }, [asked, day]);

  if (asked === day && suspect && weapon) {
    return (
      <Confirmation
        {...{ view, seat, people, caps, suspect, weapon, onExamine, onAnnounce, why, onClose }}
        plan={plan?.suspect === suspect && plan.weapon === weapon ? plan : null}
        onChange={(next) => {
          setStep(next);
          setAsked(null);
        }}
      />
    );
  }
  const card = (token: TokenId, chosen: TokenId | null, onPress: () => void) => (
    <EvidenceCard
      key={token}
      {...{ token, view, people, onPress }}
      notes={marks.open ? notes : null}
      chosen={token === chosen}
    />
  );
  const isFilled = suspect !== null && weapon !== null;
  const otherStep: Step = step === 'suspect' ? 'weapon' : 'suspect';
  const hasOther = (step === 'suspect' ? weapon : suspect) !== null;
  const goesOn = isPhone && !isFilled && !hasOther && (step === 'suspect' || weapon !== null);
  return (
    <PaperForm
      key="pick"
      caps={caps}
      title={examineText.pick}
      onClose={onClose}
      className={styles.form}
      aside={<HoldButton secret={marks} words={marksWords.form} icon={<Pencil />} className={paper.marks} />}
      above={
        <div className={styles.slots}>
          <Slot
            name={examineText.suspect}
            token={suspect}
            isOn={step === 'suspect'}
            mark="slot:suspect"
            onPress={() => setStep('suspect')}
          />
          <span className={styles.and} aria-hidden="true">
            &amp;
          </span>
          <Slot
            name={examineText.weapon}
            token={weapon}
            isOn={step === 'weapon'}
            mark="slot:weapon"
            onPress={() => setStep('weapon')}
          />
        </div>
      }
      tell={pickedWords(suspect, weapon)}
      buttons={
        <>
          <PaperButton mark="close" onPress={onClose}>
            {examineText.notYet}
          </PaperButton>
          {goesOn ? (
            <PaperButton
              stamp
              mark="step"
              isWaiting={(step === 'suspect' ? suspect : weapon) === null}
              onPress={() => setStep(otherStep)}
            >
              {examineText.choose[otherStep]}
            </PaperButton>
          ) : (
            <PaperButton stamp mark="next" isWaiting={!isFilled || view.isVerdictShown} onPress={() => setAsked(day)}>
              <Stamp aria-hidden="true" />
              {examineText.next}
            </PaperButton>
          )}
        </>
      }
    >
      <div className={styles.lists}>
        {(!isPhone || step === 'suspect') && (
          <fieldset className={styles.list} aria-label={examineText.suspect}>
            {SUSPECTS.map((id) => card(id, suspect, () => setSuspect(id)))}
          </fieldset>
        )}
        {(!isPhone || step === 'weapon') && (
          <fieldset className={styles.list} aria-label={examineText.weapon}>
            {WEAPONS.map((id) => card(id, weapon, () => setWeapon(id)))}
          </fieldset>
        )}
      </div>
    </PaperForm>
  );
}

interface SlotProps {
  name: string;
  token: TokenId | null;
  /** True while the list of tokens for this slot is shown below. */
  isOn: boolean;
  mark: string;
  onPress(): void;
}

/** One of the two selected tokens. On a phone, pressing it opens the list of suspects or of weapons. */
function Slot({ name, token, isOn, mark, onPress }: SlotProps) {
  return (
    <button
      type="button"
      className={styles.slot}
      aria-current={isOn ? 'step' : undefined}
      data-coach={mark}
      onClick={onPress}
    >
      {token ? (
        <Picture token={token} />
      ) : (
        <span className={styles.hole} aria-hidden="true">
          ?
        </span>
      )}
      <span>
        <small>{name}</small>
        <b>{token ? TOKEN.brief[token] : examineText.empty}</b>
      </span>
    </button>
  );
}

type InConfirmation = 'view' | 'seat' | 'people' | 'onExamine' | 'onAnnounce' | 'why' | 'onClose';
interface ConfirmationProps extends Pick<ExamineFormProps, InConfirmation> {
  caps: string;
  suspect: SuspectId;
  weapon: WeaponId;
  /** The current proposal, or null if it is not for this pair. */
  plan: Plan | null;
  /** Called to go back to the list of suspects or weapons. */
  onChange(step: Step): void;
}

/**
 * Asks for confirmation. Shows the pair, the other players' answers if it is proposed, and what an examination will do.
 */
function Confirmation({ view, seat, people, caps, suspect, weapon, plan, ...on }: ConfirmationProps) {
  const { onExamine, onAnnounce, why, onChange, onClose } = on;
  const { day } = view;
  const names = readBy(nameOf(people), seat);
  const because = (move: 'examine' | 'announce') => whyInWords(refusals, why(move, suspect, weapon));
  const [busy, wait] = useBusy();
  const send = async (move: ExamineFormProps['onExamine']) => {
    await wait(move(suspect, weapon, day));
    onClose();
  };
  const change = (next: Step) => (
    <button type="button" className={styles.change} data-coach={`slot:${next}`} onClick={() => onChange(next)}>
      <RefreshCw aria-hidden="true" />
      <span className="sr">{examineText[next]}: </span>
      {examineText.change}
    </button>
  );
  return (
    <PaperForm
      key="confirm"
      caps={caps}
      title={examineText.confirm}
      onClose={onClose}
      className={styles.wide}
      buttons={
        <>
          <PaperButton mark="close" onPress={onClose}>
            {examineText.notYet}
          </PaperButton>
          <PaperButton stamp busy={busy} mark="sign" why={because('examine')} onPress={() => send(onExamine)}>
            <Stamp aria-hidden="true" />
            {plan ? examineText.examineNow : examineText.examine}
          </PaperButton>
        </>
      }
    >
      <div className={styles.confirm}>
        <div className={styles.pair}>
          <div>
            <Photo suspect={suspect} />
            {change('suspect')}
          </div>
          <span className={styles.and} aria-hidden="true">
            &amp;
          </span>
          <div>
            <Tag weapon={weapon} />
            {change('weapon')}
          </div>
        </div>
        <div className={styles.consequences}>
          {plan && (
            <ul className={styles.answers}>
              {people.map((person) => (
                <li key={person.seat}>
                  <Face {...person} name="" size={undefined} className={styles.face} />
                  <span>{stance(person, plan, view, names)}</span>
                </li>
              ))}
            </ul>
          )}
          <PaperLines
            lines={[
              { icon: <Megaphone aria-hidden="true" />, text: examineText.read },
              { icon: <CalendarX aria-hidden="true" />, text: endsWords(view, names) },
              { icon: <PhoneOff aria-hidden="true" />, text: examineText.endsClues(suspect) },
            ]}
          />
          {!plan && (
            <PaperButton busy={busy} mark="ask-first" why={because('announce')} onPress={() => send(onAnnounce)}>
              <MessageSquareQuote aria-hidden="true" />
              {examineText.askFirst}
            </PaperButton>
          )}
        </div>
      </div>
    </PaperForm>
  );
}
