import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { SectionLinks } from '../../../components/section-links/section-links.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { SecondFactorRule } from '../../../entities/users/second-factor-rule.tsx';
import { pages } from '../../../lib/pages.ts';
import { assignmentsQuery } from '../api/assignments.ts';
import { messagesQuery } from '../api/messages.ts';
import { AdminsTable } from '../components/admins-table.tsx';
import { CompaniesBoard, UsersBoard } from '../components/assignment-boards.tsx';
import { Inbox } from '../components/inbox.tsx';
import { InviteAdminDialog } from '../components/invite-admin-dialog.tsx';

const BASE = pages.assignments;
const tabs = ['aziende', 'utenti', 'amministratori', 'messaggi'] as const;
type Tab = (typeof tabs)[number];
const tabNames: Readonly<Record<Tab, string>> = {
  aziende: 'Aziende',
  utenti: 'Utenti',
  amministratori: 'Amministratori',
  messaggi: 'Messaggi',
};
const isTab = (slug: string): slug is Tab => (tabs as readonly string[]).includes(slug);

/** Assegnazione utenti-Admin: the address names the tab, as in /user-assignment/messaggi. */
export function AssignmentPage() {
  const slug = useParams()['*'] || 'aziende';
  return isTab(slug) ? <Assignment tab={slug} /> : <Navigate to={BASE} replace />;
}

function Assignment({ tab }: { readonly tab: Tab }) {
  const assignments = useQuery(assignmentsQuery);
  const unread = useQuery(messagesQuery({ state: null, onlyMine: false })).data?.unread ?? 0;
  const [search, setSearch] = useState('');
  const [isInviting, setInviting] = useState(false);

  const views: Readonly<Record<Tab, ReactNode>> = {
    aziende: (
      <QueryState query={assignments} failed="Le assegnazioni non si sono caricate">
        {(data) => <CompaniesBoard assignments={data} search={search} />}
      </QueryState>
    ),
    utenti: (
      <QueryState query={assignments} failed="Le assegnazioni non si sono caricate">
        {(data) => <UsersBoard assignments={data} search={search} />}
      </QueryState>
    ),
    amministratori: (
      <QueryState query={assignments} failed="Gli amministratori non si sono caricati">
        {(data) => (
          <>
            <Panel padded={false}>
              <AdminsTable {...data} />
            </Panel>
            <SecondFactorRule
              users={data.admins}
              required={data.secondFactorRequired}
              stale={assignmentsQuery.queryKey}
            />
          </>
        )}
      </QueryState>
    ),
    messaggi: <Inbox />,
  };
  return (
    <>
      <PageHead
        title="Assegnazione utenti-Admin"
        note="chi segue ogni azienda e riceve i suoi messaggi"
        action={
          <Button variant="filled" onClick={() => setInviting(true)}>
            Invita amministratore
          </Button>
        }
        strip={
          <>
            <SectionLinks
              label="Parti della pagina"
              links={tabs.map((slug) => ({
                to: slug === 'aziende' ? BASE : `${BASE}/${slug}`,
                label: slug === 'messaggi' && unread > 0 ? `${tabNames[slug]} (${unread})` : tabNames[slug],
                current: slug === tab,
              }))}
            />
            {tab === 'aziende' || tab === 'utenti' ? (
              <SearchField
                label={tab === 'aziende' ? 'Cerca azienda' : 'Cerca utente'}
                value={search}
                onChange={setSearch}
              />
            ) : null}
          </>
        }
      />
      <PageBody>{views[tab]}</PageBody>
      {isInviting ? <InviteAdminDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}
