// @ts-check

import { ensureBuilt } from '../build/ensure-built.mjs';
import { startServer } from '../e2e/start-server.mjs';
import { installIfNeeded } from '../workspace/install.mjs';
import { step } from '../workspace/step.mjs';

/** The accounts that a fresh embedded database brings along. */
export const demoAccount = { username: 'demo@truciolo.it', password: 'Truciolo2026!' };
export const supplierAccount = { username: 'fornitore@truciolo.it', password: 'Truciolo2026!' };

/**
 * The application to look at: the given address, or a built server of our own with fresh demo data.
 * @param {string | undefined} given
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function runningApp(given) {
  if (given) return { url: given.replace(/\/$/, ''), stop: async () => {} };
  await installIfNeeded('everything');
  await ensureBuilt();
  return step('Start a server with sample data', () => startServer({ DEMO: 'on' }));
}

/**
 * Logs in by the API and returns the data that the app stores in the browser.
 * @param {string} url @param {typeof demoAccount} account @returns {Promise<{ token: string, user: unknown }>}
 */
export async function logIn(url, account) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const body = await answer.json();
  if (!body.token) {
    throw new Error(`${account.username} cannot log in at ${url}: ${body.message ?? answer.status}`);
  }
  return { token: body.token, user: body.user };
}

/** @param {string} url @param {string} token @param {'light' | 'dark'} theme */
export async function setTheme(url, token, theme) {
  const answer = await fetch(`${url}/api/preferences`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ theme }),
  });
  if (!answer.ok) throw new Error(`The theme cannot be changed: ${answer.status}`);
}
