import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { changeSettings, DEFAULT_SETTINGS } from '../state/settings';
import { CoveredSecret } from './CoveredSecret';
import { PausedContext } from './pausedContext';

afterEach(() => changeSettings(DEFAULT_SETTINGS));

const card = (secret: string) => renderToStaticMarkup(<CoveredSecret label="Your role">{secret}</CoveredSecret>);

test('a covered secret is not in the document', () => {
  expect(card('a dirty cop, paid by Frost')).not.toContain('dirty');
  expect(card('a dirty cop, paid by Frost')).toBe(card('an honest cop'));
});

test('a secret given as a function is not called while covered', () => {
  const markup = renderToStaticMarkup(
    <CoveredSecret label="Your role">
      {() => {
        throw new Error('looked');
      }}
    </CoveredSecret>,
  );
  expect(markup).toContain('Hold to look');
});

test('a setting allows people to tap the button instead of holding it', () => {
  changeSettings({ secrets: 'tap' });
  expect(card('honest')).toContain('Tap to look');
});

test('a pause keeps every secret covered', () => {
  const paused = (secret: string) =>
    renderToStaticMarkup(
      <PausedContext value>
        <CoveredSecret label="Your role">{secret}</CoveredSecret>
      </PausedContext>,
    );
  expect(paused('honest')).toContain('Secrets stay covered until the match resumes');
  expect(paused('honest')).not.toContain('<button');
  expect(paused('honest')).toBe(paused('dirty'));
});

test('a shared screen offers no way to look at a secret', () => {
  changeSettings({ screenShare: true });
  expect(card('honest')).toContain('On your phone');
  expect(card('honest')).not.toContain('<button');
});
