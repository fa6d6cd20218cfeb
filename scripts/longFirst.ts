import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files, which mostly wait for other processes. If they started last, cores would be idle at the end of the run.
 */
const LONG = /scripts\/(chaos|guide|hostile)\.test\.ts$/;

/** Uses Vitest's order (largest files first if no earlier run is known), but puts the slowest files first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
