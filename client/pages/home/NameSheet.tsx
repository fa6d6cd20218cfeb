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

/**
 * Asks for a person's name before a room is made. Shown if this device does not know the name, or if the person came
 * from the shortcut on the home screen.
 */
export function NameSheet({ busy, error, onDone, onClose }: Props) {
  // Removes the shortcut's parameter from the address, so that going back to the start page does not open this sheet
  // again.
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
