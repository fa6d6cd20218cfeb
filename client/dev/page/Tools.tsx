import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { DevMatch } from '../match/DevMatch';
import { PAGE } from '../text';
import type { Stand } from './look';
import { BotsPanel } from './panels/BotsPanel';
import { ClockPanel } from './panels/ClockPanel';
import { DealPanel } from './panels/DealPanel';
import { FilePanel } from './panels/FilePanel';
import { JournalPanel } from './panels/JournalPanel';
import { LookPanel } from './panels/LookPanel';
import css from './Tools.module.css';

interface Props {
  match: DevMatch;
  seed: string;
  onSeed(seed: string): void;
  link: string;
  stand: Stand;
  onStand(part: Partial<Stand>): void;
}

export function Tools({ match, seed, onSeed, link, stand, onStand }: Props) {
  useStore(match.changes);
  return (
    <div className={css.tools}>
      <DealPanel key={match.module.id} match={match} seed={seed} onSeed={onSeed} />
      <Part title={PAGE.journal}>
        <JournalPanel match={match} />
      </Part>
      <Part title={PAGE.clock}>
        <ClockPanel match={match} />
      </Part>
      <Part title={PAGE.bots}>
        <BotsPanel match={match} />
      </Part>
      <Part title={PAGE.look}>
        <LookPanel stand={stand} onStand={onStand} />
      </Part>
      <Part title={PAGE.file}>
        <FilePanel match={match} link={link} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
