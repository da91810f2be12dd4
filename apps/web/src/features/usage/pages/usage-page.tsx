import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { USAGE_RETENTION_MONTHS, type UsageQuery } from '@truciolo/contract';
import { useState } from 'react';
import { Facts } from '../../../components/facts/facts.tsx';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import {
  clicksQuery,
  collectionQuery,
  daysQuery,
  funnelQuery,
  pagesQuery,
  retentionQuery,
  setCollection,
} from '../api/usage-queries.ts';
import { DaysPanel } from '../components/days-panel.tsx';
import { FunnelPanel } from '../components/funnel-panel.tsx';
import { type CompanyChoice, lastDays, PeriodStrip } from '../components/period-strip.tsx';
import { RetentionPanel } from '../components/retention-panel.tsx';
import { TopPanel } from '../components/top-panel.tsx';
import classes from '../components/usage.module.css';

/** Statistiche di utilizzo: used features, numbers of users, and retention. */
export function UsagePage({ companies }: { readonly companies: readonly CompanyChoice[] }) {
  const [query, setQuery] = useState<UsageQuery>(() => lastDays(30));
  const collection = useQuery(collectionQuery);
  const { act, isBusy } = useAct(collectionQuery.queryKey);
  const days = useQuery(daysQuery(query));
  const pages = useQuery(pagesQuery(query));
  const clicks = useQuery(clicksQuery(query));
  const funnel = useQuery(funnelQuery(query));
  const retention = useQuery(retentionQuery(query));
  const isEnabled = collection.data?.settings.isEnabled;
  const setEnabled = (on: boolean) =>
    act(() => setCollection(on), on ? 'Raccolta dei dati accesa.' : 'Raccolta dei dati spenta.');

  return (
    <>
      <PageHead
        title="Statistiche di utilizzo"
        note={`i dati si tengono ${USAGE_RETENTION_MONTHS} mesi`}
        tools={
          <Switch
            label="Raccolta dei dati"
            labelPosition="left"
            checked={isEnabled ?? false}
            disabled={isEnabled === undefined || isBusy}
            onChange={(event) => void setEnabled(event.currentTarget.checked)}
          />
        }
        strip={<PeriodStrip query={query} companies={companies} onChange={setQuery} />}
      />
      <PageBody>
        {isEnabled === false ? (
          <NoteBar tone="warn">
            La raccolta è spenta: si vedono solo i dati raccolti finché era accesa.
          </NoteBar>
        ) : null}
        <QueryState query={days} failed="L’uso giorno per giorno non si è caricato">
          {({ rows, totals }) => (
            <>
              <Facts
                facts={[
                  { label: 'Utenti attivi', value: formatNumber(totals.users) },
                  { label: 'Sessioni', value: formatNumber(totals.sessions) },
                  { label: 'Pagine viste', value: formatNumber(totals.pageViews) },
                  { label: 'Clic', value: formatNumber(totals.clicks) },
                ]}
              />
              <DaysPanel rows={rows} query={query} />
            </>
          )}
        </QueryState>
        <div className={classes.pair}>
          <QueryState query={pages} failed="Le pagine non si sono caricate">
            {(data) => (
              <TopPanel
                chart="pages"
                title="Pagine più viste"
                counted={['vista', 'viste']}
                query={query}
                {...data}
              />
            )}
          </QueryState>
          <QueryState query={clicks} failed="I clic non si sono caricati">
            {(data) => (
              <TopPanel
                chart="clicks"
                title="Elementi più premuti"
                counted={['clic', 'clic']}
                query={query}
                {...data}
              />
            )}
          </QueryState>
          <QueryState query={funnel} failed="I passi non si sono caricati">
            {({ steps }) => <FunnelPanel steps={steps} query={query} />}
          </QueryState>
          <QueryState query={retention} failed="Il ritorno non si è caricato">
            {({ cohorts }) => <RetentionPanel cohorts={cohorts} query={query} />}
          </QueryState>
        </div>
      </PageBody>
    </>
  );
}
