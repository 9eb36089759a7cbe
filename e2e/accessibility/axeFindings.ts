import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every page compiles it anew; the minified half is enough. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Axe violations of any severity: the rule, the elements, and the fault of the first one. Pages have no frames of other
 * origins, so axe can run in the page itself (legacy mode); reporting only violations takes a quarter of the time.
 */
export const axeFindings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}: ${nodes[0]?.failureSummary ?? ''}`,
  );
};
