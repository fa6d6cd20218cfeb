import { CalendarX, Megaphone, MessageSquareQuote, PhoneOff, Stamp } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../../../../client/board/chrome/useBusy';
import { type Day, SUSPECTS, type SuspectId, type View, WEAPONS, type WeaponId } from '../../state';
import { isCleared } from '../claims';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { examineText } from '../text';
import styles from './ExamineForm.module.css';
import { PaperButton, PaperForm, PaperLines } from './PaperForm';

interface ExamineFormProps {
  view: View;
  onExamine(suspect: SuspectId, weapon: WeaponId, day: Day): Promise<unknown>;
  /** Says what this seat wants to examine, and lets the others answer. */
  onAnnounce(suspect: SuspectId, weapon: WeaponId, day: Day): Promise<unknown>;
  onClose(): void;
}

/** A request form: a suspect and a weapon, then the confirmation. It is meant for the day it was opened on. */
export function ExamineForm({ view, onExamine, onAnnounce, onClose }: ExamineFormProps) {
  const [day] = useState(view.day);
  const [suspect, setSuspect] = useState<SuspectId | null>(null);
  const [weapon, setWeapon] = useState<WeaponId | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, wait] = useBusy();
  const caps = examineText.caps(day, view.examinations.length + 1);

  if (asked && suspect && weapon) {
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
            <PaperButton onPress={() => setAsked(false)}>{examineText.notYet}</PaperButton>
            <PaperButton stamp busy={busy} mark="sign" onPress={() => send(onExamine)}>
              <Stamp aria-hidden="true" />
              {examineText.examine}
            </PaperButton>
          </>
        }
      >
        <Pair suspect={suspect} weapon={weapon} />
        <PaperLines
          lines={[
            { icon: <Megaphone aria-hidden="true" />, text: examineText.read },
            { icon: <CalendarX aria-hidden="true" />, text: examineText.ends(day) },
            { icon: <PhoneOff aria-hidden="true" />, text: examineText.dead(suspect) },
          ]}
        />
        <PaperButton busy={busy} onPress={() => send(onAnnounce)}>
          <MessageSquareQuote aria-hidden="true" />
          {examineText.askFirst}
        </PaperButton>
      </PaperForm>
    );
  }
  return (
    <PaperForm
      key="pick"
      caps={caps}
      title={examineText.pick}
      onClose={onClose}
      buttons={
        <>
          <PaperButton onPress={onClose}>{examineText.notYet}</PaperButton>
          <PaperButton
            stamp
            mark="next"
            why={suspect && weapon ? null : examineText.pickBoth}
            onPress={() => setAsked(true)}
          >
            {examineText.next}
          </PaperButton>
        </>
      }
    >
      <fieldset className={styles.suspects} aria-label={examineText.suspect}>
        {SUSPECTS.map((id) => (
          <Photo
            key={id}
            suspect={id}
            stamp={isCleared(view, id) ? 'cleared' : null}
            chosen={id === suspect}
            onPress={() => setSuspect(id)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.weapons} aria-label={examineText.weapon}>
        {WEAPONS.map((id) => (
          <Tag
            key={id}
            weapon={id}
            stamp={isCleared(view, id) ? 'cleared' : null}
            chosen={id === weapon}
            onPress={() => setWeapon(id)}
          />
        ))}
      </fieldset>
    </PaperForm>
  );
}

/** The two as they lie side by side on the form. */
function Pair({ suspect, weapon }: { suspect: SuspectId; weapon: WeaponId }) {
  return (
    <div className={styles.pair}>
      <Photo suspect={suspect} />
      <span className={styles.and} aria-hidden="true">
        &amp;
      </span>
      <Tag weapon={weapon} />
    </div>
  );
}
