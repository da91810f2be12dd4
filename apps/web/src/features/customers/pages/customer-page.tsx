import { Button } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OPENED, openedRow } from '../../../components/opened-row.ts';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { CardPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { customerSpecs } from '../../../entities/customers/customer-specs.ts';
import { pages } from '../../../lib/pages.ts';
import { rowQuery } from '../../../registry/calls/registry-queries.ts';
import { HistoryTab } from '../../../registry/record/history-tab.tsx';
import { RecordPanel } from '../../../registry/record/record-panel.tsx';
import { useArchive } from '../../../registry/record/use-archive.tsx';
import { CustomerFacts } from '../components/customer-facts.tsx';
import classes from '../components/customer-page.module.css';
import { CustomerPeople } from '../components/customer-people.tsx';
import { customersRegistry } from '../customers-registry.tsx';

interface CustomerPageProps {
  readonly guid: string;
  readonly quotes?: ReactNode;
}

/** All that is known of one customer; the form opens beside it. */
export function CustomerPage({ guid, quotes }: CustomerPageProps) {
  const { calls } = customersRegistry;
  const customer = useQuery(rowQuery(calls, guid));
  // In the address, so that closing the form counts as leaving it.
  const [search, setSearch] = useSearchParams();
  const isEditing = openedRow(search) === guid;
  const setEditing = (on: boolean) => setSearch(on ? { [OPENED]: guid } : {}, { replace: true });
  const row = customer.data;
  return (
    <div className={classes.page}>
      <PageHead
        title={row?.name ?? 'Cliente'}
        note={row ? <HeadNote customer={row} /> : undefined}
        tools={row ? <ArchiveButton customer={row} /> : undefined}
        action={
          <Button
            variant={isEditing ? 'default' : 'filled'}
            disabled={!row}
            leftSection={<IconPencil size={16} stroke={1.6} />}
            onClick={() => setEditing(!isEditing)}
          >
            Modifica
          </Button>
        }
        strip={
          <Link to={pages.customers} className={classes.back}>
            ← Anagrafica Clienti
          </Link>
        }
      />
      <div className={classes.body}>
        <div className={classes.scroll}>
          <PageBody>
            {customer.isError ? (
              <ErrorState
                title="Il cliente non si è aperto"
                error={customer.error}
                retry={() => void customer.refetch()}
              />
            ) : row ? (
              <div className={classes.columns}>
                <div className={classes.column}>
                  <Panel title="Preventivi">
                    {quotes ?? <EmptyState text="Nessun preventivo per questo cliente." />}
                  </Panel>
                  <CustomerPeople customer={row} />
                </div>
                <div className={classes.column}>
                  <CustomerFacts customer={row} />
                  <Panel title="Storico delle modifiche" padded={false}>
                    <HistoryTab calls={calls} guid={guid} specs={customerSpecs} />
                  </Panel>
                </div>
              </div>
            ) : (
              <CardPlaceholder />
            )}
          </PageBody>
        </div>
        {isEditing ? (
          <RecordPanel
            definition={{ ...customersRegistry, hasPage: false }}
            word={guid}
            onClose={() => setEditing(false)}
          />
        ) : null}
      </div>
    </div>
  );
}

function HeadNote({ customer }: { readonly customer: Customer }) {
  return (
    <span className={classes.note}>
      {customer.code === '' ? null : <span className="mono">{customer.code}</span>}
      {customer.archivedAt === null ? null : <Tag>archiviato</Tag>}
    </span>
  );
}

function ArchiveButton({ customer }: { readonly customer: Customer }) {
  const { archive, isBusy } = useArchive(customersRegistry);
  const isArchived = customer.archivedAt !== null;
  const Icon = isArchived ? IconArrowBackUp : IconArchive;
  return (
    <Button
      variant="subtle"
      disabled={isBusy}
      leftSection={<Icon size={16} stroke={1.6} />}
      onClick={() => void archive([customer.guid], !isArchived)}
    >
      {isArchived ? 'Ripristina' : 'Archivia'}
    </Button>
  );
}
