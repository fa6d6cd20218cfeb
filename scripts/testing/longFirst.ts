import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Matches the slowest test files. These tests mostly wait for other processes, so cores would be idle at the end if the
 * tests started last.
 */
const LONG = /scripts\/(chaos\/run|repository\/running\/guide|hostile\/run)\.test\.ts$/;

/** Keeps Vitest's order, but puts the slowest files first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
