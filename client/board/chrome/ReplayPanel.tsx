import { ChevronLeft, ChevronRight, Eye, Pause, Play, UsersRound } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import type { Replay, ReplayStep } from '../../../shared/replay';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { Panel } from '../../ui/Panel';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import type { MomentProps, Person } from '../contract';
import { type Eyes, viewsOf } from './foldReplay';
import { Words } from './LogList';
import css from './ReplayPanel.module.css';
import { type ReplayMark, type ReplaySection, ReplayTrack } from './ReplayTrack';

export type { ReplayMark } from './ReplayTrack';

const PLAYS_EVERY = 1600;

export interface ReplayPanelProps<View> {
  /** The board's own drawing of one moment. */
  Moment: ComponentType<MomentProps<View>>;
  /** What the track shows of a step; null: a dot. */
  mark?: ((step: ReplayStep) => ReplayMark | null) | undefined;
  /** Under the track: the part of the game a view belongs to, "Monday". */
  section?: ((view: View) => string) | undefined;
  /** The line of the log it stands at; another one moves it there. */
  openAt?: number | undefined;
  className?: string | undefined;
}

/** Steps through a finished match, through any pair of eyes or from above. */
export function ReplayPanel<View>(props: ReplayPanelProps<View>) {
  const { loadReplay } = useBoardContext();
  const [replay, setReplay] = useState<Replay | 'failed' | null>(null);
  const load = useCallback(() => {
    setReplay(null);
    loadReplay().then(setReplay, () => setReplay('failed'));
  }, [loadReplay]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, whatever the app renders anew
  useEffect(load, []);
  return (
    <Panel title={text.replay} aside={text.throughWhoseEyes} className={cx(css.replay, props.className)}>
      {replay === null && <p className={css.note}>{text.loadingReplay}</p>}
      {replay === 'failed' && (
        <div className={css.note}>
          <p>{text.noReplay}</p>
          <Button onClick={load}>{text.tryAgain}</Button>
        </div>
      )}
      {replay !== null && replay !== 'failed' && <Stepper {...props} replay={replay} />}
    </Panel>
  );
}

function Stepper<View>({ replay, Moment, mark, section, openAt }: ReplayPanelProps<View> & { replay: Replay }) {
  const { people } = useBoardContext();
  const [eyes, setEyes] = useState<Eyes>(null);
  const [at, setAt] = useState(replay.steps.length);
  const [playing, setPlaying] = useState(false);
  const last = replay.steps.length;
  const views = useMemo(() => viewsOf(replay, eyes) as View[], [replay, eyes]);
  const sections = useMemo(() => sectionsOf(replay, section), [replay, section]);
  const step = replay.steps[at - 1] ?? null;
  const view = views[at];

  useEffect(() => {
    const to = replay.steps.findIndex(({ told }) => told.some(({ n }) => n === openAt));
    if (to < 0) return;
    setPlaying(false);
    setAt(to + 1);
  }, [replay, openAt]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(nextTold(replay.steps, at)), PLAYS_EVERY);
    return () => clearTimeout(timer);
  }, [playing, at, last, replay]);

  const jump = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const play = () => {
    if (!playing && at >= last) setAt(0);
    setPlaying(!playing);
  };
  return (
    <>
      <EyesPicker eyes={eyes} onChange={setEyes} people={people} />
      <ReplayTrack steps={replay.steps} at={at} onChange={jump} mark={mark} sections={sections} />
      <div className={css.now}>
        <Headline step={step} people={people} />
        {view !== undefined && <Moment view={view} step={step} eyes={eyes} people={people} />}
      </div>
      <div className={css.steps}>
        <Button icon={<ChevronLeft />} aria-disabled={at === 0 || undefined} onClick={() => jump(at - 1)}>
          {text.before}
        </Button>
        <Button icon={playing ? <Pause /> : <Play />} onClick={play}>
          {playing ? text.pause : text.play}
        </Button>
        <Button aria-disabled={at === last || undefined} onClick={() => jump(at + 1)}>
          {text.next}
          <ChevronRight />
        </Button>
      </div>
    </>
  );
}

interface EyesPickerProps {
  eyes: Eyes;
  onChange(eyes: Eyes): void;
  people: readonly Person[];
}

function EyesPicker({ eyes, onChange, people }: EyesPickerProps) {
  return (
    <fieldset className={css.eyes}>
      <legend className="sr">{text.throughWhoseEyes}</legend>
      <Chip checked={eyes === null} onChange={() => onChange(null)}>
        <Eye />
        {text.fromAbove}
      </Chip>
      {people.map((person) => (
        <Chip key={person.seat} checked={eyes === person.seat} onChange={() => onChange(person.seat)}>
          <Face {...person} size="sm" />
          <bdi>{person.name}</bdi>
        </Chip>
      ))}
      <Chip checked={eyes === 'open'} onChange={() => onChange('open')}>
        <UsersRound />
        {text.everybody}
      </Chip>
    </fieldset>
  );
}

function Chip({ checked, onChange, children }: { checked: boolean; onChange(): void; children: React.ReactNode }) {
  return (
    <label className={css.eye}>
      <input type="radio" name="eyes" className="sr" checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}

function Headline({ step, people }: { step: ReplayStep | null; people: readonly Person[] }) {
  const { tell } = useBoardContext();
  const who = people.find((person) => person.seat === step?.by);
  return (
    <div className={css.headline}>
      {who && <Face {...who} size="md" />}
      <div role="status">
        {step === null && <b>{text.beforeFirst}</b>}
        {step !== null && step.told.length === 0 && <b>{text.quietStep}</b>}
        {step?.told.map((entry) => (
          <p key={entry.n}>
            <Words of={tell(entry)} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** Playing skips what nobody could see happen. */
function nextTold(steps: readonly ReplayStep[], at: number): number {
  const next = steps.findIndex((step, index) => index >= at && step.told.length > 0);
  return next < 0 ? steps.length : next + 1;
}

function sectionsOf<View>(replay: Replay, section: ((view: View) => string) | undefined): ReplaySection[] {
  if (!section) return [];
  const sections: ReplaySection[] = [];
  for (const [from, view] of viewsOf(replay, 'open').entries()) {
    const label = section(view as View);
    if (sections.at(-1)?.label !== label) sections.push({ label, from });
  }
  return sections;
}
