import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CompanyUser } from '@truciolo/contract';
import { useState } from 'react';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { roleNames } from '../../../entities/users/role-names.ts';
import { SecondFactorRule } from '../../../entities/users/second-factor-rule.tsx';
import { SessionRulePanel } from '../../../entities/users/session-rule-panel.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { invitationsQuery, usersKey, usersQuery } from '../api/users-query.ts';
import { InvitationsPanel } from '../components/invitations-panel.tsx';
import { InviteDialog } from '../components/invite-dialog.tsx';
import { RoleDialog } from '../components/role-dialog.tsx';
import { UserSessionsDialog } from '../components/user-sessions-dialog.tsx';
import classes from '../components/users.module.css';
import { UsersTable } from '../components/users-table.tsx';
import { useUserActs } from '../use-user-acts.ts';

type Shown = 'all' | CompanyUser['status'];
type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | 'sessions'; readonly user: CompanyUser }
  | null;

const states = [
  { value: 'all', label: 'Tutti' },
  { value: 'active', label: 'Attivi' },
  { value: 'suspended', label: 'Sospesi' },
] satisfies { value: Shown; label: string }[];

export function UsersPage() {
  const users = useQuery(usersQuery);
  const invitations = useQuery(invitationsQuery);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [open, setOpen] = useState<Open>(null);
  const acts = useUserActs();
  const close = () => setOpen(null);
  const seats = users.data?.seats;

  const visible = (user: CompanyUser): boolean =>
    (shown === 'all' || user.status === shown) &&
    matchesSearch(search, [user.firstName, user.lastName, user.email, roleNames[user.role]]);

  return (
    <>
      <PageHead
        title="Gestione Utenti"
        note={
          users.data && seats
            ? `${countOf(users.data.users.length, 'utente', 'utenti')} · ${seats.assigned} di ${countOf(seats.total, 'posto assegnato', 'posti assegnati')}`
            : undefined
        }
        action={
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
            disabled={!seats}
            onClick={() => setOpen({ kind: 'invite' })}
          >
            Invita
          </Button>
        }
        strip={
          <div className={classes.strip}>
            <SearchField label="Cerca nome, email, ruolo" value={search} onChange={setSearch} />
            <SegmentedControl
              size="xs"
              aria-label="Stato"
              data={states}
              value={shown}
              onChange={(value) => setShown(value as Shown)}
            />
          </div>
        }
      />
      <PageBody>
        <QueryState query={users} failed="Gli utenti non si sono caricati">
          {(data) => {
            const rows = data.users.filter(visible);
            return (
              <Panel padded={false}>
                {rows.length === 0 ? (
                  <EmptyState text="Nessun utente corrisponde alla ricerca." />
                ) : (
                  <UsersTable
                    users={rows}
                    acts={{
                      changeRole: (user) => setOpen({ kind: 'role', user }),
                      showSessions: (user) => setOpen({ kind: 'sessions', user }),
                      sendReset: (user) => void acts.sendReset(user),
                      resetSecondFactor: (user) => void acts.resetSecondFactor(user),
                      setStatus: (user) => void acts.setStatus(user),
                      remove: (user) => void acts.remove(user),
                    }}
                  />
                )}
              </Panel>
            );
          }}
        </QueryState>
        {users.data ? (
          <SecondFactorRule
            users={users.data.users}
            required={users.data.secondFactorRequired}
            stale={usersKey}
            others="; tablet di reparto e chiavi API restano come sono"
          />
        ) : null}
        <SessionRulePanel />
        {invitations.data && invitations.data.length > 0 ? (
          <InvitationsPanel invitations={invitations.data} />
        ) : null}
      </PageBody>
      {open?.kind === 'invite' && seats ? <InviteDialog seats={seats} onClose={close} /> : null}
      {open?.kind === 'role' ? <RoleDialog user={open.user} onClose={close} /> : null}
      {open?.kind === 'sessions' ? <UserSessionsDialog user={open.user} onClose={close} /> : null}
    </>
  );
}
