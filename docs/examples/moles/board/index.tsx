import { PeopleStrip, PersonChip } from '../../../../client/board/chrome/Person';
import { TableFrame } from '../../../../client/board/chrome/TableFrame';
import { type BoardProps, defineBoard, type Person } from '../../../../client/board/contract';
import { nameOf } from '../../../../client/board/names';
import { Button } from '../../../../client/ui/Button';
import { CoveredSecret } from '../../../../client/ui/CoveredSecret';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { refusals, text } from '../text';

function Board({ view, seat, legal: can, act, now, people, outcome }: BoardProps<View, Moves>) {
  const names = nameOf(people);
  const chip = (of: Person) => <PersonChip key={of.seat} person={of} tags={view.truth?.roles[of.seat]} />;
  return (
    <TableFrame
      logo="Moles"
      sentence={outcome ? text.reason(outcome, names, view) : text.now(view, seat, names)}
      endsAt={view.endsAt}
      clockNow={now}
      people={<PeopleStrip>{people.map(chip)}</PeopleStrip>}
      main={view.me && <CoveredSecret label="Your role">{view.me.role}</CoveredSecret>}
      dock={can.next('accuse', []).picks.map(({ mark }) => (
        <Button key={String(mark)} aria-pressed={view.me?.accused === mark} onClick={() => act.accuse(mark as '0')}>
          Accuse {names(String(mark))}
        </Button>
      ))}
    />
  );
}

export default defineBoard<View, Moves>({
  Board,
  Moment: ({ view }) => <pre>{JSON.stringify(view.truth, null, 2)}</pre>,
  legal,
  text,
  refusals,
  intro: [],
  rules: [],
  rulesFor: () => '',
});
