import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanySession } from '@truciolo/contract';
import { Panel } from '../../../components/panel/panel.tsx';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useAct } from '../../../components/use-act.ts';
import { deviceName } from '../../../entities/sessions/device-name.ts';
import { formatAgo } from '../../../lib/format/dates.ts';
import { closeUserSession } from '../api/close-user-sessions.ts';
import { companySessionsQuery, usersKey } from '../api/users-query.ts';

/** For the responsabile: where the colleagues are logged in, with a way to log them out. */
export function CompanySessionsPanel({ ownGuid }: { readonly ownGuid: string }) {
  const sessions = useQuery(companySessionsQuery);
  const { act, isBusy } = useAct(usersKey);
  const close = async ({ guid, userGuid, userName, device }: CompanySession) => {
    const confirmed = await askConfirmation({
      title: `Chiudere la sessione di ${userName}?`,
      text: `${deviceName(device)}: dovrà accedere di nuovo. Il lavoro già salvato non si perde.`,
      confirm: 'Chiudi sessione',
      destructive: true,
    });
    if (confirmed) await act(() => closeUserSession(userGuid, guid), 'Sessione chiusa.');
  };
  const now = Date.now();
  return (
    <QueryState query={sessions} failed="Le sessioni dei colleghi non si sono caricate" rows={3}>
      {(all) => {
        const rows = all.filter(({ userGuid }) => userGuid !== ownGuid);
        return (
          <Panel
            title="Colleghi collegati"
            note={rows.length === 0 ? 'nessuno in questo momento' : String(rows.length)}
            padded={false}
          >
            <Table label="Sessioni dei colleghi">
              <thead>
                <tr>
                  <th>Utente</th>
                  <th>Dispositivo</th>
                  <th>Indirizzo IP</th>
                  <th>Ultimo uso</th>
                  <th className="num">Azione</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((session) => (
                  <tr key={session.guid}>
                    <td>
                      <b>{session.userName}</b>
                    </td>
                    <td>{deviceName(session.device)}</td>
                    <td className="mono">{session.ip ?? '—'}</td>
                    <td>{formatAgo(session.lastUsedAt, now)}</td>
                    <td className="num">
                      <Button size="xs" disabled={isBusy} onClick={() => void close(session)}>
                        Chiudi
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Panel>
        );
      }}
    </QueryState>
  );
}
