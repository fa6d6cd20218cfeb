import { Armchair, Eye } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { GameFacts, RoomView } from '#shared/room/room.ts';
import { coverOf } from '../board/covers';
import { ApiError, api, sentenceOf } from '../net/api';
import { newId } from '../net/entropy';
import { LanguageChoice } from '../settings/LanguageChoice';
import { storedAskedSeat } from '../state/asked';
import { deviceId } from '../state/device';
import { formerToken, type PersonName, rememberedPerson, rememberIdentity, rememberPerson } from '../state/identity';
import { isIntroSeen } from '../state/intro';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { useTitle } from '../ui/useTitle';
import { DoorPage } from './DoorPage';
import { DOOR } from './doorText';
import { FacesInside } from './FacesInside';
import { Foreign } from './Foreign';
import { PersonForm } from './person/PersonForm';

const NameTaken = lazy(() => import('./NameTaken').then((part) => ({ default: part.NameTaken })));

interface Props {
  room: RoomView;
  games: readonly GameFacts[];
  onJoined(): void;
  onLookOn(): void;
}

/**
 * The page on which visitors join a room. Shows the host and the people inside. Visitors choose a name and a face, and
 * sit down.
 */
export function Join({ room, games, onJoined, onLookOn }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The name that the visitor entered, if a member of the room already has it. */
  const [taken, setTaken] = useState<string | null>(() => storedAskedSeat(room.code)?.name ?? null);
  // All requests to join with the same name and face have the same key, so that pressing twice does not create two
  // members.
  const key = useRef({ of: '', id: '' });
  useTitle(DOOR.at(room.code));
  const isRunning = room.match !== null && !room.match.over;
  const host = room.members.find((member) => member.id === room.host)?.name ?? null;
  const next = games.find(({ id }) => id === room.game);
  const { title: game = null, tagline } = next ?? {};

  const join = async (person: PersonName) => {
    const wanted = JSON.stringify(person);
    if (key.current.of !== wanted) key.current = { of: wanted, id: newId() };
    setBusy(true);
    setError(null);
    try {
      const { member } = await api.join(
        room.code,
        { ...person, reading: !isRunning && !isIntroSeen(room.game) },
        key.current.id,
        deviceId(),
        formerToken(room.code),
      );
      rememberPerson(person);
      rememberIdentity(room.code, { ...member, ...person });
      onJoined();
    } catch (problem) {
      setBusy(false);
      if (problem instanceof ApiError && problem.code === 'name-taken') setTaken(person.name);
      else setError(sentenceOf(problem));
    }
  };

  if (taken !== null) {
    return (
      <Suspense>
        <NameTaken
          code={room.code}
          name={taken}
          host={host}
          isHere={room.members.some(({ name }) => name.toLowerCase() === taken.toLowerCase())}
          onDone={onJoined}
          onBack={() => {
            setTaken(null);
            setBusy(false);
          }}
        />
      </Suspense>
    );
  }
  return (
    <DoorPage
      caps={DOOR.at(room.code)}
      title={host === null ? DOOR.empty(game) : DOOR.title(host, game)}
      about={tagline}
      cover={coverOf(room.game)}
    >
      {room.members.length > 0 ? <FacesInside members={room.members} /> : <p>{DOOR.nobody}</p>}
      {isRunning && <p>{DOOR.running}</p>}
      <Foreign game={next} className={css.hint} />
      <PersonForm
        start={rememberedPerson() ?? { name: '' }}
        action={isRunning ? DOOR.watch : DOOR.sit}
        icon={isRunning ? <Eye /> : <Armchair />}
        busy={busy}
        error={error}
        onDone={(person) => void join(person)}
      />
      {isRunning && (
        <Button variant="text" full onClick={onLookOn}>
          {DOOR.lookOn}
        </Button>
      )}
      {import.meta.env.HAS_LANGUAGES && <LanguageChoice />}
    </DoorPage>
  );
}
