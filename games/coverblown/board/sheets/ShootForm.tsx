import { Face, Name, type Person, useBusy } from 'hush/board';
import type { Seat } from 'hush/game';
import { Crosshair, Eye, HeartCrack, Skull } from 'lucide-react';
import { useState } from 'react';
import type { View } from '../../state';
import { DAY_NAMES } from '../../text';
import { shootText } from '../text';
import { PaperButton, PaperForm, PaperLines } from './PaperForm';
import styles from './People.module.css';

interface ShootFormProps {
  view: View;
  people: readonly Person[];
  targets: readonly Seat[];
  onShoot(target: Seat): Promise<unknown>;
  onClose(): void;
}

/** The form for a shot: choose a player, read what a shot will do, and press the red button. */
export function ShootForm({ view, people, targets, onShoot, onClose }: ShootFormProps) {
  const [target, setTarget] = useState<Person | null>(null);
  const [busy, wait] = useBusy();
  if (!target) {
    return (
      <PaperForm
        key="pick"
        caps={shootText.caps(DAY_NAMES[view.day])}
        title={shootText.pick}
        onClose={onClose}
        buttons={
          <PaperButton mark="close" onPress={onClose}>
            {shootText.notYet}
          </PaperButton>
        }
      >
        <div className={styles.people}>
          {people
            .filter(({ seat }) => targets.includes(seat))
            .map((person) => (
              <button
                key={person.seat}
                type="button"
                className={styles.person}
                data-coach={`target:${person.seat}`}
                onClick={() => setTarget(person)}
              >
                <Face {...person} size="4rem" />
                <Name>{person.name}</Name>
                <small>{shootText.livesLeft(view.lives?.[person.seat] ?? 0)}</small>
              </button>
            ))}
        </div>
      </PaperForm>
    );
  }
  const left = view.lives?.[target.seat] ?? 0;
  const shoot = async () => {
    await wait(onShoot(target.seat));
    onClose();
  };
  return (
    <PaperForm
      key="confirm"
      caps={shootText.caps(DAY_NAMES[view.day])}
      title={shootText.confirm(target.name)}
      onClose={onClose}
      buttons={
        <>
          <PaperButton mark="close" onPress={() => setTarget(null)}>
            {shootText.notYet}
          </PaperButton>
          <PaperButton stamp busy={busy} mark="fire" onPress={shoot}>
            <Crosshair aria-hidden="true" />
            {shootText.shoot}
          </PaperButton>
        </>
      }
    >
      <div className={styles.target}>
        <Face {...target} size="7rem" />
        <Crosshair aria-hidden="true" />
      </div>
      <PaperLines
        lines={[
          { icon: <Eye aria-hidden="true" />, text: shootText.everybody },
          { icon: <HeartCrack aria-hidden="true" />, text: `${shootText.hit(target.name, left)} ${shootText.once}` },
          { icon: <Skull aria-hidden="true" />, text: shootText.ends },
        ]}
      />
    </PaperForm>
  );
}
