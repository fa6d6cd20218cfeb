import Bowser from 'bowser';
import { DEVICE_KINDS, type SeatQuestionView } from '#shared/room/room.ts';
import { DEVICES } from '../rooms/text';

/** Maximum number of characters of the User-Agent header that are read. */
const READ = 300;

/** Browser names that may be shown. Bowser can return other names, taken from the header. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Describes a device by its kind and browser, as in `Phone, Firefox`. Never contains text from the header. */
export function describeDevice(userAgent: string): Pick<SeatQuestionView, 'device' | 'kind'> {
  if (userAgent === '') return { device: DEVICES.some, kind: 'some' };
  const parser = Bowser.getParser(userAgent.slice(0, READ));
  const kind = DEVICE_KINDS.find((known) => known === parser.getPlatformType()) ?? 'some';
  const browser = parser.getBrowserName();
  return { device: BROWSERS.has(browser) ? `${DEVICES[kind]}, ${browser}` : DEVICES[kind], kind };
}
