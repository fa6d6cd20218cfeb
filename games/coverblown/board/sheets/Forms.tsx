import { type BoardProps, useComposing, whyInWords } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { useState } from 'react';
import type { Moves, TokenId, View } from '../../state';
import { refusals } from '../../text';
import type { Mark, Notes } from '../notes';
import { ClaimConfirmation, type PickedClaim } from './ClaimConfirmation';
import { ExamineForm } from './ExamineForm';
import { InvestigateForm } from './InvestigateForm';
import { PersonForm } from './PersonForm';
import { ShootForm } from './ShootForm';
import { TokenForm } from './TokenForm';

export type OpenForm =
  | { kind: 'investigate' }
  | { kind: 'examine' }
  | { kind: 'shoot' }
  | { kind: 'token'; token: TokenId }
  | { kind: 'person'; seat: Seat };

interface FormsProps extends BoardProps<View, Moves> {
  form: OpenForm | null;
  names: Names;
  notes: Notes;
  onMark(token: TokenId, mark: Mark | null): void;
  /** Called to open the form with all claims. */
  onSay(): void;
  onClose(): void;
}

export function Forms({ form, view, seat, legal, act, people, names, notes, onMark, onSay, onClose }: FormsProps) {
  useComposing(form !== null);
  const [claim, setClaim] = useState<PickedClaim | null>(null);
  const whyNot = ({ kind, subject }: PickedClaim) => legal.refusal('claim', [kind, subject, view.day]);
  if (form && claim) {
    const close = () => {
      setClaim(null);
      onClose();
    };
    return (
      <ClaimConfirmation
        {...{ claim, people }}
        why={whyInWords(refusals, whyNot(claim))}
        onSay={() => {
          close();
          void act.claim(claim.kind, claim.subject, view.day);
        }}
        onBack={() => setClaim(null)}
        onClose={close}
      />
    );
  }
  switch (form?.kind) {
    case 'investigate':
      return <InvestigateForm view={view} onCall={(type) => act.investigate(type, view.day)} onClose={onClose} />;
    case 'examine':
      return (
        <ExamineForm
          view={view}
          seat={seat}
          people={people}
          notes={notes}
          onExamine={act.examine}
          onAnnounce={act.announce}
          why={(move, suspect, weapon) => legal.refusal(move, [suspect, weapon, view.day])}
          onClose={onClose}
        />
      );
    case 'shoot':
      return (
        <ShootForm
          view={view}
          people={people}
          targets={view.seats.filter((target) => legal.refusal('shoot', [target]) === null)}
          onShoot={act.shoot}
          onClose={onClose}
        />
      );
    case 'token':
      return (
        <TokenForm
          token={form.token}
          view={view}
          names={names}
          notes={notes}
          onMark={(mark) => {
            onMark(form.token, mark);
            onClose();
          }}
          why={(kind) => whyNot({ kind, subject: form.token })}
          onClaim={(kind) => setClaim({ kind, subject: form.token })}
          onClose={onClose}
        />
      );
    case 'person': {
      const person = people.find((each) => each.seat === form.seat);
      if (!person) return null;
      return (
        <PersonForm
          person={person}
          view={view}
          names={names}
          seat={view.me ? seat : null}
          why={(kind, subject) => whyNot({ kind, subject })}
          onClaim={(kind, subject) => setClaim({ kind, subject })}
          onPut={onSay}
          onDied={view.options.bulletsOnTable ? () => act.iDied() : null}
          onClose={onClose}
        />
      );
    }
    default:
      return null;
  }
}
