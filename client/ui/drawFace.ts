import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

/** The face of a seed as a picture address. It is a chunk of its own; first letters are shown until it is there. */
export function drawFace(seed: string): string {
  return createAvatar(lorelei, { seed }).toDataUri();
}
