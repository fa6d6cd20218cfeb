import { useStore } from '@nanostores/react';
import { PanelLeft, PanelRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '#shared/ids.ts';
import { usePersistentState } from '../../state/persistentState';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Toasts } from '../../ui/Toasts';
import { useTitle } from '../../ui/useTitle';
import { Wordmark } from '../../ui/Wordmark';
import { addressIn } from '../address';
import type { DevMatch } from '../match/DevMatch';
import { Host } from '../match/host';
import { gameIds } from '../modules';
import { PAGE } from '../text';
import { Conflict } from './Conflict';
import { Frames } from './Frames';
import { Inspector } from './Inspector';
import { type Stand, standIn, USUAL } from './look';
import css from './Playground.module.css';
import { Tools } from './Tools';
import { useAddress, useDevMatch } from './useDevMatch';

/** The page `/dev/<game>`, which shows all seats of a match side by side, with the match's state, moves and clock. */
export function Playground() {
  const [address] = useState(() => addressIn(location));
  const match = useDevMatch(address);
  if (address.game === null) return <Games />;
  if (match === null) return <p className={css.note}>{PAGE.loading}</p>;
  if ('why' in match) return <Games why={match.why} />;
  return <Table match={match} seed={address.seed} />;
}

function Games({ why = null }: { why?: string | null }) {
  useTitle(PAGE.title);
  return (
    <main className={css.games}>
      <h1>
        <Wordmark /> {PAGE.title}
      </h1>
      {why !== null && <p role="alert">{why}</p>}
      <nav>
        {gameIds().map((id) => (
          <Button key={id} href={`/dev/${id}`} size="lg">
            {id}
          </Button>
        ))}
      </nav>
    </main>
  );
}

function Table({ match, seed: named }: { match: DevMatch; seed: string }) {
  useStore(match.changes);
  const [stand, setStand] = usePersistentState<Stand>('hush.playground', () => USUAL, standIn);
  const [seed, setSeed] = useState(named);
  const [viewer, setViewer] = useState<Viewer>('0');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one host per match; the look is updated separately
  const host = useMemo(() => new Host(match, stand), [match]);
  useEffect(() => host.setLook(stand), [host, stand]);
  useEffect(() => () => host.close(), [host]);
  const link = useAddress(match, { seed });
  useTitle(`${match.module.title} · ${PAGE.title}`);
  useKeys(match);
  const change = (part: Partial<Stand>) => setStand({ ...stand, ...part });
  const side = (part: 'tools' | 'inspector', show: string, hide: string) => ({
    label: stand[part] ? hide : show,
    'aria-expanded': stand[part],
    onClick: () => change({ [part]: !stand[part] }),
  });
  return (
    <main className={cx(css.page, !stand.tools && css.noTools, !stand.inspector && css.noInspector)}>
      <header className={css.bar}>
        <IconButton icon={<PanelLeft />} {...side('tools', PAGE.showTools, PAGE.hideTools)} />
        <h1>
          <a href="/dev">
            <Wordmark />
          </a>
          <span>{match.module.title}</span>
        </h1>
        <Conflict match={match} />
        <IconButton icon={<PanelRight />} {...side('inspector', PAGE.showInspector, PAGE.hideInspector)} />
      </header>
      {stand.tools && (
        <aside className={css.tools} aria-label={PAGE.tools}>
          <Tools match={match} seed={seed} onSeed={setSeed} link={link} stand={stand} onStand={change} />
        </aside>
      )}
      <Frames match={match} host={host} stand={stand} chosen={viewer} onChoose={setViewer} />
      {stand.inspector && (
        <aside className={css.inspector} aria-label={PAGE.inspector}>
          <Inspector match={match} viewer={viewer} onViewer={setViewer} />
        </aside>
      )}
      <Toasts floating />
    </main>
  );
}

/** The keys `[` and `]` step through the journal, unless someone is typing. */
function useKeys(match: DevMatch): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select')) return;
      if (key === '[') match.jump(match.journal.at - 1);
      if (key === ']') match.jump(match.journal.at + 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [match]);
}
