import type { ReactNode } from 'react';
import type { BaseView, MoveArgs } from '#shared/contract/module.ts';
import type { GameText } from '#shared/text/text.ts';
import type { BoardProps } from '../contract';
import { nameOf } from '../names';
import { EndPage, type EndPageProps } from './EndPage';
import { TableFrame, type TableFrameProps } from './TableFrame';

type Slots = Pick<TableFrameProps, 'logo' | 'main' | 'dock' | 'className'>;

interface TableProps<View, Moves extends MoveArgs> extends BoardProps<View, Moves>, Slots {
  strip: ReactNode;
  /**
   * The game's sentences. `now` returns the sentence above the table, and `reason` the one below the headline after the
   * match.
   */
  words: GameText<View>;
  end: Pick<EndPageProps<View>, 'headline' | 'rulesPart' | 'Moment' | 'children'>;
}

/**
 * Draws the default table and, after the match, the default end page. A board that needs tabs, reaction windows or its
 * own end page uses `TableFrame` and `EndScreen` instead.
 *
 *     <Table
 *       {...props}
 *       logo="Moles"
 *       words={text}
 *       strip={<People … />}
 *       main={<Lawn … />}
 *       dock={<Accuse … />}
 *       end={{ headline: 'The cops win', rulesPart: 'end', Moment }}
 *     />
 */
export function Table<View extends BaseView, Moves extends MoveArgs>(props: TableProps<View, Moves>) {
  const { view, seat, now, people, outcome, logo, words, strip, main, dock, end, className } = props;
  if (outcome) return <EndPage {...{ view, seat, people, outcome, logo, words }} {...end} />;
  return (
    <TableFrame
      {...{ logo, main, dock, className }}
      people={strip}
      sentence={words.now(view, seat, nameOf(people))}
      endsAt={view.endsAt}
      clockNow={now}
      tabs={[]}
      columns={['low', 'tablet', 'desk']}
    />
  );
}
