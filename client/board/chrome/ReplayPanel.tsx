import { ChevronLeft, ChevronRight, Eye, Pause, Play, SkipBack, SkipForward, UsersRound } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Replay, ReplayStep } from '#shared/replay/replay.ts';
import { plainText, type Sentence } from '#shared/text/text.ts';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Face } from '../../ui/Face';
import { Panel } from '../../ui/Panel';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import type { MomentProps, Person } from '../contract';
import { type Eyes, viewsOf } from './foldReplay';
import { Keepsakes } from './Keepsakes';
import { Words } from './LogList';
import css from './ReplayPanel.module.css';
import { type ReplayMark, ReplayTrack } from './ReplayTrack';
import { type Label, momentsOf, type ReplayMoment } from './replayMoments';
import { momentAt, type Place } from './replayPlace';
import { REPLAY } from './replayText';

export type { ReplayMark } from './ReplayTrack';

const PLAYS_EVERY = 1600;

export interface ReplayPanelProps<View> {
  Moment: ComponentType<MomentProps<View>>;
  /** Returns the mark to draw on the track for a step, or null for a plain dot. */
  mark?: ((step: ReplayStep) => ReplayMark | null) | undefined;
  /**
   * Returns the name of the part of the match to which a view belongs, such as "Monday". The name is shown below the
   * track.
   */
  section?: ((view: View) => string) | undefined;
  /** The moment and the viewer with which the replay opens. Default: the end, with everything face up. */
  from?: Place | undefined;
  /** Called with the current moment and viewer, first when the replay opens and then after each change. */
  onPlace?: ((place: Place) => void) | undefined;
  /** The number of a log line. When this number changes, the replay jumps to the line. */
  openAt?: number | undefined;
  className?: string | undefined;
}

/** Lets people step through a finished match, in one seat's view or with everything face up. */
export function ReplayPanel<View>(props: ReplayPanelProps<View>) {
  const { stage } = useBoardContext();
  return stage ? null : <Steps {...props} />;
}

