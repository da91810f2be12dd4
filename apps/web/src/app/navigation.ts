import {
  IconAdjustments,
  IconArrowsSplit2,
  IconBriefcase,
  IconBuildingFactory2,
  IconCalculator,
  IconChartBar,
  IconClock,
  IconCoinEuro,
  IconCube,
  IconDeviceLaptop,
  IconFilePlus,
  IconHome,
  IconId,
  IconInbox,
  IconKey,
  IconLink,
  IconLock,
  IconPlugConnected,
  type IconProps,
  IconPuzzle,
  IconRoute,
  IconSettings,
  IconShield,
  IconShieldLock,
  IconStack2,
  IconTable,
  IconUser,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { pages } from '../lib/pages.ts';
import { hasCapability } from '../lib/session/capabilities.ts';
import {
  assistantUsers,
  consumerManagers,
  licenceManagers,
  quoteWriters,
  supplierManagers,
} from './access.ts';

type Icon = ComponentType<IconProps>;

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: Icon;
  /** Any one of these opens the page; without it the entry shows a lock. */
  readonly needs?: readonly string[];
}

export interface NavGroup {
  readonly label: string;
  readonly icon: Icon;
  readonly entries: readonly NavEntry[];
}

/** The sidebar from top to bottom; a rule separates two sections. */
export const navSections: readonly (readonly NavEntry[])[] = [
  [
    { label: 'Dashboard', to: pages.dashboard, icon: IconHome },
    { label: 'Anagrafica Clienti', to: pages.customers, icon: IconUsers },
    { label: 'Anagrafica Materiali', to: pages.materials, icon: IconStack2 },
    { label: 'Anagrafica Lavorazioni', to: pages.works, icon: IconSettings },
    { label: 'Anagrafica Costi', to: pages.costs, icon: IconCoinEuro },
    { label: 'Parco Macchine', to: pages.machines, icon: IconBuildingFactory2 },
    { label: 'Regole di prezzo', to: pages.rules, icon: IconArrowsSplit2 },
  ],
  [
    { label: 'Nuovo Preventivo', to: pages.quoteTools, icon: IconFilePlus, needs: quoteWriters },
    { label: 'Richieste', to: pages.requests, icon: IconInbox },
    { label: 'Storico Preventivi', to: pages.quoteHistory, icon: IconClock },
    { label: 'Commesse', to: pages.jobs, icon: IconBriefcase },
  ],
  [
    { label: 'Calcolo Parametri', to: pages.cuttingData, icon: IconCalculator },
    { label: 'CAM Analyzer', to: pages.camAnalyzer, icon: IconRoute },
    { label: '3D Assistant', to: pages.assistant, icon: IconCube, needs: assistantUsers },
  ],
];

/** Groups of the sidebar. An entry that `needs` what the user lacks is left out; an empty group too. */
const navGroups: readonly NavGroup[] = [
  {
    label: 'Impostazioni Utente',
    icon: IconUser,
    entries: [
      { label: 'Profilo aziendale', to: pages.profile, icon: IconId },
      { label: 'Cambio password', to: pages.changePassword, icon: IconLock },
      { label: 'Due passaggi', to: pages.secondFactor, icon: IconShieldLock },
      { label: 'Sessioni attive', to: pages.sessions, icon: IconDeviceLaptop },
      { label: 'Integrazioni', to: pages.integrations, icon: IconPlugConnected },
      { label: 'Pagina per i clienti', to: pages.shopPage, icon: IconWorld, needs: consumerManagers },
    ],
  },
  {
    label: 'Gestione licenze',
    icon: IconKey,
    entries: [
      { label: 'Gestione Utenti', to: pages.users, icon: IconUsersGroup, needs: consumerManagers },
      { label: 'Assegnazione Licenze', to: pages.licences, icon: IconTable, needs: licenceManagers },
      { label: 'Gestione Addon', to: pages.addons, icon: IconPuzzle, needs: licenceManagers },
    ],
  },
  {
    label: 'Pannello Amministratore',
    icon: IconShield,
    entries: [
      {
        label: 'Gestione SuperUser',
        to: pages.superusers,
        icon: IconUserShield,
        needs: supplierManagers,
      },
      { label: 'Addon per Ruoli', to: pages.addonRoles, icon: IconAdjustments, needs: supplierManagers },
      {
        label: 'Statistiche di utilizzo',
        to: pages.usage,
        icon: IconChartBar,
        needs: supplierManagers,
      },
      { label: 'Assegnazione utenti-Admin', to: pages.assignments, icon: IconLink, needs: supplierManagers },
    ],
  },
];

export const mayOpen = (entry: NavEntry, owned: readonly string[]): boolean =>
  entry.needs === undefined || hasCapability(owned, entry.needs);

export const groupsFor = (owned: readonly string[]): readonly NavGroup[] =>
  navGroups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => mayOpen(entry, owned)) }))
    .filter((group) => group.entries.length > 0);

/** Address of the entry a path belongs to: the longest one that begins it. `/` is the dashboard. */
export function currentEntry(pathname: string): string | null {
  if (pathname === '/') return pages.dashboard;
  const all = [...navSections.flat(), ...navGroups.flatMap((group) => group.entries)];
  const matching = all.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return matching.reduce<string | null>(
    (best, { to }) => (to.length > (best?.length ?? 0) ? to : best),
    null,
  );
}
