import { spawnSync } from 'node:child_process';

/** Programs that build an image, with the arguments that keep its health check. */
const BUILDERS: readonly (readonly [name: string, ...args: string[]])[] = [
  ['docker', 'build'],
  ['podman', 'build', '--format', 'docker'],
  ['buildah', 'build', '--format', 'docker'],
];

/** Builds the image with the first builder that works here. Returns a sentence about it. Throws if the build fails. */
export function buildImage(version: string): string {
  const found = BUILDERS.find(([name]) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);
  if (!found) return 'No image: there is no working docker, podman or buildah here.';
  const [name, ...args] = found;
  const tags = ['--tag', 'hush', '--tag', `hush:${version}`];
  if (spawnSync(name, [...args, ...tags, '.'], { stdio: 'inherit' }).status !== 0)
    throw new Error(`${name} could not build the image; see above.`);
  return `Image: hush:${version}, built by ${name}.`;
}
