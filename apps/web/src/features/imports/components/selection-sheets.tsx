import { Button } from '@mantine/core';
import { IconDownload, IconTrendingUp } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import { exportRows } from '../api/export-rows.ts';
import { pricedRegistryOf, priceWords, sheetKindOf } from '../sheet-words.ts';
import { PriceDialog } from './price-dialog.tsx';

interface SelectionSheetsProps {
  readonly registry: string;
  readonly state: ListState;
  readonly guids: readonly string[];
}

/** Excel export and mass update of the chosen rows. */
export function SelectionSheets({ registry: word, state, guids }: SelectionSheetsProps) {
  const [isBusy, setBusy] = useState(false);
  const [isPricing, setPricing] = useState(false);
  const { hideCosts } = useSessionUser();
  const registry = sheetKindOf(word);
  const priced = hideCosts ? null : pricedRegistryOf(word);
  if (!registry) return null;
  const exportChosen = () => {
    setBusy(true);
    exportRows(registry, state, guids)
      .catch((error: unknown) => {
        if (!isAnnounced(error)) notifyFailed(errorText(error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button
        size="xs"
        loading={isBusy}
        leftSection={<IconDownload size={14} stroke={1.6} />}
        onClick={exportChosen}
      >
        Esporta
      </Button>
      {priced ? (
        <Button
          size="xs"
          leftSection={<IconTrendingUp size={14} stroke={1.6} />}
          onClick={() => setPricing(true)}
        >
          {priceWords[priced].act}
        </Button>
      ) : null}
      {priced && isPricing ? (
        <PriceDialog registry={priced} state={state} guids={guids} onClose={() => setPricing(false)} />
      ) : null}
    </>
  );
}
