import { Button } from '@mantine/core';
import type { ActiveSession } from '@truciolo/contract';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { deviceName } from '../../../entities/sessions/device-name.ts';
import { formatAgo, formatDateTime } from '../../../lib/format/dates.ts';

interface SessionsTableProps {
  readonly sessions: readonly ActiveSession[];
  readonly onClose: (session: ActiveSession) => void;
}

export function SessionsTable({ sessions, onClose }: SessionsTableProps) {
  const now = Date.now();
  return (
    <Table label="Sessioni attive">
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
        {sessions.map((session) => (
          <tr key={session.guid} data-selected={session.current || undefined}>
            <td>
              <b>{deviceName(session.device)}</b>
            </td>
            <td className="mono">{session.ip ?? '—'}</td>
            <td>{formatDateTime(session.createdAt)}</td>
            <td>{formatAgo(session.lastUsedAt, now)}</td>
            <td className="num">
              {session.current ? (
                <Pill tone="ok">Questa sessione</Pill>
              ) : (
                <Button size="xs" onClick={() => onClose(session)}>
                  Chiudi
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
