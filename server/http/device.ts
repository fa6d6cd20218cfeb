import Bowser from 'bowser';
import { MESSAGES } from '../rooms/text';

/** Maximum number of characters of the User-Agent header that are read. */
const READ = 300;
const KINDS: Readonly<Record<string, string>> = {
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  tv: 'Television',
};

/** Browser names that may be shown. Bowser can return other names, taken from the header. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Describes a device by its kind and browser, as in `Phone, Firefox`. Never contains text from the header. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return MESSAGES.someDevice;
  const parser = Bowser.getParser(userAgent.slice(0, READ));
  const kind = KINDS[parser.getPlatformType()] ?? MESSAGES.someDevice;
  const browser = parser.getBrowserName();
  return BROWSERS.has(browser) ? MESSAGES.device(kind, browser) : kind;
}
