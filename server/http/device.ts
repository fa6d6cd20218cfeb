import Bowser from 'bowser';
import { DEVICES } from '../rooms/text';

/** Maximum number of characters of the User-Agent header that are read. */
const READ = 300;

/** Browser names that may be shown. Bowser can return other names, taken from the header. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Describes a device by its kind and browser, as in `Phone, Firefox`. Never contains text from the header. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return DEVICES.some;
  const parser = Bowser.getParser(userAgent.slice(0, READ));
  const kind = Object.entries(DEVICES).find(([name]) => name === parser.getPlatformType())?.[1] ?? DEVICES.some;
  const browser = parser.getBrowserName();
  return BROWSERS.has(browser) ? `${kind}, ${browser}` : kind;
}
