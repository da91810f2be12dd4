import type { SpotlightActionGroupData, SpotlightFilterFunction } from '@mantine/spotlight';
import {
  IconBolt,
  IconBuildingFactory2,
  IconCoinEuro,
  IconFileText,
  type IconProps,
  IconSettings,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react';
import type { SearchHit, SearchKind } from '@truciolo/contract';
import type { ComponentType } from 'react';
import { quoteStateWords } from '../../entities/quotes/quote-states.ts';
import type { PageAct } from '../../lib/page-acts.ts';
import { pages } from '../../lib/pages.ts';
import { rankChoices, rankOf } from '../../lib/rank-choices.ts';
import { groupsFor, mayOpen, type NavEntry, navSections } from '../navigation.ts';

interface KindSpec {
  readonly group: string;
  readonly path: string;
  readonly icon: ComponentType<IconProps>;
}

const kinds: Readonly<Record<SearchKind, KindSpec>> = {
  customer: { group: 'Clienti', path: pages.customers, icon: IconUsers },
  quote: { group: 'Preventivi', path: pages.quoteTools, icon: IconFileText },
  material: { group: 'Materiali', path: pages.materials, icon: IconStack2 },
  machine: { group: 'Macchine', path: pages.machines, icon: IconBuildingFactory2 },
  work: { group: 'Lavorazioni', path: pages.works, icon: IconSettings },
  cost: { group: 'Costi', path: pages.costs, icon: IconCoinEuro },
};
const rowGroups = new Set(Object.values(kinds).map(({ group }) => group));

type Go = (path: string) => void;

/** The acts of the open page, before everything else. */
export const pageActActions = (acts: readonly PageAct[]): SpotlightActionGroupData[] =>
  acts.length === 0
    ? []
    : [
        {
          group: 'In questa pagina',
          actions: acts.map(({ label, run }) => ({
            id: `act:${label}`,
            label,
            leftSection: <IconBolt size={18} stroke={1.6} />,
            onClick: run,
          })),
        },
      ];

/** Every page the user may open. */
export function pageActions(capabilities: readonly string[], go: Go): SpotlightActionGroupData[] {
  const toAction = (entry: NavEntry) => ({
    id: entry.to,
    label: entry.label,
    leftSection: <entry.icon size={18} stroke={1.6} />,
    onClick: () => go(entry.to),
  });
  const pages = navSections.flat().filter((entry) => mayOpen(entry, capabilities));
  return [
    { group: 'Pagine', actions: pages.map(toAction) },
    ...groupsFor(capabilities).map(({ label, entries }) => ({
      group: label,
      actions: entries.map(toAction),
    })),
  ];
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** A quote is known by its number; everything else by its name. */
function wordsOf({ code, name, detail, state, isGuess }: SearchHit) {
  const doubt = isGuess ? 'forse cercavi questo' : '';
  if (state === null) return { label: name, description: joined([code, detail, doubt]) };
  return { label: joined([code, name]), description: joined([quoteStateWords[state].label, detail, doubt]) };
}

/** Rows with a typo in the search, which match nothing as typed, come after all others. */
const rankIn = (query: string, { name, code, detail }: SearchHit): number =>
  rankOf(query, { name, aliases: [code, ...detail.split(/ · |, /)].filter((text) => text !== '') }) ??
  Number.POSITIVE_INFINITY;

/** The rows that were found, by kind; the best match first, and its kind before the others, because Enter takes it. */
export function rowActions(hits: readonly SearchHit[], query: string, go: Go): SpotlightActionGroupData[] {
  const ranked = hits
    .map((hit) => ({ hit, rank: rankIn(query, hit) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank));
  const best = (kind: string) => ranked.findIndex(({ hit }) => hit.kind === kind);
  return Object.entries(kinds)
    .sort(([a], [b]) => best(a) - best(b))
    .map(([kind, { group, path, icon: Icon }]) => ({
      group,
      actions: ranked
        .map(({ hit }) => hit)
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          id: `${path}/${hit.guid}`,
          ...wordsOf(hit),
          leftSection: <Icon size={18} stroke={1.6} />,
          onClick: () => go(`${path}/${hit.guid}`),
          'data-private': true,
        })),
    }))
    .filter(({ actions }) => actions.length > 0);
}

/** Pages and acts by their names, the best first; rows were already chosen by the server. */
export const filterPages: SpotlightFilterFunction = (query, groups) => {
  return groups.flatMap((group) => {
    if (!('actions' in group) || rowGroups.has(group.group)) return [group];
    const actions = rankChoices(query, group.actions, ({ label = '' }) => ({ name: label }));
    return actions.length > 0 ? [{ ...group, actions }] : [];
  });
};
