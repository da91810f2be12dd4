import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { FLOOR_PATH, RACK_PATH } from '../entities/jobs/job-paths.ts';
import { pages } from '../lib/pages.ts';
import {
  assistantUsers,
  consumerManagers,
  licenceManagers,
  quoteWriters,
  supplierManagers,
} from './access.ts';
import { FailureScreen } from './failure-screen.tsx';
import { Providers } from './providers.tsx';
import { Root } from './root.tsx';
import { lazyPage } from './routing/lazy-page.ts';
import type { PageHandle } from './routing/page-handle.ts';
import { everybody, forMembers, toHome, visitorsOnly } from './session/guards.ts';
import { Splash } from './splash.tsx';

type Load = () => Promise<ComponentType>;
type Access = Omit<PageHandle, 'title'>;

/** A private page: its sub-paths belong to it. Adding one is one line here and one in `navigation.ts`. */
const page = (path: string, title: string, load: Load, access: Access = {}): RouteObject => ({
  path: `${path}/*`,
  lazy: lazyPage(load),
  handle: { title, ...access } satisfies PageHandle,
});

const publicPage = (
  path: string,
  title: string,
  load: Load,
  loader: typeof visitorsOnly | typeof everybody,
): RouteObject => ({ path, loader, lazy: lazyPage(load), handle: { title } satisfies PageHandle });

/** A registry with its Excel sheets. */
const registry =
  (load: Load): Load =>
  async () => {
    const [{ withSheets }, Page] = await Promise.all([import('./pages/with-sheets.tsx'), load()]);
    return withSheets(Page);
  };

const dashboard: Load = () => import('./pages/dashboard-route.tsx').then((module) => module.DashboardRoute);

const privatePages: RouteObject[] = [
  { index: true, lazy: lazyPage(dashboard), handle: { title: 'Dashboard' } satisfies PageHandle },
  page(pages.dashboard, 'Dashboard', dashboard),
  page(pages.jobs, 'Commesse', () => import('./pages/jobs-route.tsx').then((m) => m.JobsRoute)),
  // A separate page: offline, only its files are available.
  page(FLOOR_PATH, 'Reparto', () => import('./pages/floor-route.tsx').then((m) => m.FloorRoute)),
  page(RACK_PATH, 'Magazzino', () => import('../features/rack/pages/rack-page.tsx').then((m) => m.RackPage)),
  page(
    pages.customers,
    'Anagrafica Clienti',
    registry(() => import('./pages/customers-route.tsx').then((m) => m.CustomersRoute)),
  ),
  page(
    pages.materials,
    'Anagrafica Materiali',
    registry(() => import('../features/materials/pages/materials-page.tsx').then((m) => m.MaterialsPage)),
  ),
  page(
    pages.works,
    'Anagrafica Lavorazioni',
    registry(() => import('../features/works/pages/works-page.tsx').then((m) => m.WorksPage)),
  ),
  page(
    pages.costs,
    'Anagrafica Costi',
    registry(() => import('../features/costs/pages/costs-page.tsx').then((m) => m.CostsPage)),
  ),
  page(
    pages.machines,
    'Parco Macchine',
    registry(() => import('../features/machines/pages/machines-page.tsx').then((m) => m.MachinesPage)),
  ),
  page(pages.rules, 'Regole di prezzo', () =>
    import('../features/rules/pages/rules-page.tsx').then((m) => m.RulesPage),
  ),
  ...[pages.customers, pages.materials, pages.works, pages.costs, pages.machines].map((path) =>
    page(
      `${path}/importa`,
      'Importa da Excel',
      () => import('../features/imports/pages/import-page.tsx').then((m) => m.ImportPage),
      { licensed: true },
    ),
  ),
  page(
    pages.quoteTools,
    'Nuovo Preventivo',
    () => import('./pages/quote-tools-route.tsx').then((m) => m.QuoteToolsRoute),
    { licensed: true },
  ),
  page(pages.requests, 'Richieste', () =>
    import('../features/requests/pages/requests-route.tsx').then((m) => m.RequestsRoute),
  ),
  page(pages.quoteHistory, 'Storico Preventivi', () =>
    import('./pages/quote-history-route.tsx').then((m) => m.QuoteHistoryRoute),
  ),
  page(
    'quote-history/importa',
    'Importa da Excel',
    () => import('../features/imports/pages/import-page.tsx').then((m) => m.ImportPage),
    { licensed: true, needs: quoteWriters },
  ),
  page(
    pages.cuttingData,
    'Calcolo Parametri',
    () => import('../features/cutting/pages/cutting-page.tsx').then((m) => m.CuttingPage),
    { licensed: true },
  ),
  page(
    pages.camAnalyzer,
    'CAM Analyzer',
    () => import('./pages/cam-analyzer-route.tsx').then((m) => m.CamAnalyzerRoute),
    { licensed: true },
  ),
  page(
    pages.assistant,
    '3D Assistant',
    () => import('./pages/assistant-route.tsx').then((m) => m.AssistantRoute),
    { needs: assistantUsers, licensed: true },
  ),
  page(pages.profile, 'Profilo aziendale', () =>
    import('./pages/profile-route.tsx').then((m) => m.ProfileRoute),
  ),
  page(pages.changePassword, 'Cambio password', () =>
    import('../features/auth/pages/change-password-page.tsx').then((m) => m.ChangePasswordPage),
  ),
  page(pages.secondFactor, 'Verifica in due passaggi', () =>
    import('../features/second-factor/pages/second-factor-page.tsx').then((m) => m.SecondFactorPage),
  ),
  page(pages.sessions, 'Sessioni attive', () =>
    import('./pages/sessions-route.tsx').then((m) => m.SessionsRoute),
  ),
  page(pages.integrations, 'Integrazioni', () =>
    import('../features/integrations/pages/integrations-page.tsx').then((m) => m.IntegrationsPage),
  ),
  page(pages.connect, 'Collegare un programma', () =>
    import('../features/integrations/pages/consent-page.tsx').then((m) => m.ConsentPage),
  ),
  page(
    pages.shopPage,
    'Pagina per i clienti',
    () => import('./pages/shop-settings-route.tsx').then((m) => m.ShopSettingsRoute),
    { needs: consumerManagers },
  ),
  page(
    pages.users,
    'Gestione Utenti',
    () => import('../features/users/pages/users-page.tsx').then((m) => m.UsersPage),
    { needs: consumerManagers },
  ),
  page(
    pages.licences,
    'Assegnazione Licenze',
    () => import('./pages/licences-route.tsx').then((m) => m.LicencesRoute),
    { needs: licenceManagers },
  ),
  page(pages.addons, 'Gestione Addon', () => import('./pages/addons-route.tsx').then((m) => m.AddonsRoute), {
    needs: licenceManagers,
  }),
  page(
    pages.superusers,
    'Gestione SuperUser',
    () => import('../features/supplier/pages/superusers-page.tsx').then((m) => m.SuperusersPage),
    { needs: supplierManagers },
  ),
  page(
    pages.addonRoles,
    'Addon per Ruoli',
    () => import('../features/addons/pages/addon-roles-page.tsx').then((m) => m.AddonRolesPage),
    { needs: supplierManagers },
  ),
  page(
    pages.usage,
    'Statistiche di utilizzo',
    () => import('./pages/usage-route.tsx').then((m) => m.UsageRoute),
    { needs: supplierManagers },
  ),
  page(
    pages.assignments,
    'Assegnazione utenti-Admin',
    () => import('../features/supplier/pages/assignment-page.tsx').then((m) => m.AssignmentPage),
    { needs: supplierManagers },
  ),
];

