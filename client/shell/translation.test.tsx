// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { guardTranslation } from './translation';

const { removeChild, insertBefore } = Node.prototype;
let stop = () => {};

beforeEach(() => {
  stop = guardTranslation();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const settled = () => new Promise((done) => setTimeout(done));

const Line = ({ who, isAway }: { who: string; isAway: boolean }) => (
  <p>
    {isAway && <i>away</i>}
    {who}
    {' plays'}
    {isAway ? ' later' : null}
  </p>
);

function draw() {
  const box = document.body.appendChild(document.createElement('div'));
  const root = testRoot(box, { onUncaughtError: (error) => thrown.push(error) });
  const thrown: unknown[] = [];
  const render = (who: string, isAway: boolean) => flushSync(() => root.render(<Line who={who} isAway={isAway} />));
  return { box, thrown, render, unmount: () => flushSync(() => root.unmount()) };
}

function textsIn(box: Node): Text[] {
  const found = box.nodeType === Node.TEXT_NODE ? [box as Text] : [];
  return [...found, ...[...box.childNodes].flatMap(textsIn)];
}

function translated(text: Text) {
  const font = document.createElement('font');
  font.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
  return font;
}

/** The different ways in which browsers replace a text with its translation. */
const WAYS: [name: string, put: (text: Text) => void][] = [
  ['replaces the text', (text) => text.replaceWith(translated(text))],
  [
    'is put before the text, which is then removed',
    (text) => {
      text.before(translated(text));
      text.remove();
    },
  ],
];

test.each(WAYS)('texts can still be changed, added and removed when a translation %s', async (_, put) => {
  const { box, thrown, render, unmount } = draw();
  render('Ines', false);
  const translate = async () => {
    for (const text of textsIn(box)) if (text.parentElement?.localName !== 'font') put(text);
    await settled();
  };
  await translate();
  expect(box.textContent).toBe('«Ines»« plays»');
  render('Ines', true);
  expect(box.textContent).toBe('away«Ines»« plays» later');
  await translate();
  render('Mara', true);
  await settled();
  expect(box.textContent).toBe('«away»Mara« plays»« later»');
  await translate();
  render('Mara', false);
  expect(box.textContent).toBe('«Mara»« plays»');
  unmount();
  expect(box.textContent).toBe('');
  expect(thrown).toEqual([]);
});

test('removing a translated text removes its wrapper', async () => {
  const { box, thrown, render } = draw();
  render('Ines', true);
  for (const text of textsIn(box)) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
  await settled();
  render('Otis', false);
  expect(box.textContent).toBe('Otis plays');
  expect(thrown).toEqual([]);
});

test('React’s insertions are not affected without a translation', () => {
  const { box, render } = draw();
  render('Ines', false);
  render('Ines', true);
  expect(box.textContent).toBe('awayInes plays later');
  stop();
  expect(Node.prototype.removeChild).toBe(removeChild);
  expect(Node.prototype.insertBefore).toBe(insertBefore);
});
