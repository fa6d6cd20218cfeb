import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, most of it waiting for other processes: begun last they would keep one core idle. */
const LONG = /scripts\/(chaos|guide|hostile)\.test\.ts$/;

/** Vitest's own order (largest files first where no earlier run is known) with the longest files before it. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
