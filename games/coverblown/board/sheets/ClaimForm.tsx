import { type ClaimFormProps, Face, Name, useBoardContext, useComposing } from 'hush/board';
import { PhoneOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { SUSPECTS, type View, WEAPONS } from '../../state';
import { isCleared } from '../claims';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { claimText, examineText } from '../text';
import { ClaimConfirmation, type PickedClaim } from './ClaimConfirmation';
import styles from './ClaimForm.module.css';
import { PaperButton, PaperForm } from './PaperForm';
import faces from './People.module.css';

/** A form with every possible claim, in which the player picks one and then confirms it. */
export function ClaimForm({ view, people, seat, onClaim, onClose }: ClaimFormProps<View>) {
  useComposing(true);
  const { ledger } = useBoardContext();
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
  const stamp = (token: Parameters<typeof isCleared>[1]) => (isCleared(view, token) ? ('cleared' as const) : null);
  return (
    <PaperForm
      key="pick"
      caps={claimText.free}
      title={claimText.put}
      onClose={onClose}
      className={styles.form}
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
              <Photo key={id} suspect={id} stamp={stamp(id)} mark={`clean:${id}`} onPress={() => pick('clean', id)} />
            ))}
            {WEAPONS.map((id) => (
              <Tag key={id} weapon={id} stamp={stamp(id)} mark={`clean:${id}`} onPress={() => pick('clean', id)} />
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
