import { Armchair, PlugZap, Settings2, Smartphone, SunMoon, UserX } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameFacts } from '#shared/room/room.ts';
import { api, sentenceOf } from '../../net/api';
import { oneOf } from '../../net/entropy';
import { gamesOfPage } from '../../net/games';
import { Settings } from '../../settings/Settings';
import { deviceId } from '../../state/device';
import { type PersonName, rememberedPerson, rememberIdentity, rememberPerson } from '../../state/identity';
import { changeSettings, currentSettings } from '../../state/settings';
import { refuse } from '../../state/toasts';
import { seedOf } from '../../table/seeds';
import { Button, IconButton } from '../../ui/Button';
import { EmptyState } from '../../ui/ErrorPage';
import { whenIdle } from '../../ui/idle';
import { useArrival } from '../../ui/nextAction';
import { Toasts } from '../../ui/Toasts';
import { useTitle } from '../../ui/useTitle';
import { Wordmark } from '../../ui/Wordmark';
import css from './Home.module.css';
import { JoinForm } from './JoinForm';
import { Poster } from './Poster';
import { ReturnToTable } from './ReturnToTable';
import { HOME, MADE_UP_NAMES } from './text';

const loadNameSheet = () => import('./NameSheet');
const loadTries = () => import('./tryBots');
const NameSheet = lazy(() => loadNameSheet().then((part) => ({ default: part.NameSheet })));

const FACTS = [UserX, Smartphone, PlugZap];

export function Home() {
  const [sheet, setSheet] = useState<'settings' | 'person' | null>(location.search === '?start' ? 'person' : null);
  // Draws the first poster first and the others later, so that a slow phone can respond to touches in between.
  const hasRest = useDeferredValue(true, false);
  useTitle(null);
  useArrival();
  useEffect(() => whenIdle(() => Promise.all([loadNameSheet(), loadTries()])), []);
  return (
    <main className={css.home} tabIndex={-1}>
      <div className={css.bar}>
        <span>{HOME.kind}</span>
        <div>
          <ModeButton />
          <IconButton label={HOME.settings} icon={<Settings2 />} onClick={() => setSheet('settings')} />
        </div>
      </div>
      <header className={css.hero}>
        <h1>
          <Wordmark className={css.mark} />
        </h1>
        <p>{HOME.line}</p>
        <div className={css.cta} data-next>
          <ReturnToTable />
          <StartButton open={sheet === 'person'} setOpen={(open) => setSheet(open ? 'person' : null)} />
          <JoinForm />
        </div>
      </header>
      <Games onlyFirst={!hasRest} />
      {hasRest && <Facts />}
      <Toasts floating />
      <Settings open={sheet === 'settings'} onClose={() => setSheet(null)} />
    </main>
  );
}

function Facts() {
  return (
    <footer className={css.foot}>
      {HOME.facts.map((fact, at) => {
        const Icon = FACTS[at] ?? UserX;
        return (
          <span key={fact}>
            <Icon aria-hidden="true" />
            {fact}
          </span>
        );
      })}
      <Link href="/about">{HOME.about}</Link>
    </footer>
  );
}

function ModeButton() {
  const flip = () => {
    const isLight = document.documentElement.dataset.mode === 'light';
    changeSettings({ mode: isLight ? 'dark' : 'light' });
  };
  return <IconButton label={HOME.light} icon={<SunMoon />} onClick={flip} />;
}

function StartButton({ open, setOpen }: { open: boolean; setOpen(open: boolean): void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const known = rememberedPerson();

  const create = async (person: PersonName) => {
    setBusy(true);
    setError(null);
    try {
      const { code, member } = await api.createRoom(person, deviceId(), currentSettings().language);
      rememberPerson(person);
      rememberIdentity(code, { ...member, ...person });
      navigate(`/r/${code}`);
    } catch (problem) {
      setBusy(false);
      if (open) setError(sentenceOf(problem));
      else refuse(sentenceOf(problem));
    }
  };

  return (
    <>
      <Button
        variant="primary"
        size="lg"
        full
        icon={<Armchair />}
        busy={busy}
        onClick={() => (known ? void create(known) : setOpen(true))}
      >
        {HOME.start}
      </Button>
      {open && (
        <Suspense>
          <NameSheet
            busy={busy}
            error={error}
            onDone={(person) => void create(person)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Games({ onlyFirst }: { onlyFirst: boolean }) {
  const [games, setGames] = useState(gamesOfPage);
  const [away, setAway] = useState<string | null>(null);
  const [dealing, setDealing] = useState<{ game: string; how: 'try' | 'learn' } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, navigate] = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a request
  useEffect(() => {
    if (games !== null) return;
    let isGone = false;
    api.games().then(
      (list) => !isGone && setGames(list),
      (error) => !isGone && setAway(sentenceOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  const play = async (game: GameFacts, how: 'try' | 'learn') => {
    setDealing({ game: game.id, how });
    const name = oneOf(MADE_UP_NAMES) ?? 'Wren';
    const person = rememberedPerson() ?? { name, face: seedOf(name) };
    try {
      const { learn, tryWithBots } = await loadTries();
      const code = await (how === 'learn' ? learn : tryWithBots)(game, person);
      navigate(`/r/${code}`);
    } catch (error) {
      setDealing(null);
      refuse(sentenceOf(error));
    }
  };

  if (away !== null && games === null) {
    const again = () => {
      setAway(null);
      setAttempt(attempt + 1);
    };
    return (
      <section className={css.games} data-count={1}>
        <EmptyState title={HOME.away} action={<Button onClick={again}>{HOME.again}</Button>}>
          {away}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={css.games} data-count={games?.length ?? 1} aria-label={HOME.games}>
      {games === null && <div className={css.empty} />}
      {games?.slice(0, onlyFirst ? 1 : undefined).map((game) => (
        <Poster
          key={game.id}
          game={game}
          alone={games.length === 1}
          busy={dealing?.game === game.id ? dealing.how : null}
          onTry={() => void play(game, 'try')}
          onLearn={() => void play(game, 'learn')}
        />
      ))}
    </section>
  );
}
