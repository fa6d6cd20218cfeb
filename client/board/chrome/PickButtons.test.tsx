// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { flat, legalityOf } from '#shared/legality/legality.ts';
import { PickButtons } from './PickButtons';
import { useDraft } from './useDraft';

type Moves = { shoot: [gun: string, at: string] };
type Targets = Record<string, string[]>;

const legal = {
  shoot: flat<Targets, Moves['shoot']>({
    unfit: (targets, _seat, [gun, at]) => (targets[gun]?.includes(at) ? null : 'out-of-range'),
    list: (targets) => Object.entries(targets).flatMap(([gun, hits]) => hits.map((at): Moves['shoot'] => [gun, at])),
  }),
};

function aTable() {
  const shoot = vi.fn(async () => ({ ok: true }) as const);
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box);
  const Dock = ({ targets, step }: { targets: Targets; step: string }) => {
    const shot = useDraft<Moves, 'shoot'>('shoot', { legal: legalityOf(legal, targets, '0'), act: { shoot } }, step);
    return (
      <>
        <PickButtons
          of={shot.first}
          marks={['rifle', 'sling']}
          refusals={{ 'out-of-range': 'Nobody is in range.' }}
          look={(gun) => ({ children: `The ${gun}` })}
        />
        {shot.back && <PickButtons of={shot} look={(at) => `At ${at}`} />}
      </>
    );
  };
  const draw = (targets: Targets, step = 'one') => flushSync(() => root.render(<Dock targets={targets} step={step} />));
  const words = () => [...box.querySelectorAll('button')].map(({ textContent }) => textContent);
  const press = (name: string) =>
    flushSync(() => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  return { box, shoot, draw, words, press };
}

test('a move is sent once all its arguments are chosen', () => {
  const { shoot, draw, words, press } = aTable();
  draw({ rifle: ['Mara', 'Otis'], sling: [] });
  press('The rifle');
  expect(words()).toEqual(['The rifle', 'The sling', 'At Mara', 'At Otis', 'Back']);
  expect(shoot).not.toHaveBeenCalled();
  press('At Otis');
  expect(shoot.mock.calls).toEqual([['rifle', 'Otis']]);
  expect(words()).toEqual(['The rifle', 'The sling']);
});

test('the only possible choice is made automatically', () => {
  const { shoot, draw, press } = aTable();
  draw({ rifle: ['Mara', 'Otis'], sling: ['Mara'] });
  press('The sling');
  expect(shoot.mock.calls).toEqual([['sling', 'Mara']]);
});

test('pressing a choice that is not legal only shows why', () => {
  const { box, shoot, draw, press } = aTable();
  draw({ rifle: [], sling: ['Mara'] });
  const [rifle] = box.querySelectorAll('button');
  expect(rifle?.getAttribute('aria-disabled')).toBe('true');
  expect(box.textContent).toContain('Nobody is in range.');
  press('The rifle');
  expect(shoot).not.toHaveBeenCalled();
});

test('going back or changing the step discards the choices', () => {
  const { draw, words, press } = aTable();
  const both = { rifle: ['Mara', 'Otis'], sling: ['Mara'] };
  draw(both);
  press('The rifle');
  press('Back');
  expect(words()).toEqual(['The rifle', 'The sling']);
  press('The rifle');
  draw(both, 'two');
  expect(words()).toEqual(['The rifle', 'The sling']);
});
