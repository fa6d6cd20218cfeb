import { useEffect, useRef } from 'react';
import type { GameId } from '#shared/ids.ts';
import { coverOf } from '../board/covers';
import { Button } from '../ui/Button';
import { TABLE } from './text';
import css from './Waiting.module.css';

/** Shows the game's poster and a status line while the board is loading. */
export function Waiting({ game, failed }: { game: GameId; failed: boolean }) {
  const cover = coverOf(game);
  const main = useRef<HTMLElement>(null);
  // The button that opened this page has disappeared, so the page takes the focus until the table can take it.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={main} tabIndex={-1} aria-busy={!failed} className={css.waiting}>
      {cover && <img src={cover} alt="" />}
      <div className={css.words} role="status">
        <h1>{failed ? TABLE.failed : TABLE.laying}</h1>
        {failed && (
          <>
            <p>{TABLE.failedText}</p>
            <Button variant="primary" size="lg" full onClick={() => location.reload()}>
              {TABLE.reload}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
