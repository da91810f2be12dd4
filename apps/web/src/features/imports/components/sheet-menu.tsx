import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileSpreadsheet,
  IconLayoutGrid,
  IconTable,
  IconTrendingUp,
  IconUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import { downloadTemplate } from '../api/download-template.ts';
import { exportRows } from '../api/export-rows.ts';
import { pricedRegistryOf, priceWords, sheetKindOf } from '../sheet-words.ts';
import { PriceDialog } from './price-dialog.tsx';

interface SheetMenuProps {
  readonly registry: string;
  readonly state: ListState;
}

const icon = { size: 15, stroke: 1.6 } as const;

/** Import, export, templates and mass update of a registry. */
export function SheetMenu({ registry: word, state }: SheetMenuProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isPricing, setPricing] = useState(false);
  const { hideCosts } = useSessionUser();
  const registry = sheetKindOf(word);
  const priced = hideCosts ? null : pricedRegistryOf(word);
  if (!registry) return null;
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
      notifyDone('Il file è pronto fra i tuoi download.');
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Menu position="bottom-end" width={250}>
        <Menu.Target>
          <Button
            loading={isBusy}
            leftSection={<IconFileSpreadsheet size={16} stroke={1.6} />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
          >
            Excel
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconUpload {...icon} />}
            onClick={() => void navigate(`/${registry}/importa`)}
          >
            Importa
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDownload {...icon} />}
            onClick={() => void run(() => exportRows(registry, state, null))}
          >
            Esporta Excel
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconTable {...icon} />}
            onClick={() => void run(() => downloadTemplate(registry))}
          >
            Scarica il modello
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLayoutGrid {...icon} />}
            onClick={() => void run(() => downloadTemplate('all'))}
          >
            Modello di tutte le anagrafiche
          </Menu.Item>
          {priced ? (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconTrendingUp {...icon} />} onClick={() => setPricing(true)}>
                {priceWords[priced].act}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {priced && isPricing ? (
        <PriceDialog registry={priced} state={state} guids={null} onClose={() => setPricing(false)} />
      ) : null}
    </>
  );
}
