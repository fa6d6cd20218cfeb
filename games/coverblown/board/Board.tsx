import { Phone } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { LogList } from '../../../client/board/chrome/LogList';
import { TableFrame } from '../../../client/board/chrome/TableFrame';
import { useCutscenes } from '../../../client/board/chrome/useCutscenes';
import { useTicking } from '../../../client/board/chrome/useTicking';
import { useBoardContext } from '../../../client/board/context';
import type { BoardProps } from '../../../client/board/contract';
import { nameOf } from '../../../client/board/names';
import { play } from '../../../client/feedback/sound';
import { shot, stamp } from '../../../client/feedback/sounds';
import { vibrate } from '../../../client/feedback/vibration';
import { useWide } from '../../../client/ui/shape';
import { useSecret } from '../../../client/ui/useSecret';
import { roundMs } from '../queries';
import type { Moves, TokenId, View } from '../state';
import { text } from '../text';
import { Logo, StampInk } from './art/drawings';
import styles from './Board.module.css';
import { InCall } from './call/InCall';
import { Incoming } from './call/Incoming';
import { useLine } from './call/line';
import { MyCalls } from './call/MyCalls';
import { cutscenesOf, STAY } from './cutscene/cutscenes';
import { DayTurn } from './cutscene/DayTurn';
import { ShotScreen } from './cutscene/ShotScreen';
import { VerdictScreen } from './cutscene/VerdictScreen';
import { CaseClosed } from './end/CaseClosed';
import { EvidenceBoard } from './evidence/EvidenceBoard';
import { useNotes } from './notes';
import { Forms, type OpenForm } from './sheets/Forms';
import { hangUp, tear } from './sounds';
import { Dock, MarksHolder } from './table/Dock';
import { People } from './table/People';
import { PlanSlip } from './table/PlanSlip';
import { SideStrip } from './table/SideStrip';
import { boardText } from './text';

/** Cover Blown!: the cork board, the telephone, and what everybody stops for. */
export function Board(props: BoardProps<View, Moves>) {
  const { view, people, now, outcome } = props;
  const names = useMemo(() => nameOf(people), [people]);
  const cutscenes = useMemo(() => cutscenesOf(view), [view]);
  const { cutscene, n, next } = useCutscenes(cutscenes, now, ({ kind }) => STAY[kind]);
  return (
    <>
      <StampInk />
      {outcome && !cutscene ? (
        <CaseClosed view={view} outcome={outcome} people={people} names={names} />
      ) : (
        <Table {...props} stopped={cutscene !== null} />
      )}
      {cutscene?.kind === 'verdict' && (
        <VerdictScreen
          key={n}
          examined={cutscene}
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
          left={cutscene.left}
          target={people.find(({ seat }) => seat === cutscene.target)}
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

/** On wide screens so many lines of the log stand under one's own calls. */
const LATEST = 6;

/** The running match. `stopped`: a cutscene covers it, so an open form is put away. */
function Table(props: BoardProps<View, Moves> & { stopped: boolean }) {
  const { view, seat, legal, act, now, people, stopped } = props;
  const names = useMemo(() => nameOf(people), [people]);
  const { notes, mark } = useNotes(view, seat);
  const marks = useSecret();
  const wide = useWide();
  const { log } = useBoardContext();
  const line = useLine(view, seat, () => act.ackFirstCall());
  const [form, setForm] = useState<OpenForm | null>(null);
  const close = useCallback(() => setForm(null), []);
  const total = roundMs(view);
  const me = people.find((person) => person.seat === seat);
  useTicking(view.endsAt, now);
  useEffect(() => {
    if (stopped) setForm(null);
  }, [stopped]);

  const closed = {
    investigate: legal.why('investigate'),
    examine: legal.why('examine'),
    shoot: legal.why('shoot'),
    rest: legal.why('rest'),
  };
  const clock = { endsAt: view.endsAt, total, now, name: me?.name ?? '' };
  const ringing = line.state.kind === 'ringing' && !stopped ? line.state.call : null;
  const talking = line.state.kind === 'talking' ? line.state.call : null;
  return (
    <>
      <TableFrame
        className={styles.table}
        logo={<Logo />}
        sentence={text.now(view, seat, names)}
        endsAt={view.endsAt}
        total={total}
        clockNow={now}
        people={
          <>
            <People view={view} people={people} onPerson={(of) => setForm({ kind: 'person', seat: of })} />
            {view.me && !wide && <SideStrip me={view.me} />}
          </>
        }
        main={
          <EvidenceBoard
            view={view}
            notes={marks.open ? notes : null}
            onToken={(token: TokenId) => setForm({ kind: 'token', token })}
            holder={view.me ? <MarksHolder marks={marks} /> : null}
          />
        }
        dock={
          (view.me || view.plans.length > 0) && (
            <>
              <PlanSlip
                view={view}
                seat={seat}
                names={names}
                isBots={(by) => people.some((person) => person.seat === by && person.bot)}
                now={now}
                onWait={legal.can('object') ? () => void act.object(view.day) : null}
              />
              {view.me && (
                <Dock
                  closed={closed}
                  bulletsOnTable={view.options.bulletsOnTable}
                  marks={marks}
                  onOpen={(kind) => setForm({ kind })}
                  onRest={view.practice ? () => void act.rest(view.day) : null}
                />
              )}
            </>
          )
        }
        tabs={
          view.me && seat !== null
            ? [
                {
                  id: 'calls',
                  label: boardText.myCalls,
                  icon: <Phone />,
                  panel: (
                    <>
                      <MyCalls
                        me={view.me}
                        name={clock.name}
                        times={line.times}
                        onAgain={line.again}
                        onClaim={() => setForm({ kind: 'person', seat })}
                      />
                      {wide && <LogList lines={log.slice(-LATEST)} />}
                    </>
                  ),
                },
              ]
            : []
        }
      />
      <DayTurn day={view.day} wait={stopped} onTear={() => play(tear)} />
      <Forms {...props} form={form} names={names} notes={notes} onMark={mark} onClose={close} />
      {ringing && (
        <Incoming
          key={`ring-${ringing.n}`}
          day={ringing.day}
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
          onAgain={() => line.again(talking)}
          onHangUp={() => {
            play(hangUp);
            line.hangUp(talking);
          }}
        />
      )}
    </>
  );
}
