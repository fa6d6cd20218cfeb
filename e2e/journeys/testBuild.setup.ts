import { build, EXAMPLES, isBuilt } from '#scripts/run/build.mjs';
import { test as setup } from '../drivers/journey';

setup('the build for tests is up to date', async () => {
  if (!isBuilt(EXAMPLES)) await build(EXAMPLES);
});
