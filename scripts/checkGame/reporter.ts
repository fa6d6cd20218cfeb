import type { Reporter, TestCase, TestModule } from 'vitest/node';
import '#shared/testing/contract/index.ts';
import { saveProof } from '../games/proofs.mjs';
import { type Looked, provedRungs, rungLines } from './lines';

const NAMED_BY_RUNG = /(contract\.test\.tsx?|(boardContract|architecture)\.test\.ts)$/;

/** Reports a game's tests while vitest runs them. Prints the lines for a group of checks once its file is done. */
export default class RungReporter implements Reporter {
  readonly #told = new Set<string>();
  /** The game's own tests, reported together at the end. */
  readonly #own: Looked[] = [];
  readonly #ofRungs: Looked[] = [];

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) console.log(`✗ ${module.relativeModuleId}: ${error.message}`);
    const looked = [...module.children.allTests()].map(lookedOf);
    this.#own.push(...looked.filter(({ rung }) => rung === null));
    const ofRungs = looked.filter(({ rung }) => rung !== null);
    this.#ofRungs.push(...ofRungs);
    for (const line of rungLines(ofRungs, this.#told)) console.log(line);
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly { message: string }[]): void {
    for (const line of rungLines(this.#own)) console.log(line);
    for (const { message } of errors) console.log(`✗ ${message}`);
    const { HUSH_GAME, HUSH_SOURCES } = process.env;
    if (HUSH_GAME && HUSH_SOURCES) saveProof(HUSH_GAME, HUSH_SOURCES, provedRungs(this.#ofRungs));
  }
}

function lookedOf(test: TestCase): Looked {
  const { state, errors } = test.result();
  const { looked, unproved } = test.meta();
  const isOfRung = NAMED_BY_RUNG.test(test.module.moduleId);
  const words = state === 'failed' ? (errors?.[0]?.message ?? '') : (unproved ?? looked ?? '');
  const rung = isOfRung ? (test.parent.type === 'suite' ? test.parent.name : 'contract') : null;
  return { rung, title: test.fullName, state: state === 'pending' ? 'skipped' : state, words };
}
