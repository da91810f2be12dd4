// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canAptInstall } from './apt-install.mjs';
import { programOnPath } from './find-program.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
  'brave-browser',
];

const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map(
  (name) => process.env[name] ?? '',
);

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...windowsFolders.flatMap((folder) => [
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(folder, 'Chromium', 'Application', 'chrome.exe'),
    join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]),
];

/** Where `npx playwright install chromium` would have put its own. */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Ubuntu's package is a shell script that asks for snap: only a browser that answers counts. @param {string} path */
function answers(path) {
  // On Windows `chrome.exe --version` opens a window instead of answering.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A Chromium, Chrome or Edge of this machine; CHROME_PATH wins. @returns {Promise<string | undefined>} */
async function findChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
  }
  const installed = [...names.map(programOnPath), ...places.filter((path) => existsSync(path))];
  return installed.find((path) => path !== undefined && answers(path)) ?? ofPlaywright();
}

/** @returns {Promise<string>} */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) return found;
  if (canAptInstall() && (await aptInstall(['chromium']))) {
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found. Install Chromium, Chrome or Edge (Debian: "sudo apt install chromium"), ' +
      'or run "npx playwright install chromium", or name the program in CHROME_PATH.',
  );
}

/** Debian's package of Chromium without a window. */
const SHELL = 'chromium-headless-shell';

/**
 * A browser for the journeys. The headless shell opens a page for half the processor time, because the whole Chromium
 * also starts renderers for the window that nobody sees.
 * @returns {string | undefined}
 */
const findShell = () => (process.env.CHROME_PATH ? undefined : programOnPath(SHELL));

/** @returns {Promise<string>} */
export const findHeadless = async () => findShell() ?? findOrInstallChromium();

/** @returns {Promise<string>} */
export async function findOrInstallHeadless() {
  if (!process.env.CHROME_PATH && !findShell() && canAptInstall()) await aptInstall([SHELL]);
  return findHeadless();
}
