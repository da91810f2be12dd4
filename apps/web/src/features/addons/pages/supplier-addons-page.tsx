import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SupplierAddon } from '@truciolo/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { notifyDone } from '../../../components/notify.tsx';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { pages } from '../../../lib/pages.ts';
import { supplierAddonsQuery } from '../api/supplier-addon-calls.ts';
import { AvailabilityDialog, type CompanyName } from '../components/availability-dialog.tsx';
import { DefineAddonDialog } from '../components/define-addon-dialog.tsx';
import { SupplierAddonsTable } from '../components/supplier-addons-table.tsx';

type Open =
  | { readonly kind: 'define'; readonly addon: SupplierAddon | null }
  | { readonly kind: 'companies'; readonly addon: SupplierAddon }
  | null;

interface SupplierAddonsPageProps {
  readonly companies: readonly CompanyName[];
}

/** Gestione Addon for the supplier: add-ons, prices, and companies. */
export function SupplierAddonsPage({ companies }: SupplierAddonsPageProps) {
  const addons = useQuery(supplierAddonsQuery);
  const cache = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const onSaved = async (text: string) => {
    notifyDone(text);
    await cache.invalidateQueries(supplierAddonsQuery);
  };
  return (
    <>
      <PageHead
        title="Gestione Addon"
        note={addons.data ? countOf(addons.data.length, 'addon', 'addon') : undefined}
        tools={
          <Button component={Link} to={pages.addonRoles}>
            Addon per Ruoli
          </Button>
        }
        action={
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
            onClick={() => setOpen({ kind: 'define', addon: null })}
          >
            Nuovo addon
          </Button>
        }
      />
      <PageBody>
        <QueryState query={addons} failed="Gli addon non si sono caricati">
          {(rows) => (
            <Panel padded={false}>
              {rows.length === 0 ? (
                <EmptyState text="Un addon è una funzione in più, da dare a singole aziende, ruoli e persone." />
              ) : (
                <SupplierAddonsTable
                  addons={rows}
                  onEdit={(addon) => setOpen({ kind: 'define', addon })}
                  onCompanies={(addon) => setOpen({ kind: 'companies', addon })}
                />
              )}
            </Panel>
          )}
        </QueryState>
      </PageBody>
      {open?.kind === 'define' ? (
        <DefineAddonDialog addon={open.addon} onSaved={onSaved} onClose={close} />
      ) : null}
      {open?.kind === 'companies' ? (
        <AvailabilityDialog addon={open.addon} companies={companies} onSaved={onSaved} onClose={close} />
      ) : null}
    </>
  );
}
