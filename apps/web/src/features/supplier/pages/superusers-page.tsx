import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SupplierUser } from '@truciolo/contract';
import { useState } from 'react';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { supplierUsersQuery } from '../api/supplier-users.ts';
import { InstallationWarnings } from '../components/installation-warnings.tsx';
import { SuperusersTable } from '../components/superusers-table.tsx';
import { useSuperuserActs } from '../use-superuser-acts.ts';

type Shown = 'superusers' | 'all' | 'suspended';
const shownChoices = [
  { value: 'superusers', label: 'Responsabili' },
  { value: 'all', label: 'Tutti gli utenti' },
  { value: 'suspended', label: 'Sospesi' },
] satisfies { value: Shown; label: string }[];

const belongs = (user: SupplierUser, shown: Shown): boolean =>
  shown === 'all' || (shown === 'superusers' ? user.role === 'responsabile' : user.status === 'suspended');

/** Gestione SuperUser: who answers for the licences of each company. */
export function SuperusersPage() {
  const users = useQuery(supplierUsersQuery);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('superusers');
  const acts = useSuperuserActs();
  const superusers = users.data?.filter(({ role }) => role === 'responsabile').length;
  return (
    <>
      <PageHead
        title="Gestione SuperUser"
        note={superusers === undefined ? undefined : countOf(superusers, 'responsabile', 'responsabili')}
        strip={
          <>
            <SearchField label="Cerca nome, azienda, email" value={search} onChange={setSearch} />
            <SegmentedControl
              size="xs"
              aria-label="Utenti mostrati"
              data={shownChoices}
              value={shown}
              onChange={(value) => setShown(value as Shown)}
            />
          </>
        }
      />
      <PageBody>
        <InstallationWarnings />
        <QueryState query={users} failed="Gli utenti non si sono caricati">
          {(all) => {
            const rows = all.filter(
              (user) =>
                belongs(user, shown) &&
                matchesSearch(search, [user.firstName, user.lastName, user.companyName, user.email]),
            );
            return (
              <Panel padded={false}>
                {rows.length === 0 ? (
                  <EmptyState text="Nessun utente corrisponde alla ricerca." />
                ) : (
                  <SuperusersTable
                    users={rows}
                    onPromote={(user) => void acts.promote(user)}
                    onDemote={(user) => void acts.demote(user)}
                    onStatus={(user) => void acts.setStatus(user)}
                  />
                )}
              </Panel>
            );
          }}
        </QueryState>
      </PageBody>
    </>
  );
}
