import {
  type BoardProps,
  endSound,
  LogList,
  nameOf,
  play,
  shot,
  stamp,
  TableFrame,
  useBoardContext,
  useChange,
  useCutscenes,
  useSecret,
  useShape,
  useTicking,
  vibrate,
} from 'hush/board';
import { readBy, type Viewer } from 'hush/game';
import { Phone } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { coverOf, hasSpoken, isAfterVerdict, roundMs, standingPlan } from '../queries';
import type { Call, Day, Moves, TokenId, View } from '../state';
import { DAY_NAMES, text } from '../text';
import { Logo, StampInk } from './art/drawings';
import styles from './Board.module.css';
import { InCall } from './call/InCall';
import { Incoming } from './call/Incoming';
import { knowsSide, type Line, SIDE, useLine } from './call/line';
import { MyCalls } from './call/MyCalls';
import { cutscenesOf, STAY } from './cutscene/cutscenes';
import { DayTurn } from './cutscene/DayTurn';
import { ShotScreen } from './cutscene/ShotScreen';
import { VerdictScreen } from './cutscene/VerdictScreen';
import { CaseClosed } from './end/CaseClosed';
import { EvidenceBoard } from './evidence/EvidenceBoard';
import { useHearingToast } from './hearing';
import { useNotes } from './notes';
import { Forms, type OpenForm } from './sheets/Forms';
import { hangUp, tear } from './sounds';
import { type Action, Dock, MarksButton, MarksHolder } from './table/Dock';
import { People } from './table/People';
import { PlanSlip } from './table/PlanSlip';
import { SideStrip } from './table/SideStrip';
import { boardText } from './text';

/** Loaded lazily, because only a stage shows this screen. */
const OnStage = lazy(() => import('./stage/OnStage'));
const VerdictStage = lazy(() => import('./stage/VerdictStage'));

/** The screen of a match: the evidence board, the telephone, the cutscenes, and the case file at the end. */
export function Board(props: BoardProps<View, Moves>) {
  const { view, seat, act, people, now, outcome } = props;
  const { isAsked, stage } = useBoardContext();
  const names = useMemo(() => readBy(nameOf(people), seat), [people, seat]);
  const cutscenes = useMemo(() => cutscenesOf(view), [view]);
  const line = useLine(view, seat, () => act.ackFirstCall());
  const isBusy = isAsked || line.state.kind !== 'quiet';
  const { cutscene, n, next } = useCutscenes(cutscenes, now, ({ kind }) => STAY[kind], null, isBusy);
  const wasExamined =
    cutscene?.kind === 'verdict' &&
    view.examinations.some(({ suspect, at }) => suspect === cutscene.suspect && at < cutscene.at);
  const isClosed = outcome !== null && !cutscene && !isBusy;
  useChange(isClosed, () => {
    if (isClosed) play(endSound(outcome, seat));
  });
  return (
    <>
      <StampInk />
      {isClosed ? (
        <CaseClosed view={view} seat={seat} outcome={outcome} people={people} facts={props.facts} />
      ) : stage ? (
        <Suspense>
          <OnStage {...props} isCovered={cutscene !== null} />
        </Suspense>
      ) : (
        <Table {...props} line={line} isStopped={cutscene !== null || isBusy} />
      )}
      {stage && cutscene?.kind === 'verdict' && (
        <Suspense>
          <VerdictStage
            key={n}
            examined={cutscene}
            wasExamined={wasExamined}
            facts={props.facts}
            people={people}
            onDone={next}
            onStamp={() => play(stamp)}
          />
        </Suspense>
      )}
      {!stage && cutscene?.kind === 'verdict' && (
        <VerdictScreen
          key={n}
          examined={cutscene}
          wasExamined={wasExamined}
          names={names}
          onDone={next}
          onStamp={() => {
            play(stamp);
            vibrate(60);
          }}
        />
      )}
      {cutscene?.kind === 'shot' && (
        <ShotScreen
          key={n}
          shot={cutscene}
          of={view.startLives}
          role={view.truth?.players[cutscene.target]?.role ?? null}
          people={people}
          names={names}
          onDone={next}
          onBang={() => {
            play(shot);
            vibrate(180);
          }}
        />
      )}
    </>
  );
}

const COLUMNS = ['low', 'tablet', 'desk'] as const;

/** Number of log entries that wide screens show below the player's calls. */
const LATEST = 6;

interface TableProps extends BoardProps<View, Moves> {
  line: Line;
  /** True while a call or a cutscene covers the table. A form that is open stays open. */
  isStopped: boolean;
}

