import { useBusy } from 'hush/board';
import { ChevronRight, PhoneOff, PhoneOutgoing, Swords, UserSearch } from 'lucide-react';
import type { ClueType, View } from '../../state';
import { DAY_NAMES } from '../../text';
import { examineText, investigateText } from '../text';
import styles from './InvestigateForm.module.css';
import { PaperButton, PaperForm, PaperLines } from './PaperForm';

interface InvestigateFormProps {
  view: Pick<View, 'day' | 'examinations'>;
  onCall(type: ClueType): Promise<unknown>;
  onClose(): void;
}

const CHOICES = [
  { type: 'suspects', icon: UserSearch, name: investigateText.suspects, hint: investigateText.suspectsHint },
  { type: 'weapons', icon: Swords, name: investigateText.weapons, hint: investigateText.weaponsHint },
] as const;

/** Asks which kind of clue to request from the contact. One press makes the call. */
export function InvestigateForm({ view, onCall, onClose }: InvestigateFormProps) {
  const [busy, wait] = useBusy();
  const call = async (type: ClueType) => {
    if (busy) return;
    await wait(onCall(type));
    onClose();
  };
  return (
    <PaperForm
      caps={investigateText.caps(DAY_NAMES[view.day])}
      title={investigateText.title}
      onClose={onClose}
      buttons={
        <PaperButton mark="close" onPress={onClose}>
          {examineText.notYet}
        </PaperButton>
      }
    >
      <p className={styles.question}>{investigateText.question}</p>
      <div className={styles.choices}>
        {CHOICES.map(({ type, icon: Icon, name, hint }) => (
          <button
            key={type}
            type="button"
            className={styles.choice}
            data-coach={`ask:${type}`}
            aria-disabled={busy || undefined}
            onClick={() => call(type)}
          >
            <Icon aria-hidden="true" />
            <span>
              <b>{name}</b>
              <small>{hint}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        ))}
      </div>
      <PaperLines
        lines={[
          { icon: <PhoneOutgoing aria-hidden="true" />, text: investigateText.public },
          ...(view.examinations.length > 0
            ? [{ icon: <PhoneOff aria-hidden="true" />, text: investigateText.wasted }]
            : []),
        ]}
      />
    </PaperForm>
  );
}
