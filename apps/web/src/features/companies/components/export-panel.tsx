import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyExport } from '@truciolo/contract';
import { Panel } from '../../../components/panel/panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { exportQuery, requestExport } from '../api/company-data.ts';
import classes from './company-data.module.css';

const stateText = ({ state, requestedAt, bytes }: CompanyExport): string => {
  if (state === 'preparing') return 'Il file è in preparazione: ti arriva anche un’email quando è pronto.';
  if (state === 'failed') return 'L’ultima esportazione non è riuscita. Riprova.';
  if (state === 'ready' && requestedAt)
    return `Pronto, con i dati del ${formatDateTime(requestedAt)}${bytes ? ` (${formatBytes(bytes)})` : ''}.`;
  return 'Un file zip con fogli Excel e allegati: è tutto ciò che la tua azienda ha in Truciolo.';
};

export function ExportPanel({ companyGuid }: { readonly companyGuid: string }) {
  const query = exportQuery(companyGuid);
  const current = useQuery(query);
  const { act, isBusy } = useAct(query.queryKey);
  const ask = () => act(() => requestExport(companyGuid), 'Esportazione avviata.');
  return (
    <Panel title="Esporta tutti i dati">
      <QueryState query={current} failed="Lo stato dell’esportazione non si è caricato" rows={1}>
        {(data) => (
          <div className={classes.line}>
            <p className="muted">{stateText(data)}</p>
            <div className={classes.acts}>
              {data.state === 'ready' && data.url ? (
                <Button component="a" href={data.url} download>
                  Scarica lo zip
                </Button>
              ) : null}
              <Button disabled={isBusy || data.state === 'preparing'} onClick={() => void ask()}>
                {data.state === 'ready' ? 'Rifai l’esportazione' : 'Esporta tutti i dati'}
              </Button>
            </div>
          </div>
        )}
      </QueryState>
    </Panel>
  );
}
