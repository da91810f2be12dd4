import { expect } from '@playwright/test';
import { enter, signIn } from './app/enter.ts';
import { expectPage } from './app/log-in.ts';
import { moveTo } from './app/move-to.ts';
import { test } from './app/test.ts';
import { verifyAs } from './app/verify-as.ts';

const protectedPaths = [
  '/quote-tools',
  '/quote-history',
  '/dashboard/commesse',
  '/customers',
  '/costs',
  '/materials',
  '/machines',
  '/works',
  '/calcolo-parametri',
  '/threading-table',
  '/cam-assistant',
  '/profile',
  '/change-password',
  '/due-passaggi',
  '/sessions',
  '/integrazioni',
  '/collega',
  '/admin-users',
  '/admin-licenses',
  '/addon-management',
  '/addon-roles',
  '/superuser-management',
  '/user-assignment',
  '/usage-analytics',
];

test('every private page sends a visitor to the login', async ({ page }) => {
  const [first = '', ...others] = protectedPaths;
  await page.goto(first);
  await expect(page, first).toHaveURL(/\/login$/);
  for (const path of others) {
    await moveTo(page, path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
});

test('an unknown address leads home, for every user', async ({ page }) => {
  await page.goto('/non/esiste');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Inizia gratuitamente' }).first()).toBeVisible();
  await enter(page, '/non/esiste');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectPage(page, /, Anna$/);
});

test('a page without permission says so and leads back', async ({ page }) => {
  await enter(page, '/sessions');
  await expectPage(page, 'Sessioni attive');
  await verifyAs(page, { capabilities: [] });
  await page.goto('/quote-tools');
  await expectPage(page, 'Accesso non autorizzato');
  await expect(page.getByRole('link', { name: 'Nuovo Preventivo (funzione non attiva)' })).toBeVisible();
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(page).toHaveURL(/\/sessions$/);
  await expectPage(page, 'Sessioni attive');
});

/** Pages by capability (SPEC section 6), in odd case and with blanks, which must not matter. */
const rights = [
  { capability: ' Insertion ', opens: ['/quote-tools'] },
  { capability: '3D ASSISTANT', opens: ['/cam-assistant'] },
  {
    capability: 'Manage Consumer Licenses',
    opens: ['/admin-users', '/admin-licenses', '/addon-management'],
  },
  {
    capability: 'manage supplier licenses',
    opens: [
      '/admin-licenses',
      '/addon-management',
      '/superuser-management',
      '/addon-roles',
      '/usage-analytics',
      '/user-assignment',
    ],
  },
] as const;
const titles = {
  '/quote-tools': 'Nuovo Preventivo',
  '/cam-assistant': '3D Assistant',
  '/admin-users': 'Gestione Utenti',
  '/admin-licenses': 'Assegnazione Licenze',
  '/addon-management': 'Gestione Addon',
  '/superuser-management': 'Gestione SuperUser',
  '/addon-roles': 'Addon per Ruoli',
  '/usage-analytics': 'Statistiche di utilizzo',
  '/user-assignment': 'Assegnazione utenti-Admin',
} as const;
const guarded = Object.keys(titles) as (keyof typeof titles)[];

test('each capability opens its pages and no other', async ({ page }) => {
  await signIn(page);
  for (const { capability, opens } of rights) {
    await page.unroute('**/api/auth/verify');
    await verifyAs(page, { capabilities: [capability] });
    await page.goto('/dashboard');
    await expectPage(page, /, Anna$/);
    for (const path of guarded) {
      const [title, isOpen] = [titles[path], (opens as readonly string[]).includes(path)];
      await moveTo(page, path);
      await expectPage(page, isOpen ? title : 'Accesso non autorizzato');
      await expect(page, `«${capability}»`).toHaveTitle(`${title} · Truciolo`);
    }
  }
});
