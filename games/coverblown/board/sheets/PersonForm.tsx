import type { Person } from 'hush/board';
import type { Code, Names, Seat } from 'hush/game';
import { Phone, PhoneOff, Skull } from 'lucide-react';
import { useState } from 'react';
import type { Claim, ClaimKind, View } from '../../state';
import { Badge, Bullet } from '../art/drawings';
import { claimsBy, suspectedBy } from '../claims';
import { boardText, bulletWords, claimLine, claimText, quoteText } from '../text';
import styles from './Details.module.css';
import { PaperButton, PaperForm, PaperLines } from './PaperForm';
import { Say } from './TokenForm';

interface PersonFormProps {
  person: Person;
  view: View;
  names: Names;
  /** The viewer's seat. Null for a spectator, who cannot make claims. */
  seat: Seat | null;
  why(kind: ClaimKind, subject: Claim['subject']): Code | null;
  onClaim(kind: ClaimKind, subject: Claim['subject']): void;
  /** Called to open the form with all claims. */
  onPut(): void;
  /** Called to report the player's own death. Null if the game counts lives, because deaths are then not reported. */
  onDied: (() => Promise<unknown>) | null;
  onClose(): void;
}

type Step = 'person' | 'died';

/** A form that shows a player and the claims that the player has made. */
export function PersonForm(props: PersonFormProps) {
  const { person, view, names, seat, why, onClaim, onPut, onDied, onClose } = props;
  const [step, setStep] = useState<Step>('person');
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
      buttons={
        <PaperButton mark="close" onPress={onClose}>
          {claimText.close}
        </PaperButton>
      }
    >
      <PaperLines lines={vitals(view, person.seat)} />
      <Said person={person} view={view} names={names} />
      {seat !== null && (
        <div className={styles.choices}>
          {mine ? (
            <>
              <Say label={claimText.put} why={why('blown', null)} onPress={onPut} />
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

/** Explains in words the signs beside a player's face. */
function vitals({ lives, bullets, shots, startLives, called }: View, seat: Seat) {
  const isLoaded = bullets?.[seat] === true;
  const hits = shots?.filter(({ target }) => target === seat).length ?? 0;
  const hasCalled = called.includes(seat);
  return [
    ...(lives ? [{ icon: <Badge lost={false} />, text: boardText.lives(lives[seat] ?? 0, startLives) }] : []),
    ...(bullets ? [{ icon: <Bullet state={isLoaded ? 'loaded' : 'fired'} />, text: bulletWords(isLoaded, hits) }] : []),
    {
      icon: hasCalled ? <Phone aria-hidden="true" /> : <PhoneOff aria-hidden="true" />,
      text: boardText.calledToday(hasCalled),
    },
  ];
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
          <li key={`${claim.at}-${claim.kind}-${claim.subject}`}>{quoteText.quote(claimLine(claim, names))}</li>
        ))}
        {suspicions.map((by) => (
          <li key={by}>{claimText.suspects(names(by), person.you)}</li>
        ))}
      </ul>
    </section>
  );
}
