// @ts-check
import { findOrInstallChromium } from '../machine/find-chromium.mjs';

/** @returns {Promise<import('@playwright/test').Browser>} */
export async function openBrowser() {
  const { chromium } = await import('@playwright/test');
  // Chromium refuses its sandbox to root; containers often have a /dev/shm too small for it.
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      ...(asRoot ? ['--no-sandbox'] : []),
    ],
  });
}
