// @ts-check
import { demoAccount } from '../browser/running-app.mjs';

/**
 * One scene of the film. Scenes are played in order in one browser window; a new capability adds its scene here.
 * @typedef {object} Scene
 * @property {string} name for messages and for `--only`
 * @property {string} caption Italian, one line; told by the captions because the film has no sound
 * @property {(hand: import('./film-hand.mjs').Hand) => Promise<void>} play
 * @property {boolean} [poster] its end is the still picture of the film
 */

/**
 * Goes to a page by the sidebar, as a user does.
 * @param {import('./film-hand.mjs').Hand} hand @param {string} name
 */
async function openBySidebar(hand, name) {
  await hand.click(hand.page.getByRole('link', { name, exact: true }).first());
  await hand.page.getByRole('heading', { level: 1 }).first().waitFor();
  await hand.pause(900);
}

/** @type {readonly Scene[]} */
export const scenes = [
  {
    name: 'landing',
    caption: 'Truciolo: il prezzo di ogni quantità, spiegato numero per numero.',
    async play({ page, pause, scroll }) {
      await page.goto('/');
      await pause(2600);
      await scroll(900, 1600);
      await pause(900);
      await scroll(-900, 700);
    },
  },
  {
    name: 'login',
    caption: 'Si entra dal browser, senza installare niente.',
    async play({ page, click, type, pause }) {
      await click(page.getByRole('link', { name: 'Accedi' }).first());
      await page.waitForURL('**/login');
      await type(page.locator('input[name="username"]'), demoAccount.username);
      await type(page.locator('input[name="password"]'), demoAccount.password);
      await click(page.getByRole('button', { name: 'Accedi', exact: true }));
      await page.waitForURL('**/dashboard');
      await pause(600);
    },
  },
  {
    name: 'dashboard',
    caption: 'La prima pagina dice da dove cominciare: logo, macchina, cliente, preventivo.',
    poster: true,
    async play({ page, pause }) {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await pause(3200);
    },
  },
  {
    name: 'palette',
    caption: 'Ctrl+K porta a ogni pagina senza toccare il mouse.',
    async play({ page, pause }) {
      await page.keyboard.press('Control+k');
      await pause(900);
      await page.keyboard.type('sessioni', { delay: 90 });
      await pause(900);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/sessions');
      await pause(600);
    },
  },
  {
    name: 'sessions',
    caption: 'Vedi da quali dispositivi è aperto il tuo account, e chiudi gli altri.',
    async play({ page, pause }) {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await pause(2400);
    },
  },
  {
    name: 'theme',
    caption: 'Chiaro di giorno, scuro la sera.',
    async play(hand) {
      await openBySidebar(hand, 'Dashboard');
      const theme = hand.page.getByText('Tema scuro');
      await hand.click(theme);
      await hand.pause(2200);
      await hand.click(theme);
      await hand.pause(900);
    },
  },
];
