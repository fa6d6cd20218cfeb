import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { Seat } from '#shared/ids.ts';
import { RulesSheet } from '../board/chrome/RulesSheet';
import type { TwoScreens } from '../board/context';
import { Confirm } from '../table/Confirm';
import type { AnyBoard } from './boards';
import { Intro } from './Intro';
import { TableMenu } from './TableMenu';
import { TABLE } from './text';

type Shown = 'menu' | 'rules' | 'intro' | 'leave';

interface TableSheetsInput {
  board: AnyBoard;
  title: string;
  view: Parameters<AnyBoard['text']['now']>[0];
  seat: Seat | null;
  screens: TwoScreens | null;
  isOver: boolean;
  isPractice: boolean;
  onAddScreen(): void;
  onDealCheck(): void;
  onBack(): void;
}

/** Returns the sheets that any table has (menu, rules, intro, the question before leaving), and what opens them. */
export function useTableSheets(input: TableSheetsInput) {
  const { board, title, view, seat, screens, isOver, isPractice, onAddScreen, onDealCheck, onBack } = input;
  const [shown, setShown] = useState<Shown | null>(null);
  /** The id of the part of the rules to show, or null for the part that fits the moment. */
  const [part, setPart] = useState<string | null>(null);
  const [, navigate] = useLocation();
  // A sheet that another one has replaced must not close that one.
  const closes = (sheet: Shown) => () => setShown((now) => (now === sheet ? null : now));
  const openRules = useCallback((id?: string) => {
    setPart(id ?? null);
    setShown('rules');
  }, []);
  const openMenu = useCallback(() => setShown('menu'), []);
  const askToLeave = useCallback(() => setShown('leave'), []);
  const page = (
    <>
      <RulesSheet
        open={shown === 'rules'}
        onClose={closes('rules')}
        parts={board.rules}
        part={part ?? board.rulesFor(view, seat)}
        onIntro={board.intro.length > 0 ? () => setShown('intro') : undefined}
      />
      <TableMenu
        open={shown === 'menu'}
        isOver={isOver}
        isPractice={isPractice}
        endsAt={view.endsAt}
        screens={screens}
        onAddScreen={onAddScreen}
        onClose={closes('menu')}
        onRules={() => openRules()}
        onDealCheck={onDealCheck}
        onBack={onBack}
      />
      {shown === 'intro' && (
        <Intro title={title} headline={board.headline} cards={board.intro} onDone={closes('intro')} />
      )}
      <Confirm
        open={shown === 'leave'}
        title={TABLE.goTitle}
        text={TABLE.goText}
        action={TABLE.go}
        tone="plain"
        onConfirm={() => navigate('/')}
        onClose={closes('leave')}
      />
    </>
  );
  return { page, openRules, openMenu, askToLeave };
}
