import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rows further down repeat the markup of the first ones; in a catalogue of hundreds they cost minutes. */
const REPEATED_ROWS = 'tbody tr:nth-child(n + 13)';

/** What axe calls serious or critical on the page as it stands, one line each. */
export async function severeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude(REPEATED_ROWS).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
