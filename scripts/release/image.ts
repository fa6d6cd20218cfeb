import { spawnSync } from 'node:child_process';

/** Programs that build an image from a Dockerfile, with the arguments before the tags. */
const BUILDERS = [
  ['docker', 'build'],
  ['podman', 'build'],
  ['buildah', 'build'],
] as const;

/** Builds the image with the first builder that works here. Returns a sentence about it. Throws if the build fails. */
export function buildImage(version: string): string {
  const found = BUILDERS.find(([name]) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);
  if (!found) return 'No image: there is no working docker, podman or buildah here.';
  const [name, build] = found;
  const tags = ['--tag', 'hush', '--tag', `hush:${version}`];
  if (spawnSync(name, [build, ...tags, '.'], { stdio: 'inherit' }).status !== 0)
    throw new Error(`${name} could not build the image; see above.`);
  return `Image: hush:${version}, built by ${name}.`;
}
