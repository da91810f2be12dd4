import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useAct } from '../../../components/use-act.ts';
import { seriesQuery } from '../../../entities/number-series/series-query.ts';
import { setSeriesActive } from '../api/series-calls.ts';
import { seriesKindNames } from '../series-words.ts';
import { SeriesDialog } from './series-dialog.tsx';

/** Sezionali of invoices, credit notes and delivery notes. */
export function SeriesPanel() {
  const series = useQuery(seriesQuery);
  const [isNew, setNew] = useState(false);
  const { act, isBusy } = useAct(seriesQuery.queryKey);
  return (
    <Panel
      title="Sezionali"
      note="numerazioni separate, ognuna da 1 ogni anno e senza buchi"
      actions={
        <Button size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={() => setNew(true)}>
          Nuovo sezionale
        </Button>
      }
      padded={false}
    >
      <QueryState query={series} failed="I sezionali non si sono caricati" rows={2}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="Senza sezionali il numero delle fatture lo scrivi tu e i DDT hanno una numerazione sola." />
          ) : (
            <Table label="Sezionali">
              <thead>
                <tr>
                  <th>Sezionale</th>
                  <th className="wide">Documenti</th>
                  <th className="wide">Formato</th>
                  <th className="wide">Prossimo numero</th>
                  <th className="num">Azione</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ guid, name, kind, format, next, active }) => (
                  <tr key={guid}>
                    <td>
                      <b>{name}</b>
                      <span className="narrow">
                        {seriesKindNames[kind]}, formato {format}
                      </span>
                      <span className="narrow muted">
                        {active ? `prossimo numero ${next}` : 'non in uso'}
                      </span>
                    </td>
                    <td className="wide">{seriesKindNames[kind]}</td>
                    <td className="mono wide">{format}</td>
                    <td className="mono wide">{active ? next : 'non in uso'}</td>
                    <td className="num">
                      <Button
                        size="xs"
                        disabled={isBusy}
                        aria-label={`${active ? 'Non usare più' : 'Usa di nuovo'} ${name}`}
                        onClick={() =>
                          void act(
                            () => setSeriesActive(guid, !active),
                            active ? 'Sezionale chiuso.' : 'Sezionale riaperto.',
                          )
                        }
                      >
                        {active ? 'Non usare più' : 'Usa di nuovo'}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryState>
      {isNew ? <SeriesDialog onClose={() => setNew(false)} /> : null}
    </Panel>
  );
}
