import { type ClaimFormProps, Face, HoldButton, Name, useBoardContext, useComposing, useSecret } from 'hush/board';
import { Pencil as PencilIcon, PhoneOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { SUSPECTS, type TokenId, type View, WEAPONS } from '../../state';
import { isCleared } from '../claims';
import { Pencil } from '../evidence/EvidenceBoard';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { marksWords } from '../marksWords';
import { useNotes } from '../notes';
import { claimText, examineText } from '../text';
import { ClaimConfirmation, type PickedClaim } from './ClaimConfirmation';
import styles from './ClaimForm.module.css';
import { PaperButton, PaperForm } from './PaperForm';
import paper from './PaperForm.module.css';
import faces from './People.module.css';

/** A form with every possible claim, in which the player picks one and then confirms it. */
export function ClaimForm({ view, people, seat, onClaim, onClose }: ClaimFormProps<View>) {
  useComposing(true);
  const { ledger } = useBoardContext();
  const { notes } = useNotes(view, seat);
  const marks = useSecret();
  const [claim, setClaim] = useState<PickedClaim | null>(null);
  const pick = (kind: PickedClaim['kind'], subject: PickedClaim['subject']) => setClaim({ kind, subject });
  if (claim) {
    const { kind, subject } = claim;
    return (
      <ClaimConfirmation
        {...{ claim, people, onClose }}
        onSay={() => onClaim(kind, subject)}
        onBack={() => setClaim(null)}
      />
    );
  }
  const clearing = (token: TokenId) => {
    const cleared = isCleared(view, token);
    return {
      stamp: cleared ? ('cleared' as const) : null,
      mark: `clean:${token}`,
      over: marks.open && <Pencil {...{ notes, token }} hasPlace={!cleared} />,
      onPress: () => pick('clean', token),
    };
  };
  return (
    <PaperForm
      key="pick"
      caps={claimText.free}
      title={claimText.put}
      onClose={onClose}
      className={styles.form}
      aside={<HoldButton secret={marks} words={marksWords.form} icon={<PencilIcon />} className={paper.marks} />}
      buttons={
        <>
          <PaperButton mark="close" onPress={onClose}>
            {examineText.notYet}
          </PaperButton>
          {ledger && <PaperButton onPress={ledger.open}>{claimText.whatWasSaid}</PaperButton>}
        </>
      }
    >
      <div className={styles.kinds}>
        <Kind name={claimText.isClean} mark="say-clean">
          <div className={styles.tokens}>
            {SUSPECTS.map((id) => (
              <Photo key={id} suspect={id} {...clearing(id)} />
            ))}
            {WEAPONS.map((id) => (
              <Tag key={id} weapon={id} {...clearing(id)} />
            ))}
          </div>
        </Kind>
        <div className={styles.others}>
          <Kind name={claimText.myContact}>
            <div className={styles.tokens}>
              {SUSPECTS.map((id) => (
                <Photo key={id} suspect={id} mark={`contact:${id}`} onPress={() => pick('contact', id)} />
              ))}
            </div>
            <PaperButton onPress={() => pick('blown', null)}>
              <PhoneOff aria-hidden="true" />
              {claimText.sayBlown}
            </PaperButton>
          </Kind>
          <Kind name={claimText.iSuspect}>
            <div className={styles.people}>
              {people
                .filter((other) => other.seat !== seat)
                .map((other) => (
                  <button
                    key={other.seat}
                    type="button"
                    className={`${faces.person} ${styles.person}`}
                    onClick={() => pick('suspicion', other.seat)}
                  >
                    <Face {...other} size={undefined} />
                    <Name>{other.name}</Name>
                  </button>
                ))}
            </div>
          </Kind>
        </div>
      </div>
    </PaperForm>
  );
}

function Kind({ name, mark, children }: { name: string; mark?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h3 id={id} data-coach={mark}>
        {name}
      </h3>
      {children}
    </section>
  );
}
