import { Armchair } from 'lucide-react';
import { PersonForm } from '../../room/person/PersonForm';
import type { PersonName } from '../../state/identity';
import { Sheet } from '../../ui/Sheet';
import { HOME } from './text';

interface Props {
  busy: boolean;
  error: string | null;
  onDone(person: PersonName): void;
  onClose(): void;
}

/** Asks who opens a table, on a device that does not know yet. */
export function NameSheet({ busy, error, onDone, onClose }: Props) {
  return (
    <Sheet open onClose={onClose} title={HOME.whose}>
      <PersonForm
        start={{ name: '' }}
        action={HOME.open}
        icon={<Armchair />}
        busy={busy}
        error={error}
        onDone={onDone}
      />
    </Sheet>
  );
}
