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
 * Asks for a person's name before making a room, if this device doesn't know the name or the home-screen shortcut led
 * here.
 */
export function NameSheet({ busy, error, onDone, onClose }: Props) {
  // Removes the shortcut from the address, so that returning to the start page doesn't open this sheet again.
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
