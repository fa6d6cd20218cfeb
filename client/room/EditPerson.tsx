import { useState } from 'react';
import type { MemberView } from '#shared/room/room.ts';
import { sentenceOf } from '../net/api';
import { type PersonName, rememberPerson } from '../state/identity';
import { coloursOf } from '../table/colours';
import { useRoom } from '../table/context';
import { Sheet } from '../ui/Sheet';
import { PersonForm } from './person/PersonForm';
import { ROOM } from './text';

export function EditPerson({ member, onClose }: { member: MemberView; onClose(): void }) {
  const { room, api, store } = useRoom();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async (person: PersonName) => {
    setBusy(true);
    try {
      store.learn(await api.changeMember(member.id, person));
      rememberPerson(person);
      onClose();
    } catch (problem) {
      setBusy(false);
      setError(sentenceOf(problem));
    }
  };
  return (
    <Sheet open onClose={onClose} title={ROOM.whoAmI}>
      <PersonForm
        colour={coloursOf(room.members).get(member.id)}
        start={{ name: member.name, face: member.face }}
        action={ROOM.save}
        busy={busy}
        error={error}
        onDone={(person) => void save(person)}
      />
    </Sheet>
  );
}
