import { Skull } from 'lucide-react';
import { useState } from 'react';
import type { Person } from '../../../../client/board/contract';
import { Face } from '../../../../client/ui/Face';
import type { Code, Seat } from '../../../../shared/ids';
import type { Names } from '../../../../shared/text';
import { type Claim, type ClaimKind, SUSPECTS, type View } from '../../state';
import { claimsBy, suspectedBy } from '../claims';
import { Photo } from '../evidence/Photo';
import { claimLine, claimText } from '../text';
import styles from './Details.module.css';
import { PaperButton, PaperForm } from './PaperForm';
import people from './People.module.css';
import { Say } from './TokenForm';

interface PersonFormProps {
  person: Person;
  view: View;
  everybody: readonly Person[];
  names: Names;
  /** Null: a spectator, who says nothing. */
  seat: Seat | null;
  why(kind: ClaimKind, subject: Claim['subject']): Code | null;
  onClaim(kind: ClaimKind, subject: Claim['subject']): void;
  /** Null: the server counts lives, so nobody says that they died. */
  onDied: (() => Promise<unknown>) | null;
  onClose(): void;
}

type Step = 'person' | 'contact' | 'suspicion' | 'died';

/** One person and their claims. Opened on oneself, it is where one claims something. */
export function PersonForm(props: PersonFormProps) {
  const { person, view, everybody, names, seat, why, onClaim, onDied, onClose } = props;
  const [step, setStep] = useState<Step>('person');
  const back = <PaperButton onPress={() => setStep('person')}>{claimText.back}</PaperButton>;
  if (step === 'contact') {
    return (
      <PaperForm key={step} caps={claimText.put} title={claimText.myInformant} onClose={onClose} buttons={back}>
        <div className={styles.suspects}>
          {SUSPECTS.map((suspect) => (
            <Photo key={suspect} suspect={suspect} onPress={() => onClaim('contact', suspect)} />
          ))}
        </div>
      </PaperForm>
    );
  }
  if (step === 'suspicion') {
    return (
      <PaperForm key={step} caps={claimText.put} title={claimText.iSuspect} onClose={onClose} buttons={back}>
        <div className={people.people}>
          {everybody
            .filter((other) => other.seat !== seat)
            .map((other) => (
              <button
                key={other.seat}
                type="button"
                className={people.person}
                onClick={() => onClaim('suspicion', other.seat)}
              >
                <Face {...other} size="4rem" />
                <bdi>{other.name}</bdi>
              </button>
            ))}
        </div>
      </PaperForm>
    );
  }
  if (step === 'died' && onDied) {
    return (
      <PaperForm
        key={step}
        caps={claimText.you}
        title={claimText.iDiedAsk}
        onClose={onClose}
        buttons={
          <>
            <PaperButton onPress={() => setStep('person')}>{claimText.alive}</PaperButton>
            <PaperButton
              stamp
              onPress={() => {
                void onDied();
                onClose();
              }}
            >
              <Skull aria-hidden="true" />
              {claimText.iDied}
            </PaperButton>
          </>
        }
      >
        <p>{claimText.iDiedHint}</p>
      </PaperForm>
    );
  }
  const mine = person.seat === seat;
  return (
    <PaperForm
      key={step}
      caps={mine ? claimText.you : claimText.cop}
      title={person.name}
      onClose={onClose}
      buttons={<PaperButton onPress={onClose}>{claimText.close}</PaperButton>}
    >
      <Said person={person} view={view} names={names} />
      {seat !== null && (
        <div className={styles.choices}>
          {mine ? (
            <>
              <PaperButton onPress={() => setStep('contact')}>{claimText.myInformant}</PaperButton>
              <Say label={claimText.sayBlown} why={why('blown', null)} onPress={() => onClaim('blown', null)} />
              <PaperButton onPress={() => setStep('suspicion')}>{claimText.iSuspect}</PaperButton>
              {onDied && <PaperButton onPress={() => setStep('died')}>{claimText.iDied}</PaperButton>}
            </>
          ) : (
            <Say
              label={claimText.saySuspect(person.name)}
              why={why('suspicion', person.seat)}
              onPress={() => onClaim('suspicion', person.seat)}
            />
          )}
        </div>
      )}
      <p>{claimText.free}</p>
    </PaperForm>
  );
}

function Said({ person, view, names }: { person: Person; view: View; names: Names }) {
  const said = claimsBy(view.claims, person.seat);
  const suspicions = suspectedBy(view.claims, person.seat);
  return (
    <section>
      <h3 className={styles.heading}>{claimText.onTable}</h3>
      <ul className={styles.lines}>
        {said.length === 0 && suspicions.length === 0 && <li>{claimText.silent}</li>}
        {said.map((claim) => (
          <li key={`${claim.at}-${claim.kind}-${claim.subject}`}>“{claimLine(claim, names)}”</li>
        ))}
        {suspicions.map((by) => (
          <li key={by}>{claimText.suspects(names(by))}</li>
        ))}
      </ul>
    </section>
  );
}
