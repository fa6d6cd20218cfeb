import { PeopleStrip, PersonChip } from '../../../../client/board/chrome/Person';
import { TableFrame } from '../../../../client/board/chrome/TableFrame';
import { type BoardProps, defineBoard } from '../../../../client/board/contract';
import { nameOf } from '../../../../client/board/names';
import { Button } from '../../../../client/ui/Button';
import { legal } from '../legal';
import type { Moves, View } from '../state';
import { refusals, text } from '../text';

function Board({ view, seat, legal: can, act, now, people, outcome }: BoardProps<View, Moves>) {
  const names = nameOf(people);
  return (
    <TableFrame
      logo="Moles"
      sentence={outcome ? text.reason(outcome, names, view) : text.now(view, seat, names)}
      endsAt={view.endsAt}
      clockNow={now}
      people={
        <PeopleStrip>
          {people.map((person) => (
            <PersonChip key={person.seat} person={person} tags={view.truth?.roles[person.seat]} />
          ))}
        </PeopleStrip>
      }
      main={can.next('accuse', []).picks.map(({ mark }) => (
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
