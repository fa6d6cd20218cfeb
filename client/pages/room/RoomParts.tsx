import '../../ui/narrow';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFound } from '../NotFound';

const Stage = lazy(() => import('../../stage/Stage').then((page) => ({ default: page.Stage })));
const EveningPage = lazy(() => import('../evening/EveningPage').then((page) => ({ default: page.EveningPage })));
const ReplayPage = lazy(() => import('../replay/ReplayPage').then((page) => ({ default: page.ReplayPage })));

export function RoomParts() {
  return (
    <Suspense>
      <Switch>
        <Route path="/r/:code/stage">{({ code }) => <Stage code={code} kind="live" />}</Route>
        <Route path="/r/:code/stage/delayed">{({ code }) => <Stage code={code} kind="delayed" />}</Route>
        <Route path="/r/:code/evening">{({ code }) => <EveningPage code={code} />}</Route>
        <Route path="/r/:code/replay/:match">{({ code, match }) => <ReplayPage code={code} match={match} />}</Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
}
