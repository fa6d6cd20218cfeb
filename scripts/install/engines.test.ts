import { expect, test } from 'vitest';
import { engineEnvironment } from './engines.mjs';

const onMachineWith = (...packages: string[]) =>
  engineEnvironment((name: string) => (packages.includes(name) ? '/usr/bin' : null));

test('environment variables hold the paths of both browsers', () => {
  expect(onMachineWith('firefox-esr', 'webkit2gtk-driver', 'xvfb')).toEqual({
    HUSH_FIREFOX: '/usr/bin/firefox-esr',
    HUSH_WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver',
    HUSH_XVFB: '/usr/bin/Xvfb',
  });
});

test('the reason to skip a browser engine names what is missing', () => {
  expect(onMachineWith('webkit2gtk-driver')).toMatchObject({
    HUSH_LACKS_FIREFOX: 'for want of firefox-esr (on Debian: firefox-esr)',
    HUSH_LACKS_WEBKIT: 'for want of Xvfb (on Debian: xvfb)',
  });
});
