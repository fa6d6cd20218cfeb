import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

/**
 * Draws the face for a seed and returns it as a data URL. A separate chunk: until it has loaded, faces are shown as
 * first letters.
 */
export function drawFace(seed: string): string {
  return createAvatar(lorelei, { seed }).toDataUri();
}
