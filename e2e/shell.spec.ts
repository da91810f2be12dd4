import { expect, type Page } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { enter, signIn } from './app/enter.ts';
import { expectPage } from './app/log-in.ts';
import { openInside } from './app/move-to.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';
import { verifyAs } from './app/verify-as.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principale' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name });
const palette = (page: Page) => dialog(page, 'Cerca pagine, anagrafiche e preventivi');

test('the sidebar lists every page, marks the current one, expands its group, and can be collapsed', async ({
  page,
}) => {
  await test.step('the sidebar lists every page, greets by name and marks the current one', async () => {
    await enter(page, '/materials');
    await expect(menu(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Anagrafica Clienti',
      'Anagrafica Materiali',
      'Anagrafica Lavorazioni',
      'Anagrafica Costi',
      'Parco Macchine',
      'Regole di prezzo',
      'Nuovo Preventivo',
      'Richieste',
      'Storico Preventivi',
      'Commesse',
      'Calcolo Parametri',
      'CAM Analyzer',
      '3D Assistant',
    ]);
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Anagrafica Materiali');
    await expect(page.getByText('Ciao, Anna')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
  await test.step('a group expands by itself when the page belongs to it', async () => {
    await openInside(page, '/sessions');
    await expect(group(page, 'Impostazioni Utente')).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Sessioni attive');
    await group(page, 'Impostazioni Utente').click();
    await expect(menu(page).getByRole('link', { name: 'Sessioni attive' })).toBeHidden();
  });
  await test.step('the sidebar can be collapsed, stays so, and expands for a group', async () => {
    await openInside(page, '/dashboard');
    const side = page.getByRole('complementary');
    const wide = (await side.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Restringi il menu' }).click();
    const narrow = async () => (await side.boundingBox())?.width ?? 0;
    await expect.poll(narrow).toBeLessThan(wide / 2);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Allarga il menu' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Parco Macchine' })).toBeVisible();
    await group(page, 'Impostazioni Utente').click();
    await expect(page.getByRole('button', { name: 'Restringi il menu' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Sessioni attive' })).toBeVisible();
  });
});

const userGroup = ['Profilo aziendale', 'Cambio password', 'Due passaggi', 'Sessioni attive', 'Integrazioni'];
const adminPanel = [
  'Gestione SuperUser',
  'Addon per Ruoli',
  'Statistiche di utilizzo',
  'Assegnazione utenti-Admin',
];
const groupsByCapability: readonly {
  readonly who: string;
  readonly capabilities: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
}[] = [
  { who: 'a user who manages nothing', capabilities: [], groups: { 'Impostazioni Utente': userGroup } },
  {
    who: 'a licence manager',
    capabilities: ['manage consumer licenses'],
    groups: {
      'Impostazioni Utente': [...userGroup, 'Pagina per i clienti'],
      'Gestione licenze': ['Gestione Utenti', 'Assegnazione Licenze', 'Gestione Addon'],
    },
  },
  {
    who: 'a supplier manager',
    capabilities: ['manage supplier licenses'],
    groups: {
      'Impostazioni Utente': userGroup,
      'Gestione licenze': ['Assegnazione Licenze', 'Gestione Addon'],
      'Pannello Amministratore': adminPanel,
    },
  },
];
test('the groups of the sidebar follow the capabilities', async ({ page }) => {
  await signIn(page);
  for (const { who, capabilities, groups } of groupsByCapability) {
    await page.unroute('**/api/auth/verify');
    await verifyAs(page, { capabilities });
    await page.goto('/dashboard');
    await expect(menu(page).getByRole('button'), who).toHaveText(Object.keys(groups));
    for (const [name, entries] of Object.entries(groups)) {
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'false');
      await group(page, name).click();
      const list = menu(page).locator(`[id="${await group(page, name).getAttribute('aria-controls')}"]`);
      await expect(list.getByRole('link')).toHaveText([...entries]);
    }
  }
});

test('Ctrl+K finds the pages that the user may open', async ({ page }) => {
  await verifyAs(page, { capabilities: [] });
  await enter(page, '/dashboard');
  await expectPage(page, /, Anna$/);
  await page.keyboard.press('Control+k');
  const search = palette(page).getByPlaceholder('Cerca una pagina, un cliente');
  await expect(search).toBeFocused();
  await search.fill('preventivo');
  await expect(palette(page)).toContainText('Nessuna pagina e nessuna voce con questo nome');
  await search.fill('sess');
  await page.keyboard.press('Enter');
  await expectPage(page, 'Sessioni attive');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

/** Reloads the page without the code of its shell, which holds the palette; returns the function that lets it in. */
async function withoutShell(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/private-shell/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/assets\/private-shell/);
  await page.goto('/change-password', { waitUntil: 'commit' });
  await asked;
  return release;
}

test('Ctrl+K keeps what is typed while its code loads, Enter included, and finds a quote', async ({
  page,
}) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await test.step('Ctrl+K keeps typed text while its code loads, and finds a quote', async () => {
    const release = await withoutShell(page);
    await page.keyboard.press('Control+k');
    // A typo, and letters that are keys of the page once it is there.
    await page.keyboard.type('ro-4471-n');
    release();
    const search = palette(page).getByRole('textbox');
    await expect(search).toHaveValue('ro-4471-n');
    await expect(search).toBeFocused();
    await page.keyboard.press('Backspace');
    const hit = palette(page).getByRole('button', { name: /^P-\d{4}-\d{4} · Rossi/ });
    await expect(hit).toContainText('Bozza');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/quote-tools/${quote.guid}$`));
  });
  await test.step('Enter pressed before the palette is there opens the best answer when it comes', async () => {
    const release = await withoutShell(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ro-4471');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(new RegExp(`/quote-tools/${quote.guid}$`));
  });
});

test('a new company sees its steps and the end of its trial, and single-key shortcuts work except while typing', async ({
  page,
}) => {
  await test.step('the bell shows when the trial ends', async () => {
    await enter(page, '/dashboard');
    // The notice is in the bell; the badge does not show from the first minute.
    await page.getByRole('button', { name: 'Notifiche', exact: true }).click();
    await expect(
      page.getByText(/^La licenza scade fra 1[45] giorni, il \d{2}\/\d{2}\/\d{4}\.$/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a new company sees four steps and its progress', async () => {
    const steps = page.getByRole('region', { name: 'Primi passi' });
    await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await steps.getByRole('link', { name: 'Carica logo' }).click();
    await expect(page).toHaveURL(/\/profile#logo$/);
  });
  await test.step('single-key shortcuts work anywhere, except while typing', async () => {
    await openInside(page, '/change-password');
    await expectPage(page, 'Cambio password');
    await page.getByLabel('Password attuale').pressSequentially('n?/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/change-password$/);
    await page.getByRole('heading', { name: 'Cambio password' }).click();
    await page.keyboard.press('?');
    const help = dialog(page, 'Scorciatoie da tastiera');
    await expect(help).toContainText('Nuovo preventivo');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/quote-tools$/);
  });
});

test('a page that does not load says so and can be retried, and a placeholder is shown while it loads', async ({
  page,
}) => {
  await test.step('a page that does not load says so and can be retried', async () => {
    await enter(page, '/dashboard');
    await expectPage(page, /, Anna$/);
    await page.route('**/assets/sessions-route*', (route) => route.abort());
    await group(page, 'Impostazioni Utente').click();
    await menu(page).getByRole('link', { name: 'Sessioni attive' }).click();
    await expect(page.getByRole('heading', { name: 'La pagina non si è caricata' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Torna alla dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await page.unroute('**/assets/sessions-route*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expectPage(page, 'Sessioni attive');
  });
  await test.step('a placeholder is shown while a page or a table loads', async () => {
    await page.goto('/dashboard');
    await expectPage(page, /, Anna$/);
    let letGo = () => {};
    const hold = () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      });
    const [pageHeld, letPageGo] = [hold(), () => letGo()];
    await page.route('**/assets/sessions-route*', async (route) => {
      await pageHeld;
      await route.continue();
    });
    await group(page, 'Impostazioni Utente').click();
    await menu(page).getByRole('link', { name: 'Sessioni attive' }).click();
    await expect(page.getByRole('status', { name: 'Caricamento della pagina' })).toBeVisible();
    letPageGo();
    const dataHeld = hold();
    await page.route('**/api/sessions', async (route) => {
      await dataHeld;
      await route.continue();
    });
    await expectPage(page, 'Sessioni attive');
    await page.reload();
    await expect(page.locator('[data-placeholder=table]').first()).toBeVisible();
    letGo();
    await expect(page.getByRole('table', { name: 'Sessioni attive' })).toBeVisible();
  });
});
