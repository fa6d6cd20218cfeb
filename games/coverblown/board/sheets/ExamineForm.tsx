import { CalendarX, Megaphone, MessageSquareQuote, Pencil, PhoneOff, Stamp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HoldButton } from '#client/board/chrome/HoldButton.tsx';
import { useBusy } from '#client/board/chrome/useBusy.ts';
import type { Person } from '#client/board/contract.ts';
import { whyInWords } from '#client/board/why.ts';
import { usePicked } from '#client/state/picked.ts';
import { useShape } from '#client/ui/shape.tsx';
import { useSecret } from '#client/ui/useSecret.ts';
import type { Code, Seat } from '#shared/ids.ts';
import { standingPlan } from '../../queries';
import { type Day, SUSPECTS, type SuspectId, type TokenId, type View, WEAPONS, type WeaponId } from '../../state';
import { refusals } from '../../text';
import { shortName } from '../evidence';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { marksWords } from '../marksWords';
import type { Notes } from '../notes';
import { examineText } from '../text';
import { EvidenceCard, Picture } from './EvidenceCard';
import styles from './ExamineForm.module.css';
import { PaperButton, PaperForm, PaperLines } from './PaperForm';

interface ExamineFormProps {
  view: View;
  seat: Seat | null;
  /** True if the form opens at the confirmation of the proposed pair. */
  isSure: boolean;
  people: readonly Person[];
  notes: Notes;
  onExamine(suspect: SuspectId, weapon: WeaponId, day: Day): Promise<unknown>;
  /** Proposes the pair, so that the other players can agree or object. */
  onAnnounce(suspect: SuspectId, weapon: WeaponId, day: Day): Promise<unknown>;
  /** Returns why examining or proposing this pair is refused now, or null if it is allowed. */
  why(move: 'examine' | 'announce', suspect: SuspectId, weapon: WeaponId): Code | null;
  onClose(): void;
}

type Step = 'suspect' | 'weapon';

/**
 * The examination form: a suspect and a weapon, then the confirmation. For every seat it starts with the proposed pair.
 * The selection is kept when the day ends, but the confirmation is closed, because it was meant for that day.
 */
export function ExamineForm(props: ExamineFormProps) {
  const { view, seat, isSure, people, notes, onExamine, onAnnounce, why, onClose } = props;
  const { day } = view;
  const plan = standingPlan(view);
  const [suspect, setSuspect] = useState<SuspectId | null>(plan?.suspect ?? null);
  const [weapon, setWeapon] = useState<WeaponId | null>(plan?.weapon ?? null);
  const [step, setStep] = useState<Step>('suspect');
  const [asked, setAsked] = useState<Day | null>(isSure ? day : null);
  const marks = useSecret();
  const isPhone = useShape() === 'phone';
  usePicked('announce', [suspect, weapon]);
  const caps = examineText.caps(day, view.examinations.length + 1);
  useEffect(() => {
    if (asked !== null && asked !== day) setAsked(null);
  }, [asked, day]);

  if (asked === day && suspect && weapon) {
    return (
      <Confirmation
        {...{ caps, day, suspect, weapon, onExamine, onAnnounce, why, onClose }}
        isProposed={plan?.by === seat && plan.suspect === suspect && plan.weapon === weapon}
        onBack={() => setAsked(null)}
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
      aside={<HoldButton secret={marks} words={marksWords.form} icon={<Pencil />} className={styles.marks} />}
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
      tell={examineText.tell(suspect, weapon)}
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
  /** True if the list for this token is shown below. */
  isOn: boolean;
  /** The coach's name for the button. */
  mark: string;
  onPress(): void;
}

/** One of the two selected tokens. On a phone, pressing it opens the list of its kind. */
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
        <b>{token ? shortName(token) : examineText.empty}</b>
      </span>
    </button>
  );
}

interface ConfirmationProps extends Pick<ExamineFormProps, 'onExamine' | 'onAnnounce' | 'why' | 'onClose'> {
  caps: string;
  day: Day;
  suspect: SuspectId;
  weapon: WeaponId;
  /** True if this seat has already proposed the pair. */
  isProposed: boolean;
  onBack(): void;
}

/** The confirmation, which names the consequences of the examination. */
function Confirmation({ caps, day, suspect, weapon, isProposed, ...on }: ConfirmationProps) {
  const { onExamine, onAnnounce, why, onBack, onClose } = on;
  const because = (move: 'examine' | 'announce') => whyInWords(refusals, why(move, suspect, weapon));
  const [busy, wait] = useBusy();
  const send = async (move: ExamineFormProps['onExamine']) => {
    await wait(move(suspect, weapon, day));
    onClose();
  };
  return (
    <PaperForm
      key="confirm"
      caps={caps}
      title={examineText.confirm}
      onClose={onClose}
      buttons={
        <>
          <PaperButton mark="close" onPress={onBack}>
            {examineText.notYet}
          </PaperButton>
          <PaperButton stamp busy={busy} mark="sign" why={because('examine')} onPress={() => send(onExamine)}>
            <Stamp aria-hidden="true" />
            {isProposed ? examineText.examineNow : examineText.examine}
          </PaperButton>
        </>
      }
    >
      <div className={styles.confirm}>
        <div className={styles.pair}>
          <Photo suspect={suspect} />
          <span className={styles.and} aria-hidden="true">
            &amp;
          </span>
          <Tag weapon={weapon} />
        </div>
        <div className={styles.consequences}>
          <PaperLines
            lines={[
              { icon: <Megaphone aria-hidden="true" />, text: examineText.read },
              { icon: <CalendarX aria-hidden="true" />, text: examineText.ends(day) },
              { icon: <PhoneOff aria-hidden="true" />, text: examineText.dead(suspect) },
            ]}
          />
          {!isProposed && (
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
