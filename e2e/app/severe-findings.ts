import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Further rows repeat the markup of the first ones; in a catalogue of hundreds they cost minutes. */
const REPEATED_ROWS = 'tbody tr:nth-child(n + 13)';

/**
 * The colour of an element that fades in or out cannot be judged. It is transparent a frame or two before its
 * transition starts, and one transition may start the next: the page is at rest when nothing has moved for a while.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isPassing = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quiet = 0; quiet < 5; quiet += 1) {
      // A transition that is replaced while it runs never settles its "finished": frames are counted instead.
      if (document.getAnimations().some(isPassing)) quiet = 0;
      await nextFrame();
    }
  });

/**
 * Disables transitions, so that a message that closes during the axe run is fully there or gone. The returned function
 * restores them.
 */
async function withoutFading(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    return still;
  });
  return () =>
    sheet.evaluate((still) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
    });
}

/** Runs axe in the page itself and asks for violations only: the whole report took four times as long. */
async function analyze(page: Page, part?: string, rules?: string[]): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .exclude(REPEATED_ROWS);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Serious and critical axe findings on the page or on a part of it, one line each. */
export async function severeFindings(page: Page, part?: string): Promise<readonly string[]> {
  await atRest(page);
  const fadeAgain = await withoutFading(page);
  const findings = await analyze(page, part);
  await fadeAgain();
  return findings;
}

const showTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => document.documentElement.setAttribute('data-mantine-color-scheme', name), theme);

/**
 * Findings of a light page, then those of its colours in the dark theme: a theme changes nothing but colours. The
 * attribute is all that the switch sets (`theme.spec.ts`), and it can be set while a dialog covers the switch.
 */
export async function severeFindingsInBothThemes(page: Page, part?: string): Promise<readonly string[]> {
  await atRest(page);
  const fadeAgain = await withoutFading(page);
  const light = await analyze(page, part);
  await showTheme(page, 'dark');
  const dark = await analyze(page, part, ['color-contrast']);
  await showTheme(page, 'light');
  await fadeAgain();
  return [...light, ...dark.map((finding) => `dark: ${finding}`)];
}
