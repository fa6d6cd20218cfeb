import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { revealOf, viewOf } from '#shared/engine/engine.ts';
import type { Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { plain } from '#shared/replay/replayViews.ts';
import { Tabs } from '../../ui/Tabs';
import type { DevMatch } from '../match/DevMatch';
import { whyOf } from '../match/timeline';
import { PAGE, who } from '../text';
import css from './Inspector.module.css';
import { Faults, Log } from './Lists';
import { Moves } from './Moves';
import { marked } from './marks';
import { Select } from './Select';
import { Tree } from './Tree';

interface Props {
  match: DevMatch;
  viewer: Viewer;
  onViewer(viewer: Viewer): void;
}

/** The data to show: the whole state, the view with everything face up, or the view of the chosen viewer. */
type Sight = 'state' | 'above' | 'view';

const SPECTATOR = '';

/**
 * Shows the state and the views with their latest changes, the legal moves of the chosen seat, the faults, and the log.
 */
export function Inspector({ match, viewer, onViewer }: Props) {
  useStore(match.changes);
  const [sight, setSight] = useState<Sight>('state');
  const viewers: readonly Viewer[] = [...match.seats, null];
  const tabs = [
    { id: 'state', label: PAGE.state },
    { id: 'view', label: PAGE.view },
    { id: 'above', label: PAGE.above },
  ] as const;
  return (
    <div className={css.inspector}>
      <Select
        label={PAGE.lookAt}
        options={viewers.map((each) => ({ value: each ?? SPECTATOR, label: who(each) }))}
        value={viewer ?? SPECTATOR}
        onChange={(chosen) => onViewer(chosen === SPECTATOR ? null : chosen)}
      />
      <Faults faults={match.faults.list} />
      <Moves match={match} seat={viewer} />
      <section className={css.sight} aria-label={PAGE.state}>
        <Tabs<Sight> label={PAGE.lookAt} tabs={tabs} value={sight} onChange={setSight} />
        <Looked match={match} sight={sight} viewer={viewer} />
      </section>
      <Log match={match} />
    </div>
  );
}

function Looked({ match, sight, viewer }: { match: DevMatch; sight: Sight; viewer: Viewer }) {
  const { module, state, compared } = match;
  const tree = useMemo(() => {
    if (!state) return null;
    const seen = (of: typeof state): Json => {
      if (sight === 'state') return plain(module.hasOwnCtx ? { G: of.G, ctx: of.ctx } : of.G);
      return plain(sight === 'above' ? revealOf(module, of) : viewOf(module, of, viewer));
    };
    try {
      return { marked: marked('', compared ? attempt(() => seen(compared)) : seen(state), seen(state)) };
    } catch (error) {
      return { why: whyOf(module, error) };
    }
  }, [module, state, compared, sight, viewer]);
  if (!tree) return null;
  if ('why' in tree) return <pre className={css.why}>{tree.why}</pre>;
  return <Tree root={tree.marked} />;
}

/** Computes something with the current rules, which may not fit an older state. Returns null if they throw an error. */
function attempt(work: () => Json): Json {
  try {
    return work();
  } catch {
    return null;
  }
}
