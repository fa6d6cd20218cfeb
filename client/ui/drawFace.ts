import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

/**
 * Draws the face for a seed and returns it as a data URL. This code is a separate chunk. Until it has loaded, first
 * letters are shown instead of faces.
 */
export function drawFace(seed: string): string {
  return createAvatar(lorelei, { seed }).toDataUri();
}
