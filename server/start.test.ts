import { expect, test } from 'vitest';
import { readConfig } from './config';
import { greeting } from './start';

const said = (settings: Record<string, string>) => greeting(readConfig(settings), 8000).join('\n');
const QR = /[▀▄█]{5}/;

test('a server on loopback prints no QR code', () => {
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) {
    expect(said({ HOST })).toContain('HOST=0.0.0.0');
    expect(said({ HOST })).toContain('http://localhost:8000');
    expect(said({ HOST })).not.toMatch(QR);
  }
});

test('behind a proxy, the QR code contains the URL in PUBLIC_URL', () => {
  const text = said({ HOST: '127.0.0.1', PUBLIC_URL: 'https://hush.example.org' });
  expect(text).toContain('https://hush.example.org');
  expect(text).toMatch(QR);
});

test('a server that listens on one network address offers that address', () => {
  const text = said({ HOST: '192.0.2.7' });
  expect(text).toContain('open:\n\n  http://192.0.2.7:8000');
  expect(text).toMatch(QR);
});
