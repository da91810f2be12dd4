import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A colour of axe, whose types leave it out. */
interface AxeColour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColour;
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: AxeColour } } } };
  }
}

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

interface Finding {
  readonly id: string;
  readonly impact?: string | null | undefined;
  readonly targets: readonly (readonly unknown[])[];
}

/** axe reads the same few colours of a page thousands of times, by a library that takes a third of its run. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Omit<AxeColour, 'parseString'>>();
  prototype.parseString = function parseOnce(text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Loads axe into each frame that lacks it: its source is half a megabyte, and a document is judged several times. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => 'axe' in window);
    if (isLoaded) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(rememberColours);
  }
}

/** Runs axe in the page itself and asks for violations only: the whole report took four times as long. */
async function analyze(page: Page, part?: string, rules?: string[]): Promise<readonly Finding[]> {
  await loadAxe(page);
  const context = { include: part ? [[part]] : [], exclude: [[REPEATED_ROWS]] };
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(
    async (asked) => {
      const { violations } = await window.axe.run(asked.context, asked.options);
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        targets: nodes.map(({ target }) => target),
      }));
    },
    { context, options },
  );
}

const tell = ({ id, targets }: Finding): string =>
  `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`;

const severe = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(tell);

/** All axe findings on a part of the page, slight ones too. */
export async function findingsOf(page: Page, part: string): Promise<readonly string[]> {
  return (await analyze(page, part)).map(tell);
}

/** Serious and critical axe findings on the page or on a part of it, one line each. */
export async function severeFindings(page: Page, part?: string): Promise<readonly string[]> {
  await atRest(page);
  const fadeAgain = await withoutFading(page);
  const findings = await analyze(page, part);
  await fadeAgain();
  return severe(findings);
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
  return [...severe(light), ...severe(dark).map((finding) => `dark: ${finding}`)];
}
