import { type BoardProps, nameOf, play, TableFrame, useBoardContext, useTicking } from 'hush/board';
import { useMemo } from 'react';
import { standingPlan } from '../../queries';
import type { Moves, View } from '../../state';
import { DAY_NAMES } from '../../text';
import { Logo } from '../art/drawings';
import board from '../Board.module.css';
import { DayTurn } from '../cutscene/DayTurn';
import { EvidenceBoard } from '../evidence/EvidenceBoard';
import { tear } from '../sounds';
import { Cops } from './Cops';
import css from './OnStage.module.css';
import { Proposal } from './Proposal';
import { Said } from './Said';
import { stageText } from './text';

interface OnStageProps extends BoardProps<View, Moves> {
  isCovered: boolean;
}

/** The table on a stage: the evidence board, the proposed pair, the cops and their claims. */
export default function OnStage({ view, people, now, isCovered }: OnStageProps) {
  const { stage } = useBoardContext();
  const names = useMemo(() => nameOf(people), [people]);
  useTicking(view.endsAt, now);
  const plan = view.isVerdictShown ? null : standingPlan(view);
  return (
    <>
      <TableFrame
        className={board.table}
        logo={<Logo />}
        endsAt={null}
        clockNow={now}
        main={null}
        stage={{
          sentence: plan ? stageText.hasPair(names(plan.by), DAY_NAMES[view.day]) : undefined,
          corner: null,
          main: (
            <div className={css.table}>
              <div className={css.board}>
                <EvidenceBoard
                  view={view}
                  people={people}
                  notes={null}
                  lit={plan}
                  onToken={() => undefined}
                  holder={null}
                  isLarge
                />
              </div>
              <div className={css.column}>
                <Cops view={view} people={people} by={plan?.by ?? null} />
                <Said view={view} plan={plan} people={people} names={names} />
                {stage && <stage.Ticket />}
              </div>
              {plan ? <Proposal key={plan.at} plan={plan} people={people} now={now} /> : stage && <stage.Captions />}
            </div>
          ),
        }}
      />
      <DayTurn day={view.day} wait={isCovered} onTear={() => play(tear)} />
    </>
  );
}
