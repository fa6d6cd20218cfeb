import { Face, nameOf, type Person } from 'hush/board';
import { Eye, Megaphone, PhoneOff, Undo2 } from 'lucide-react';
import { isSuspect } from '../../content/tokens';
import type { Claim, WeaponId } from '../../state';
import { claimWords } from '../../text';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { claimText, examineText, quoteText } from '../text';
import styles from './Details.module.css';
import { PaperButton, PaperForm, PaperLines } from './PaperForm';

/** A claim that a player has picked but not yet made. */
export type PickedClaim = Pick<Claim, 'kind' | 'subject'>;

interface ClaimConfirmationProps {
  claim: PickedClaim;
  people: readonly Person[];
  /** The reason why the claim cannot be made now, or null if it can. */
  why?: string | null;
  onSay(): void;
  /** Called to return to the form in which the claim was picked. */
  onBack(): void;
  onClose(): void;
}

/** The question whether to make a claim. Nothing is sent before its red button is pressed. */
export function ClaimConfirmation({ claim, people, why = null, onSay, onBack, onClose }: ClaimConfirmationProps) {
  const { kind, subject } = claim;
  return (
    <PaperForm
      key="confirm"
      caps={claimText.free}
      title={claimText.ask}
      onClose={onClose}
      buttons={
        <>
          <PaperButton mark="close" onPress={onBack}>
            {examineText.notYet}
          </PaperButton>
          <PaperButton stamp mark="make-claim" why={why} onPress={onSay}>
            <Megaphone aria-hidden="true" />
            {claimText.say}
          </PaperButton>
        </>
      }
    >
      <div className={styles.about}>
        <Subject claim={claim} people={people} />
        <p>{quoteText.quote(claimWords(kind, subject, nameOf(people)))}</p>
      </div>
      <PaperLines
        lines={[
          { icon: <Eye aria-hidden="true" />, text: claimText.public },
          { icon: <Undo2 aria-hidden="true" />, text: claimText.takeBack },
        ]}
      />
    </PaperForm>
  );
}

function Subject({ claim: { kind, subject }, people }: Pick<ClaimConfirmationProps, 'claim' | 'people'>) {
  if (subject === null) return <PhoneOff aria-hidden="true" />;
  const person = kind === 'suspicion' && people.find(({ seat }) => seat === subject);
  if (person) return <Face {...person} size="5rem" />;
  return isSuspect(subject) ? <Photo suspect={subject} /> : <Tag weapon={subject as WeaponId} />;
}
