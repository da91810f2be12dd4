import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { AUDIT_PAGE, auditQuery } from '../api/audit-query.ts';
import { saveSecurityLog } from '../api/security-log.ts';
import { auditChanges, auditTitle } from '../audit-text.ts';

/** Registro attività: actions on the company by its users, the supplier and the program. */
export function AuditPanel() {
  const [page, setPage] = useState(0);
  const { act, isBusy } = useAct();
  const audit = useQuery(auditQuery(page));
  const total = audit.data?.total ?? 0;
  const last = Math.min(total, (page + 1) * AUDIT_PAGE);
  return (
    <Panel
      id="registro"
      title="Registro attività"
      note={
        total > 0
          ? `${formatNumber(page * AUDIT_PAGE + 1)}–${formatNumber(last)} di ${formatNumber(total)}`
          : null
      }
      padded={false}
      actions={
        <>
          <Button
            size="xs"
            disabled={isBusy}
            onClick={() => void act(saveSecurityLog, 'Registro di sicurezza salvato.')}
          >
            Registro di sicurezza
          </Button>
          <Button size="xs" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Più recenti
          </Button>
          <Button size="xs" disabled={last >= total} onClick={() => setPage(page + 1)}>
            Meno recenti
          </Button>
        </>
      }
    >
      <QueryState query={audit} failed="Il registro non si è caricato">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState text="Qui si legge chi ha cambiato utenti, licenze e dati dell’azienda." />
          ) : (
            <Table label="Registro attività" compact>
              <thead>
                <tr>
                  <th>Quando</th>
                  <th>Chi</th>
                  <th>Che cosa</th>
                  <th>Su</th>
                  <th>Da → a</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((entry) => (
                  <tr key={entry.guid}>
                    <td>{formatDateTime(entry.at)}</td>
                    <td>{entry.actorName}</td>
                    <td>
                      <b>{auditTitle(entry)}</b>
                    </td>
                    <td>{entry.about ?? '—'}</td>
                    <td className="muted">{auditChanges(entry)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
    </Panel>
  );
}
