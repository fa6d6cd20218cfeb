import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { investigateText } from '../text';
import { InvestigateForm } from './InvestigateForm';

test('the call form says that an examined contact gives no clue', () => {
  const table = aMatch({ contacts: { '0': 'pike', '1': 'crane' } });
  const form = (seat: string) =>
    renderToStaticMarkup(<InvestigateForm view={table.view(seat)} onCall={async () => {}} onClose={() => {}} />);
  expect(form('0')).not.toContain(investigateText.wasted);
  table.play('2', 'examine', 'pike', 'bat');
  table.afterVerdict();
  expect(form('0')).toContain(investigateText.wasted);
  expect(form('1')).toBe(form('0'));
});
