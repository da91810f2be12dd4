import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyUser, RouteAnswer, users } from '@truciolo/contract';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../../components/facts/facts.tsx';
import { Meter } from '../../../components/meter/meter.tsx';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { assignSeat, freeSeat } from '../api/change-seat.ts';
import { licenceQuery } from '../api/licence-query.ts';
import { SeatDialog } from '../components/seat-dialog.tsx';
import { SeatsTable } from '../components/seats-table.tsx';
import { daysLeftText, expiryText, stateWords } from '../licence-words.ts';

interface CompanyLicencesPageProps {
  readonly users: UseQueryResult<RouteAnswer<typeof users.list>>;
  readonly usersKey: readonly string[];
  readonly onAskReseller: () => void;
}

const fullText = (assigned: number, total: number): string =>
  `${countOf(assigned, 'posto assegnato', 'posti assegnati')} su ${total}: libera prima un posto, oppure chiedine altri al rivenditore.`;

/** Assegnazione Licenze for a responsabile: who of the company may work. */
export function CompanyLicencesPage({ users, usersKey, onAskReseller }: CompanyLicencesPageProps) {
  const licence = useQuery(licenceQuery);
  const cache = useQueryClient();
  const { act, isBusy } = useAct(usersKey, licenceQuery.queryKey);
  const [search, setSearch] = useState('');
  const [dated, setDated] = useState<CompanyUser | null>(null);

  const refresh = () =>
    Promise.all([usersKey, licenceQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
  const setSeat = (user: CompanyUser, assigned: boolean) => {
    const seats = licence.data?.seats;
    if (assigned && seats && seats.free <= 0) {
      notifyFailed(fullText(seats.assigned, seats.total));
      return;
    }
    const name = `${user.firstName} ${user.lastName}`;
    if (assigned) void act(() => assignSeat(user.guid, null), `${name} ha un posto.`);
    else void act(() => freeSeat(user.guid), `Il posto di ${name} è libero.`);
  };
  const saveDated = (user: CompanyUser) => async (expiresOn: string | null) => {
    await assignSeat(user.guid, expiresOn);
    notifyDone('Posto aggiornato.');
    await refresh();
  };

  const wrap = (children: ReactNode) => (
    <>
      <PageHead
        title="Assegnazione Licenze"
        action={<Button onClick={onAskReseller}>Chiedi altri posti</Button>}
        strip={<SearchField label="Cerca nome o email" value={search} onChange={setSearch} />}
      />
      <PageBody>{children}</PageBody>
    </>
  );
  return wrap(
    <QueryState query={licence} failed="La licenza non si è caricata">
      {({ plan, seats, expiresAt, state }) => (
        <>
          <Facts
            facts={[
              {
                label: 'Posti assegnati',
                value: `${seats.assigned} di ${seats.total}`,
                note: <Meter value={seats.assigned} total={seats.total} label="Posti assegnati" />,
              },
              {
                label: 'Posti liberi',
                value: seats.free,
                note: seats.free === 0 ? 'tutti assegnati' : 'pronti per un collega',
              },
              { label: 'Piano', value: plan, note: countOf(seats.total, 'posto', 'posti') },
              {
                label: 'Scadenza',
                value: expiryText(expiresAt),
                note: (
                  <>
                    <Pill tone={stateWords[state].tone}>{stateWords[state].label}</Pill>{' '}
                    {daysLeftText(expiresAt, Date.now())}
                  </>
                ),
              },
            ]}
          />
          {seats.free <= 0 ? <NoteBar tone="warn">{fullText(seats.assigned, seats.total)}</NoteBar> : null}
          <QueryState query={users} failed="Gli utenti non si sono caricati">
            {(data) => (
              <Panel padded={false}>
                <SeatsTable
                  users={data.users.filter((user) =>
                    matchesSearch(search, [user.firstName, user.lastName, user.email]),
                  )}
                  isBusy={isBusy}
                  onSwitch={setSeat}
                  onExpiry={setDated}
                />
              </Panel>
            )}
          </QueryState>
          {dated ? (
            <SeatDialog
              user={dated}
              licenceDay={expiresAt ? romeDay(expiresAt) : null}
              save={saveDated(dated)}
              onClose={() => setDated(null)}
            />
          ) : null}
        </>
      )}
    </QueryState>,
  );
}
