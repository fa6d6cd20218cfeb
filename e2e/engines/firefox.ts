import type { Browser } from '@playwright/test';

const MEDIA = 'emulation.setMediaFeaturesOverride';
type Send = (method: string, params: unknown) => Promise<unknown>;
interface Inner {
  _connection: { toImpl(browser: Browser): { _browserSession: { send: Send } } };
}

/**
 * Answers a Playwright command that Firefox ESR does not have. Playwright sends it to set the colour scheme of each new
 * context, and fails if there is no answer. Because Playwright runs in this process, this function can answer in place
 * of Firefox. Firefox's preferences set the colour scheme instead.
 */
export function withoutMediaCommand(browser: Browser): Browser {
  const { _connection } = browser as unknown as Inner;
  const session = _connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, params) => (method === MEDIA ? Promise.resolve({}) : send(method, params));
  return browser;
}
