import { newId } from '../net/entropy';
import { recall, remember } from './storage';

const DEVICE = 'hush.device';

/**
 * Returns this device's id. It is sent with requests for a seat, so that new credentials replace this device's earlier
 * ones.
 */
export function deviceId(): string {
  const known = recall(DEVICE);
  if (known !== null) return known;
  const made = newId();
  remember(DEVICE, made);
  return made;
}