function Steps<View>(props: ReplayPanelProps<View>) {
  const { loadReplay } = useBoardContext();
  const [replay, setReplay] = useState<Replay | 'failed' | null>(null);
  const load = useCallback(() => {
    setReplay(null);
    // A transition keeps the page responsive while the whole match is being drawn.
    const show = (loaded: Replay) => startTransition(() => setReplay(loaded));
    loadReplay().then(show, () => setReplay('failed'));
  }, [loadReplay]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the replay is fetched only once
  useEffect(load, []);
  return (
    <Panel title={text.replay} aside={REPLAY.throughWhoseEyes} className={cx(css.replay, props.className)}>
      {replay === null && <p className={css.note}>{REPLAY.loadingReplay}</p>}
      {replay === 'failed' && (
        <div className={css.note}>
          <p>{REPLAY.noReplay}</p>
          <Button onClick={load}>{text.tryAgain}</Button>
        </div>
      )}
      {replay !== null && replay !== 'failed' && <Stepper {...props} replay={replay} />}
    </Panel>
  );
}

function Stepper<View>(props: ReplayPanelProps<View> & { replay: Replay }) {
  const { replay, Moment, mark, section, openAt, from, onPlace } = props;
  const { people, tell, dealCheck } = useBoardContext();
  const moments = useMemo(() => momentsOf(replay.steps), [replay]);
  const last = moments.length;
  const [eyes, setEyes] = useState<Eyes>(from?.eyes ?? null);
  const [at, setAt] = useState(() => (from ? momentAt(moments, from.step) : last));
  const [playing, setPlaying] = useState(false);
  const views = useMemo(() => viewsOf<View>(replay, eyes), [replay, eyes]);
  const sections = useMemo(() => sectionsOf(replay, moments, section), [replay, moments, section]);
  const marks = useMemo(() => marksOf(moments, mark), [moments, mark]);
  const stops = useMemo(() => stopsOf(sections, marks, last), [sections, marks, last]);
  const { step = null, made = 0 } = moments[at - 1] ?? {};
  const view = views[made];
  const facts = step?.facts.map(tell) ?? [];
  useEffect(() => onPlace?.({ step: made, eyes }), [onPlace, made, eyes]);

  useEffect(() => {
    const to = moments.findIndex(({ step: { facts: lines } }) => lines.some(({ n }) => n === openAt));
    if (to < 0) return;
    setPlaying(false);
    setAt(to + 1);
  }, [moments, openAt]);
  const player = useRef<HTMLDivElement>(null);
  const { row } = dealCheck;
  useEffect(() => {
    if (row === null) return;
    setPlaying(false);
    setAt(moments.findIndex(({ made: by }) => by >= row.n) + 1);
    player.current?.scrollIntoView({ block: 'start' });
  }, [moments, row]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PLAYS_EVERY);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  const jump = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const play = () => {
    if (!playing && at >= last) setAt(0);
    setPlaying(!playing);
  };
  const back = stops.findLast((stop) => stop < at) ?? 0;
  const on = stops.find((stop) => stop > at) ?? last;
  const keys: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: last,
    PageUp: back,
    PageDown: on,
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const to = keys[event.key];
    // The radio buttons that choose the viewer handle arrow keys themselves.
    if (to === undefined || (event.target as HTMLElement).matches('[type=radio]')) return;
    event.preventDefault();
    jump(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the controls inside
    <div ref={player} className={css.player} onKeyDown={press}>
      <EyesPicker eyes={eyes} onChange={setEyes} people={people} />
      <ReplayTrack
        last={last}
        at={at}
        onChange={jump}
        marks={marks}
        sections={sections}
        said={facts.map(plainText).join(' ') || REPLAY.beforeFirst}
      />
      <div className={css.steps}>
        <Skip label={REPLAY.chapterBefore} icon={<SkipBack />} isOff={at === 0} onClick={() => jump(back)} />
        <Button icon={<ChevronLeft />} aria-disabled={at === 0 || undefined} onClick={() => jump(at - 1)}>
          {REPLAY.before}
        </Button>
        <Button icon={playing ? <Pause /> : <Play />} onClick={play}>
          {playing ? REPLAY.pause : REPLAY.play}
        </Button>
        <Button aria-disabled={at === last || undefined} onClick={() => jump(at + 1)}>
          {REPLAY.next}
          <ChevronRight />
        </Button>
        <Skip label={REPLAY.chapterNext} icon={<SkipForward />} isOff={at === last} onClick={() => jump(on)} />
      </div>
      <div className={css.now}>
        <Headline step={step} facts={facts} people={people} />
        {view !== undefined && <Moment view={view} step={step} eyes={eyes} people={people} />}
      </div>
      <Keepsakes place={{ step: made, eyes }} />
    </div>
  );
}

interface SkipProps {
  label: string;
  icon: ReactNode;
  isOff: boolean;
  onClick(): void;
}

function Skip({ label, icon, isOff, onClick }: SkipProps) {
  return <Button icon={icon} aria-label={label} title={label} aria-disabled={isOff || undefined} onClick={onClick} />;
}

interface EyesPickerProps {
  eyes: Eyes;
  onChange(eyes: Eyes): void;
  people: readonly Person[];
}

function EyesPicker({ eyes, onChange, people }: EyesPickerProps) {
  return (
    <fieldset className={css.eyes}>
      <legend className="sr">{REPLAY.throughWhoseEyes}</legend>
      <Chip checked={eyes === null} onChange={() => onChange(null)}>
        <Eye />
        {REPLAY.fromAbove}
      </Chip>
      {people.map((person) => (
        <Chip key={person.seat} checked={eyes === person.seat} onChange={() => onChange(person.seat)}>
          <Face {...person} size="sm" />
          <bdi translate="no">{person.name}</bdi>
        </Chip>
      ))}
      <Chip checked={eyes === 'open'} onChange={() => onChange('open')}>
        <UsersRound />
        {REPLAY.everybody}
      </Chip>
    </fieldset>
  );
}

function Chip({ checked, onChange, children }: { checked: boolean; onChange(): void; children: ReactNode }) {
  return (
    <label className={css.eye}>
      <input type="radio" name="eyes" className="sr" checked={checked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}

interface HeadlineProps {
  step: ReplayStep | null;
  facts: readonly Sentence[];
  people: readonly Person[];
}

function Headline({ step, facts, people }: HeadlineProps) {
  const who = people.find((person) => person.seat === step?.by);
  return (
    <div className={css.headline}>
      {who && <Face {...who} size="md" />}
      <div role="status">
        {step === null && <b>{REPLAY.beforeFirst}</b>}
        {facts.map((sentence, index) => (
          <p key={step?.facts[index]?.n}>
            <Words of={sentence} />
          </p>
        ))}
      </div>
    </div>
  );
}

function marksOf(moments: readonly ReplayMoment[], mark: ReplayPanelProps<never>['mark']) {
  return moments.flatMap(({ step }, index) => {
    const of = mark?.(step);
    return of ? [{ at: index + 1, of }] : [];
  });
}

/** Returns a label for each part of the match, placed at the part's first moment. */
function sectionsOf<View>(
  replay: Replay,
  moments: readonly ReplayMoment[],
  section: ((view: View) => string) | undefined,
): Label[] {
  if (!section) return [];
  const views = viewsOf<View>(replay, 'open');
  const labels: Label[] = [];
  for (const [from, made] of [0, ...moments.map((moment) => moment.made)].entries()) {
    const label = section(views[made] as View);
    if (labels.at(-1)?.text !== label) labels.push({ text: label, from });
  }
  return labels;
}

/**
 * Returns the moments between which the "turning points" buttons jump: marked moments, the beginnings of sections, and
 * the start and end of the match.
 */
function stopsOf(sections: readonly Label[], marks: readonly { at: number }[], last: number): number[] {
  const stops = new Set([0, ...sections.map(({ from }) => from), ...marks.map(({ at }) => at), last]);
  return [...stops].sort((one, other) => one - other);
}
