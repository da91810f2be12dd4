// @ts-check

/** @typedef {{ name: string, path: string }} AppPage */

/** Always light. @type {readonly AppPage[]} */
export const publicPages = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'contatti', path: '/contatti' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=esempio' },
  { name: 'privacy', path: '/privacy' },
];

/** Of a company's user. @type {readonly AppPage[]} */
export const privatePages = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'customers', path: '/customers' },
  { name: 'materials', path: '/materials' },
  { name: 'works', path: '/works' },
  { name: 'costs', path: '/costs' },
  { name: 'machines', path: '/machines' },
  { name: 'requests', path: '/richieste' },
  { name: 'quote-tools', path: '/quote-tools' },
  { name: 'quote-history', path: '/quote-history' },
  { name: 'commesse', path: '/dashboard/commesse' },
  { name: 'calcolo-parametri', path: '/calcolo-parametri' },
  { name: 'threading-table', path: '/threading-table' },
  { name: 'cam-analyzer', path: '/threading-table/cam' },
  { name: 'cam-assistant', path: '/cam-assistant' },
  { name: 'profile', path: '/profile' },
  { name: 'change-password', path: '/change-password' },
  { name: 'second-factor', path: '/due-passaggi' },
  { name: 'sessions', path: '/sessions' },
  { name: 'integrations', path: '/integrazioni' },
  { name: 'connect', path: '/collega?client_id=esempio&redirect_uri=https%3A%2F%2Fesempio.it' },
  { name: 'shop-page', path: '/pagina-clienti' },
  { name: 'admin-users', path: '/admin-users' },
  { name: 'admin-licenses', path: '/admin-licenses' },
  { name: 'addon-management', path: '/addon-management' },
];

/** Sheets of the registries and of past quotes. @type {readonly AppPage[]} */
export const importPages = [
  { name: 'customers-import', path: '/customers/importa' },
  { name: 'materials-import', path: '/materials/importa' },
  { name: 'works-import', path: '/works/importa' },
  { name: 'costs-import', path: '/costs/importa' },
  { name: 'machines-import', path: '/machines/importa' },
  { name: 'quote-history-import', path: '/quote-history/importa' },
];

/** Opened by a link in a mail; here by one that leads nowhere. @type {readonly AppPage[]} */
export const linkedPages = [
  { name: 'invitation', path: '/invito/esempio' },
  { name: 'confirm-email', path: '/conferma-email?token=esempio' },
  { name: 'offer', path: '/offerta/esempio' },
];

/** Looked at here, searched in their own journeys. @type {readonly AppPage[]} */
export const journeyPages = [
  { name: 'rules', path: '/rules' },
  { name: 'commesse-bacheca', path: '/dashboard/commesse/bacheca' },
  { name: 'commesse-calendario', path: '/dashboard/commesse/calendario' },
  { name: 'commesse-piano', path: '/dashboard/commesse/piano' },
  { name: 'commesse-reparto', path: '/dashboard/commesse/reparto' },
  { name: 'commesse-magazzino', path: '/dashboard/commesse/magazzino' },
  { name: 'commesse-acquisti', path: '/dashboard/commesse/acquisti' },
  { name: 'commesse-fatturare', path: '/dashboard/commesse/fatturare' },
];

/** Of the supplier's administrators. @type {readonly AppPage[]} */
export const supplierPages = [
  { name: 'superuser-management', path: '/superuser-management' },
  { name: 'addon-roles', path: '/addon-roles' },
  { name: 'usage-analytics', path: '/usage-analytics' },
  { name: 'user-assignment', path: '/user-assignment' },
];
