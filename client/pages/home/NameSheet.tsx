import { Armchair } from 'lucide-react';
import { useEffect } from 'react';
import { PersonForm } from '../../room/person/PersonForm';
import { type PersonName, rememberedPerson } from '../../state/identity';
import { Sheet } from '../../ui/Sheet';
import { HOME } from './text';

interface Props {
  busy: boolean;
  error: string | null;
  onDone(person: PersonName): void;
  onClose(): void;
}

/** Asks who opens a table: on a device that does not know yet, or where the home screen's shortcut leads here. */
export function NameSheet({ busy, error, onDone, onClose }: Props) {
  // Once is enough: whoever comes back to the start page was not led here again.
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <Sheet open onClose={onClose} title={HOME.whose}>
      <PersonForm
        start={rememberedPerson() ?? { name: '' }}
        action={HOME.open}
        icon={<Armchair />}
        busy={busy}
        error={error}
        onDone={onDone}
      />
    </Sheet>
  );
}
