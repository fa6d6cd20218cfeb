import Bowser from 'bowser';
import { MESSAGES } from '../rooms/text';

/** Number of characters of the header that are read. */
const READ = 300;
const KINDS: Readonly<Record<string, string>> = {
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  tv: 'Television',
};

/** Browser names that may be shown. Bowser also returns names that are not in its own list. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/**
 * Describes a device by kind and browser: `Phone, Firefox`. The result contains only Hush's words and browser names
 * known to Bowser, never text from the header.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return MESSAGES.someDevice;
  const parser = Bowser.getParser(userAgent.slice(0, READ));
  const kind = KINDS[parser.getPlatformType()] ?? MESSAGES.someDevice;
  const browser = parser.getBrowserName();
  return BROWSERS.has(browser) ? MESSAGES.device(kind, browser) : kind;
}
