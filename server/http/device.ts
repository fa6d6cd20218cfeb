import Bowser from 'bowser';
import { MESSAGES } from '../rooms/text';

/** A header is cut there before it is read. */
const READ = 300;
const KINDS: Readonly<Record<string, string>> = {
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  tv: 'Television',
};

/** Bowser also repeats names that it does not know. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/**
 * What a device says it is, in two words: `Phone, Firefox`. Only words of our own and names of browsers that Bowser knows
 * come out, whatever the header holds.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return MESSAGES.someDevice;
  const parser = Bowser.getParser(userAgent.slice(0, READ));
  const kind = KINDS[parser.getPlatformType()] ?? MESSAGES.someDevice;
  const browser = parser.getBrowserName();
  return BROWSERS.has(browser) ? MESSAGES.device(kind, browser) : kind;
}