const publicPages: RouteObject[] = [
  publicPage(
    pages.login,
    'Accedi',
    () => import('./pages/login-route.tsx').then((m) => m.LoginRoute),
    visitorsOnly,
  ),
  publicPage(
    pages.register,
    'Registrati',
    () => import('./pages/register-route.tsx').then((m) => m.RegisterRoute),
    visitorsOnly,
  ),
  publicPage(
    'contatti',
    'Contatti',
    () => import('../features/contact/pages/contact-page.tsx').then((m) => m.ContactPage),
    everybody,
  ),
  publicPage(
    'forgot-password',
    'Password dimenticata',
    () => import('../features/auth/pages/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    everybody,
  ),
  publicPage(
    'reset-password',
    'Nuova password',
    () => import('../features/auth/pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    everybody,
  ),
  publicPage(
    'conferma-email',
    'Conferma dell’indirizzo',
    () => import('../features/auth/pages/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
    everybody,
  ),
  publicPage(
    'invito/:token',
    'Invito',
    () => import('./pages/invitation-route.tsx').then((m) => m.InvitationRoute),
    everybody,
  ),
];

/** The outermost boundary is outside the providers and brings its own. */
const RootFailure = () => (
  <Providers scheme="light">
    <FailureScreen />
  </Providers>
);

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RootFailure,
      children: [
        {
          lazy: lazyPage(() => import('./shell/private-shell.tsx').then((m) => m.PrivateShell)),
          ...forMembers,
          children: [{ ErrorBoundary: FailureScreen, children: privatePages }],
        },
        {
          lazy: lazyPage(() => import('./public-shell/public-shell.tsx').then((m) => m.PublicShell)),
          ErrorBoundary: FailureScreen,
          children: publicPages,
        },
        {
          // A buyer's page: the shop's letterhead instead of ours.
          path: 'offerta/:token',
          lazy: lazyPage(() => import('../features/offers/pages/offer-page.tsx').then((m) => m.OfferPage)),
          ErrorBoundary: FailureScreen,
          handle: { title: 'Offerta' } satisfies PageHandle,
        },
        { path: '*', loader: toHome },
      ],
    },
  ]);
