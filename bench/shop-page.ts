import { startServer } from '../scripts/e2e/start-server.mjs';
import { findOrInstallChromium } from '../scripts/machine/find-chromium.mjs';
import { demand } from '../testing/ask.ts';
import { lookAt, scoresOf } from './lighthouse/look-at.ts';
import { measureFlood } from './shop-page/measure-flood.ts';
import { measureRange } from './shop-page/measure-range.ts';
import { demoToken } from './timing/demo-token.ts';
import type { Measure } from './timing/time-calls.ts';

/** Shows the page of the demo company to search engines, as Lighthouse wants to see it; answers its address. */
async function showPage(base: string, token: string): Promise<string> {
  const { slug } = await demand<{ slug: string }>(base, {
    method: 'PATCH',
    path: '/shop-page',
    token,
    body: { base: { indexed: false }, changes: { indexed: true } },
  });
  return slug;
}

/** The page of the demo company: its users under a flood, Lighthouse on a phone, and the time to a range. */
export async function run(): Promise<Measure[]> {
  const executablePath = await findOrInstallChromium();
  const server = await startServer({ LOG_LEVEL: 'error', DEMO: 'on', TRUST_PROXY: 'on' });
  try {
    const base = `${server.url}/api`;
    const token = await demoToken(base);
    const slug = await showPage(base, token);
    const page = `${server.url}/officina/${slug}`;
    const ranges = await measureRange(page, executablePath);
    const scores = scoresOf('shop page', await lookAt(page, executablePath));
    return [...(await measureFlood(base, token, slug)), ...ranges, ...scores];
  } finally {
    await server.stop();
  }
}
