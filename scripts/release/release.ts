import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { RELEASES, writeArchive } from './archive';
import { type Entry, entryOf } from './changelog';
import { buildImage } from './image';
import { Refusal } from './refusal';
import { currentVersion, isNewer, numbersOf, setVersion, VERSIONED } from './versions';

export interface Options {
  version: string;
  /** The shell command that must pass first. The tag says which one it was. */
  check: string;
  /** Whether to build the image if a builder is available. */
  image: boolean;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const commitOf = (name: string) => {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
};

/**
 * Makes a release of the commit that is checked out: checks it, sets the version, builds the archive and the image,
 * commits and tags. If the commit has the version's tag already, only checks and builds. Prints the command that
 * publishes the release. If it refuses or fails, branch, tags and files are as before.
 */
export function release({ version, check, image }: Options): void {
  const tag = `v${version}`;
  const before = git('rev-parse', 'HEAD');
  const isTagged = commitOf(tag) === before;
  const branch = spawnSync('git', ['symbolic-ref', '--short', '--quiet', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const { date, text } = entryOrRefuse({ version, tag, branch, isTagged });

  if (spawnSync(check, { shell: true, stdio: 'inherit' }).status !== 0)
    throw new Refusal(`\`${check}\` failed: see above, mend it and try again.`);
  refuseIfChanged(`\`${check}\` changed files`);

  let said: string[];
  try {
    if (!isTagged) setVersion(version);
    const archive = writeArchive(date);
    if (git('status', '--porcelain', '--', 'docs/licences.md') !== '') {
      git('restore', '--', 'docs/licences.md');
      throw new Refusal('docs/licences.md is stale: run `npm run sbom`, commit what it writes and try again.');
    }
    writeFileSync(`${RELEASES}/notes.md`, `${text}\n`);
    said = [`Archive: ${archive}`, image ? buildImage(version) : 'No image: --no-image.'];
    if (!isTagged) {
      git('commit', '--quiet', '--message', `release: ${version}`, '--', ...VERSIONED);
      git('tag', '--annotate', tag, '--message', `Hush ${version}\n\nChecked by: ${check}`);
    }
  } catch (error) {
    if (!isTagged) undo(before, tag);
    throw error;
  }
  if (check !== 'npm test') said.push(`Checked by \`${check}\` instead of \`npm test\`; the tag says so.`);
  if (!isTagged) said.push(`Nothing is published yet. To publish: git push --atomic origin ${branch} ${tag}`);
  console.log(said.join('\n'));
}

interface Request {
  version: string;
  tag: string;
  branch: string;
  isTagged: boolean;
}

/** Returns the changelog's entry for the version if everything is ready for a release. */
function entryOrRefuse({ version, tag, branch, isTagged }: Request): Entry {
  const current = currentVersion();
  if (numbersOf(version) === null) throw new Refusal(`"${version}" is not a version: give three numbers, like 1.0.1.`);
  refuseIfChanged('There are changes that are not committed');
  if (isTagged && current !== version)
    throw new Refusal(`The commit of ${tag} states version ${current}. Delete the tag and make the release again.`);
  if (!isTagged && commitOf(tag)) throw new Refusal(`The tag ${tag} exists on another commit: choose a newer version.`);
  if (!isTagged && !isNewer(version, current))
    throw new Refusal(`The version is ${current} now: choose a newer one than ${version}.`);
  if (!isTagged && branch === '') throw new Refusal('No branch is checked out: run `git switch main` first.');
  const entry = entryOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (entry) return entry;
  const heading = `## [${version}] - ${new Date().toISOString().slice(0, 10)}`;
  throw new Refusal(`CHANGELOG.md has no entries under "${heading}": add them, commit and try again.`);
}

function refuseIfChanged(what: string): void {
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Refusal(`${what}: commit or remove them and try again.\n${changed}`);
}

/** Removes the tag and the commit if they were made, and sets the versions back. Other files stay as they are. */
function undo(before: string, tag: string): void {
  if (commitOf(tag) !== null) git('tag', '--delete', tag);
  git('reset', '--quiet', '--soft', before);
  git('restore', '--staged', '--worktree', '--source', before, '--', ...VERSIONED);
}
