// @ts-check
import { demoAccount } from '../browser/running-app.mjs';

/**
 * One scene of the film. Scenes are played in order in one browser window; a new feature adds its scene here.
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
    async play({ page, pause }) {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await pause(3200);
    },
  },
  {
    name: 'history',
    caption: 'Ogni preventivo si ritrova mentre scrivi, con margine ed esito.',
    async play(hand) {
      await openBySidebar(hand, 'Storico Preventivi');
      await hand.page.getByRole('row').nth(2).waitFor();
      await hand.pause(1800);
      await hand.type(hand.page.getByRole('searchbox').first(), 'C45');
      await hand.pause(1800);
    },
  },
  {
    name: 'quote',
    caption: 'Grezzo, ciclo e prezzo per ogni quantità: ogni numero dice da dove viene.',
    poster: true,
    async play(hand) {
      await hand.click(hand.page.getByRole('row').nth(1));
      await hand.page.waitForURL('**/quote-tools/*');
      await hand.page.getByRole('region', { name: 'Perché questo prezzo?' }).waitFor();
      await hand.pause(3800);
    },
  },
  {
    name: 'cam',
    caption: 'Un programma NC diventa tempo ciclo, utensili, percorso in 3D e costo.',
    async play(hand) {
      await openBySidebar(hand, 'CAM Analyzer');
      await hand.pause(900);
      await hand.click(hand.page.getByRole('tab', { name: 'Analizzatore CAM' }));
      await hand.click(hand.page.getByRole('button', { name: 'Prova con un esempio' }));
      await hand.page.getByTestId('cycle-time').waitFor();
      await hand.pause(3600);
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
