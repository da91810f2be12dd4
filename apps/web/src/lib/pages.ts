/** Addresses of the pages; sub-paths belong to their page. Links, menus and the router take them from here. */
export const pages = {
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  jobs: '/dashboard/commesse',
  customers: '/customers',
  materials: '/materials',
  works: '/works',
  costs: '/costs',
  machines: '/machines',
  rules: '/rules',
  quoteTools: '/quote-tools',
  requests: '/richieste',
  quoteHistory: '/quote-history',
  cuttingData: '/calcolo-parametri',
  camAnalyzer: '/threading-table',
  assistant: '/cam-assistant',
  profile: '/profile',
  changePassword: '/change-password',
  secondFactor: '/due-passaggi',
  sessions: '/sessions',
  integrations: '/integrazioni',
  /** Consent of a person for a program; its address is published as the authorization endpoint. */
  connect: '/collega',
  shopPage: '/pagina-clienti',
  users: '/admin-users',
  licences: '/admin-licenses',
  addons: '/addon-management',
  superusers: '/superuser-management',
  addonRoles: '/addon-roles',
  usage: '/usage-analytics',
  assignments: '/user-assignment',
} as const;

/** The page of one quote. */
export const quotePath = (guid: string): string => `${pages.quoteTools}/${guid}`;

/** The inbox with one request opened, and the page that reads it. */
export const requestPath = (guid: string): string => `${pages.requests}/${guid}`;
export const readingPath = (guid: string): string => `${pages.requests}/${guid}/lettura`;
