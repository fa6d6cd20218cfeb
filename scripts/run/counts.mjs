// Reads the test runners' reports: how many tests passed, failed and were skipped, and why.

/**
 * Reads the counts in vitest's JSON report. Does not count skipped tests with the tag `leftOut`, because this run
 * leaves them out on purpose.
 */
export function unitCounts(report, leftOut) {
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, tags }) => ['skipped', 'pending', 'todo'].includes(status) && !tags?.includes(leftOut))
      .map(({ title, meta }) => ({ file: name, reason: meta.needs ?? meta.unproved ?? title })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

/** Reads the counts in Playwright's JSON report. All skipped tests get the reason `reason`. */
export function browserCounts({ stats }, reason) {
  const skipped = Array.from({ length: stats.skipped }, () => ({ file: 'e2e', reason }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped };
}

/**
 * Reads the counts in Playwright's JSON report for Firefox and WebKit. If an engine is missing, an annotation on its
 * tests gives the reason.
 */
export function engineCounts({ stats, suites }) {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  const tests = suites.flatMap(specsIn).flatMap((spec) => spec.tests);
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ projectName, annotations }) => ({
      file: `e2e/engines in ${projectName}`,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'the test says so',
    }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped };
}

export function sum(counts) {
  const total = (part) => counts.reduce((before, count) => before + count[part], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: counts.flatMap(({ skipped }) => skipped) };
}

/** Returns the last lines to print for a run: one line for each reason why tests were skipped, then the counts. */
export function closingLines({ passed, failed, skipped }, root) {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const lines = reasons.map((reason) => {
    const files = skipped.filter((test) => test.reason === reason).map(({ file }) => file.replace(`${root}/`, ''));
    return `${files.length} skipped, ${reason}: ${[...new Set(files)].join(', ')}`;
  });
  return [...lines, `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`];
}
