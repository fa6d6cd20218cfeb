import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { EvidenceBoard } from './EvidenceBoard';

test('claims of two kinds about a suspect are counted together, so that neither hides the other', () => {
  const table = aMatch({ players: 4, murderer: 'crane' });
  const claims = () => {
    const board = renderToStaticMarkup(
      <EvidenceBoard view={table.view('0')} people={[]} notes={null} onToken={() => {}} holder={null} />,
    );
    return /data-token="vane".*?claims.*?<b>(.*?)<\/b>/.exec(board.replaceAll(/<b>[A-Z][a-z]+<\/b>/g, ''))?.[1];
  };
  table.play('1', 'claim', 'clean', 'vane');
  table.play('2', 'claim', 'clean', 'vane');
  expect(claims()).toBe('clean');
  table.play('3', 'claim', 'contact', 'vane');
  expect(claims()).toBe('3 claims');
});
