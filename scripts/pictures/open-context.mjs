// @ts-check

/**
 * A browser context as a person of the demo shop has it: Italian, still, cookie banner answered, logged in if asked.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {{
 *   viewport: { width: number, height: number },
 *   scale?: number,
 *   session?: { token: string, user: unknown } | undefined,
 * }} options
 */
export async function openContext(browser, url, { viewport, scale = 1, session }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: scale,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  const choice = encodeURIComponent('{"categories":["necessary"],"revision":1}');
  await context.addCookies([{ name: 'truciolo_consenso', value: choice, url }]);
  if (session) {
    await context.addInitScript(({ token, user }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    }, session);
  }
  return context;
}