function Table(props: TableProps) {
  const { view, seat, legal, act, now, people, line, isStopped } = props;
  const names = useMemo(() => nameOf(people), [people]);
  const { notes, mark } = useNotes(view, seat);
  const marks = useSecret();
  const shape = useShape();
  const { log, isAsked, ledger } = useBoardContext();
  const [form, setForm] = useState<OpenForm | null>(null);
  const close = useCallback(() => setForm(null), []);
  /** The day on which the player last looked at their side. */
  const [lookedOn, setLookedOn] = useState<Day | null>(null);
  const total = roundMs(view);
  const endsAt = dayEndsAt(view);
  const clockNow = useCallback(() => Math.max(now(), view.began), [now, view.began]);
  const me = people.find((person) => person.seat === seat);
  useTicking(endsAt, clockNow);
  useHearingToast(view, people);
  const closed = {
    investigate: legal.why('investigate'),
    claim: legal.why('claim'),
    examine: legal.why('examine'),
    shoot: legal.why('shoot'),
    rest: legal.why('rest'),
  };
  const why = form !== null && form.kind in closed ? closed[form.kind as Action] : null;
  // An examination form that is already open stays open while a verdict is shown.
  const isImpossible = why !== null && !(form?.kind === 'examine' && why === 'verdict-showing');
  useEffect(() => {
    if (isImpossible) setForm(null);
  }, [isImpossible]);
  const clock = { endsAt, total, now: clockNow, name: me?.name ?? '' };
  const ringing = line.state.kind === 'ringing' && !isAsked ? line.state.call : null;
  const talking = line.state.kind === 'talking' ? line.state.call : null;
  const plan = (
    <PlanSlip
      view={view}
      seat={seat}
      people={people}
      now={now}
      why={(answer) => legal.why(answer)}
      onAnswer={(answer) => void act[answer](view.day)}
      onExamine={closed.examine === null ? () => setForm({ kind: 'examine' }) : null}
    />
  );
  const isUnread = !view.outcome && !view.isVerdictShown && view.me?.acknowledged === true && !knowsSide(line.read);
  const asksCover = isAfterVerdict(view) && lookedOn !== view.day;
  const isLookDue = asksCover && seat !== null && !view.outcome && !view.isVerdictShown && !view.called.includes(seat);
  const onRead = (n: number) => {
    line.onRead(n);
    if (n === SIDE) setLookedOn(view.day);
  };
  const strip = view.me && (
    <SideStrip me={view.me} cover={coverOf(view, view.me)} asksCover={asksCover} onRead={onRead} />
  );
  const endCall = (call: Call) => {
    play(hangUp);
    line.hangUp(call);
  };
  const dock = (part: 'all' | 'secret') => (
    <Dock
      part={part}
      closed={closed}
      isLoaded={view.bullets && seat !== null ? view.bullets[seat] === true : null}
      marks={marks}
      next={nextOf(closed, view, seat)}
      onOpen={(kind) => (kind === 'claim' ? ledger?.say?.run() : setForm({ kind }))}
      onRest={view.practice ? () => void act.rest(view.day) : null}
    />
  );
  const tabs =
    view.me && seat !== null
      ? [
          {
            id: 'calls',
            label: boardText.myCalls,
            short: boardText.calls,
            icon: <Phone />,
            panel: (
              <>
                <MyCalls
                  me={view.me}
                  cover={coverOf(view, view.me)}
                  name={clock.name}
                  read={line.read}
                  onRead={onRead}
                />
                {(shape === 'desk' || shape === 'tablet') && <LogList lines={log.slice(-LATEST)} />}
              </>
            ),
          },
        ]
      : [];
  return (
    <>
      <TableFrame
        className={styles.table}
        logo={<Logo />}
        sentence={
          isUnread
            ? boardText.readFirst(DAY_NAMES[view.day])
            : isLookDue
              ? boardText.lookFirst(DAY_NAMES[view.day])
              : text.now(view, seat, names)
        }
        endsAt={endsAt}
        total={total}
        clockNow={clockNow}
        people={
          <>
            <People view={view} people={people} onPerson={(of) => setForm({ kind: 'person', seat: of })} />
            {shape === 'phone' && strip}
          </>
        }
        columns={COLUMNS}
        covered={strip}
        tabButton={view.me && <MarksButton marks={marks} />}
        main={
          <div className={styles.main}>
            {shape === 'low' && plan}
            <EvidenceBoard
              view={view}
              people={people}
              notes={marks.open ? notes : null}
              lit={view.outcome ? null : standingPlan(view)}
              onToken={(token: TokenId) => setForm({ kind: 'token', token })}
              holder={view.me ? <MarksHolder marks={marks} /> : null}
            />
          </div>
        }
        dock={
          (seat !== null || shape !== 'low') && (
            <>
              {shape !== 'low' && plan}
              {seat !== null && dock('all')}
            </>
          )
        }
        tabs={tabs}
        secretParts={seat === null ? undefined : { actions: () => dock('secret'), tabs }}
      />
      <DayTurn day={view.day} wait={isStopped} onTear={() => play(tear)} />
      <Forms
        {...props}
        form={form}
        names={names}
        notes={notes}
        onMark={mark}
        onSay={() => {
          close();
          ledger?.say?.run();
        }}
        onClose={close}
      />
      {ringing && (
        <Incoming
          key={`ring-${ringing.n}`}
          call={ringing}
          {...clock}
          onAnswer={() => line.answer(ringing)}
          onHangUp={() => line.hangUp(ringing)}
        />
      )}
      {talking && (
        <InCall
          key={`talk-${talking.n}`}
          call={talking}
          {...clock}
          onRead={() => line.onRead(talking.n)}
          onClaim={
            talking.kind === 'first' || closed.claim !== null
              ? null
              : () => {
                  endCall(talking);
                  ledger?.say?.run();
                }
          }
          onHangUp={() => endCall(talking)}
        />
      )}
    </>
  );
}

/**
 * Returns the server time in ms at which the day ends, or null if no clock runs. While a verdict is shown, returns the
 * end of the next day.
 */
function dayEndsAt(view: View): number | null {
  if (!view.isVerdictShown) return view.endsAt;
  return view.practice ? null : view.began + roundMs(view);
}

/** Codes of refusals that end by themselves or with the first call. */
const SOON: readonly (string | null)[] = ['verdict-showing', 'first-call-pending'];

/**
 * Returns the action to suggest: first the call, then a claim, an examination, and rest. Before the first call was
 * answered and while a verdict is shown, suggests the first action after that.
 */
function nextOf(closed: Record<Action, string | null>, view: View, seat: Viewer): Action | null {
  const hasClaimed = seat !== null && hasSpoken(view, seat);
  const order: Action[] = hasClaimed ? ['investigate', 'examine', 'rest'] : ['investigate', 'claim', 'examine', 'rest'];
  return order.find((action) => closed[action] === null || SOON.includes(closed[action])) ?? null;
}
