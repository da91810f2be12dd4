import type { assignments, RouteAnswer, SupplierAdmin } from '@truciolo/contract';
import { useAct } from '../../../components/use-act.ts';
import { roleNames } from '../../../entities/users/role-names.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { assignCompany, assignmentsQuery, assignUser } from '../api/assignments.ts';
import { Board } from './board.tsx';

interface BoardPageProps {
  readonly assignments: RouteAnswer<typeof assignments.list>;
  readonly search: string;
}

const adminName = ({ firstName, lastName, isSelf, status }: SupplierAdmin): string =>
  `${firstName} ${lastName}${isSelf ? ' (tu)' : ''}${status === 'suspended' ? ' (sospeso)' : ''}`;

const columnsOf = (admins: readonly SupplierAdmin[], nobody: string, counted: readonly [string, string]) => [
  { guid: null, title: nobody, counted },
  ...admins.map((admin) => ({ guid: admin.guid, title: adminName(admin), counted })),
];

/** Administrators with their companies. */
export function CompaniesBoard({ assignments, search }: BoardPageProps) {
  const { act, isBusy } = useAct(assignmentsQuery.queryKey);
  return (
    <Board
      columns={columnsOf(assignments.admins, 'Nessuno', ['azienda', 'aziende'])}
      cards={assignments.companies
        .filter(({ name, city }) => matchesSearch(search, [name, city]))
        .map(({ guid, name, city, users, adminGuid }) => ({
          guid,
          title: name,
          note: [city, countOf(users, 'utente', 'utenti')].filter(Boolean).join(' · '),
          columnGuid: adminGuid,
        }))}
      isBusy={isBusy}
      onMove={(card, adminGuid) =>
        void act(() => assignCompany(card.guid, adminGuid), `${card.title} spostata.`)
      }
    />
  );
}

/** Single users whose contact differs from that of their company. */
export function UsersBoard({ assignments, search }: BoardPageProps) {
  const { act, isBusy } = useAct(assignmentsQuery.queryKey);
  return (
    <Board
      columns={columnsOf(assignments.admins, 'Come l’azienda', ['utente', 'utenti'])}
      cards={assignments.users
        .filter(({ name, email, companyName }) => matchesSearch(search, [name, email, companyName]))
        .map(({ guid, name, companyName, role, adminGuid }) => ({
          guid,
          title: name,
          note: `${companyName} · ${roleNames[role]}`,
          columnGuid: adminGuid,
        }))}
      isBusy={isBusy}
      onMove={(card, adminGuid) =>
        void act(() => assignUser(card.guid, adminGuid), `${card.title}: assegnazione cambiata.`)
      }
    />
  );
}
