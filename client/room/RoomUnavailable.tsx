import { useLocation } from 'wouter';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { useTitle } from '../ui/useTitle';
import { DoorPage } from './DoorPage';
import { DOOR, UNAVAILABLE, UNAVAILABLE_ACTIONS } from './doorText';

interface Props {
  code: string;
  why: string;
  actions?: readonly { label: string; run(): void }[];
  onHome?: () => void;
}

export function RoomUnavailable({ code, why, actions = [], onHome }: Props) {
  const [, navigate] = useLocation();
  const said = UNAVAILABLE[why] ?? UNAVAILABLE['server-away'];
  const goHome = () => {
    navigate('/');
    onHome?.();
  };
  useTitle(said?.title ?? null);
  return (
    <DoorPage caps={DOOR.at(code)} title={said?.title ?? ''}>
      <div className={css.stack}>
        <p>{said?.text}</p>
        {actions.map(({ label, run }, at) => (
          <Button key={label} variant={at === 0 ? 'primary' : 'raised'} size="lg" full onClick={run}>
            {label}
          </Button>
        ))}
        <Button variant={actions.length === 0 ? 'raised' : 'text'} size="lg" full onClick={goHome}>
          {UNAVAILABLE_ACTIONS.home}
        </Button>
      </div>
    </DoorPage>
  );
}
