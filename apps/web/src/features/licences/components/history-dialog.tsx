import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyLicence } from '@truciolo/contract';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { licenceHistoryQuery } from '../api/supplier-licences.ts';
import { actionText, changesText } from '../history-text.ts';

interface HistoryDialogProps {
  readonly licence: CompanyLicence;
  readonly onClose: () => void;
}

export function HistoryDialog({ licence, onClose }: HistoryDialogProps) {
  useReturnFocus();
  const history = useQuery(licenceHistoryQuery(licence.companyGuid));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Storico della licenza di ${licence.companyName}`}
      size={720}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <QueryState query={history} failed="Lo storico non si è caricato" rows={3}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState text="La licenza non è mai stata cambiata." />
          ) : (
            <Table label="Storico della licenza">
              <thead>
                <tr>
                  <th>Quando</th>
                  <th>Chi</th>
                  <th>Che cosa</th>
                  <th>Da → a</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <tr key={`${entry.at}-${entry.action}`}>
                    <td>{formatDateTime(entry.at)}</td>
                    <td>{entry.actorName}</td>
                    <td>
                      <b>{actionText(entry)}</b>
                    </td>
                    <td className="muted">{changesText(entry)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
    </Modal>
  );
}
