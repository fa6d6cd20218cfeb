import type { Person } from 'hush/board';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { PersonForm } from './PersonForm';

test('a player’s form explains the signs beside their face', () => {
  const table = aMatch({ players: 4 });
  table.play('1', 'shoot', '2');
  table.play('1', 'investigate', 'weapons');
  const form = (seat: string) =>
    renderToStaticMarkup(
      <PersonForm
        person={{ seat, name: 'Mara' } as Person}
        view={table.view('0')}
        names={(of) => of}
        seat="0"
        why={() => null}
        onClaim={() => {}}
        onPut={() => {}}
        onDied={null}
        onClose={() => {}}
      />,
    );
  for (const words of ['2 of 2 lives', 'Bullet fired', 'Has called today']) expect(form('1')).toContain(words);
  for (const words of ['1 of 2 lives', 'Bullet not fired, hit once', 'Hasn’t called today'])
    expect(form('2')).toContain(words);
});
