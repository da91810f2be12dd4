import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyUser } from '@truciolo/contract';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { deviceName } from '../../../entities/sessions/device-name.ts';
import { formatAgo, formatDateTime } from '../../../lib/format/dates.ts';
import { closeUserSession, closeUserSessions } from '../api/close-user-sessions.ts';
import { userSessionsQuery, usersKey } from '../api/users-query.ts';
import { userName } from '../user-name.ts';

interface UserSessionsDialogProps {
  readonly user: CompanyUser;
  readonly onClose: () => void;
}

export function UserSessionsDialog({ user, onClose }: UserSessionsDialogProps) {
  useReturnFocus();
  const sessions = useQuery(userSessionsQuery(user.guid));
  const { act, isBusy } = useAct(usersKey);
  const closeOne = (guid: string) => act(() => closeUserSession(user.guid, guid), 'Sessione chiusa.');
  const closeAll = () => act(() => closeUserSessions(user.guid), `Sessioni di ${userName(user)} chiuse.`);
  const now = Date.now();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Sessioni di ${userName(user)}`}
      size={680}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <QueryState query={sessions} failed="Le sessioni non si sono caricate" rows={3}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={`${userName(user)} non è collegato in questo momento.`} />
          ) : (
            <>
              <Table label={`Sessioni di ${userName(user)}`}>
                <thead>
                  <tr>
                    <th>Dispositivo</th>
                    <th>Indirizzo IP</th>
                    <th>Inizio</th>
                    <th>Ultimo uso</th>
                    <th className="num">Azione</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((session) => (
                    <tr key={session.guid}>
                      <td>{deviceName(session.device)}</td>
                      <td className="mono">{session.ip ?? '—'}</td>
                      <td>{formatDateTime(session.createdAt)}</td>
                      <td>{formatAgo(session.lastUsedAt, now)}</td>
                      <td className="num">
                        {session.current ? (
                          <Tag tone="ok">questa</Tag>
                        ) : (
                          <Button size="xs" disabled={isBusy} onClick={() => void closeOne(session.guid)}>
                            Chiudi
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
              <Button mt={12} color="red" disabled={isBusy} onClick={() => void closeAll()}>
                {user.isSelf ? 'Chiudi tutte le altre' : 'Chiudi tutte'}
              </Button>
            </>
          )
        }
      </QueryState>
    </Modal>
  );
}
