import { Armchair, Trophy } from 'lucide-react';
import { useEffect } from 'react';
import type { MatchId } from '#shared/ids.ts';
import { useBoard } from '../../match/boards';
import { Waiting } from '../../match/Waiting';
import { DoorPage } from '../../room/DoorPage';
import { DOOR } from '../../room/doorText';
import { MemberPage, type MemberRoom } from '../../room/MemberPage';
import sheets from '../../table/sheets.module.css';
import { Button } from '../../ui/Button';
import { Shaped } from '../../ui/shape';
import { PageBar, Way } from '../PageBar';
import css from './ReplayPage.module.css';
import { ReplayTable } from './ReplayTable';
import { REPLAY } from './text';
import { type Found, type Missing, useReplay } from './useReplay';

/**
 * `/r/:code/replay/:match`: the replay of a match that was played in the room. The link says at which step and in which
 * view it opens.
 */
export function ReplayPage({ code, match }: { code: string; match: MatchId }) {
  return <MemberPage code={code}>{(inside) => <Looked key={match} {...inside} match={match} />}</MemberPage>;
}

function Looked({ match, ...inside }: MemberRoom & { match: MatchId }) {
  const { answer, again } = useReplay(inside, match);
  if (answer === null) return <DoorPage caps={DOOR.at(inside.code)} title={REPLAY.loading} />;
  if ('missing' in answer) return <NoReplay {...inside} missing={answer.missing} onAgain={again} />;
  return <Shown {...inside} {...answer.found} />;
}

function NoReplay({ code, room, missing, onAgain }: MemberRoom & { missing: Missing; onAgain(): void }) {
  const isPlaying = room.match !== null && !room.match.over;
  return (
    <DoorPage caps={DOOR.at(code)} title={missing.title}>
      <div className={sheets.stack}>
        {missing.text !== null && <p role="status">{missing.text}</p>}
        {missing.isPassing && (
          <Button variant="primary" size="lg" full onClick={onAgain}>
            {REPLAY.again}
          </Button>
        )}
        <Button variant={missing.isPassing ? 'raised' : 'primary'} size="lg" full href={`/r/${code}`}>
          {isPlaying ? REPLAY.backToTable : REPLAY.back}
        </Button>
        <Button size="lg" full href={`/r/${code}/evening`}>
          {REPLAY.evening}
        </Button>
      </div>
    </DoorPage>
  );
}

function Shown(props: MemberRoom & Found) {
  const { code, room, replay } = props;
  const board = useBoard(replay.game);
  const isPlaying = room.match !== null && !room.match.over;
  useEffect(() => {
    document.scrollingElement?.scrollTo(0, 0);
  }, []);
  return (
    <Shaped theme={replay.game}>
      {board === null || board === 'failed' ? (
        <Waiting game={replay.game} failed={board === 'failed'} />
      ) : (
        <main className={css.page} tabIndex={-1}>
          <PageBar>
            <Way to={`/r/${code}/evening`} icon={<Trophy aria-hidden="true" />}>
              {REPLAY.evening}
            </Way>
            <Way to={`/r/${code}`} icon={<Armchair aria-hidden="true" />}>
              {isPlaying ? REPLAY.backToTable : REPLAY.back}
            </Way>
          </PageBar>
          <ReplayTable {...props} board={board} />
        </main>
      )}
    </Shaped>
  );
}
