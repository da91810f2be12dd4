import { Loader, SegmentedControl, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceChange, PricedRegistry } from '@truciolo/contract';
import { fromEuro } from '@truciolo/money';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { agree, countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import { applyPriceChange, type PriceWish, priceChangeQuery } from '../api/price-change.ts';
import { priceWords } from '../sheet-words.ts';
import { PriceRows } from './price-rows.tsx';

interface PriceDialogProps {
  readonly registry: PricedRegistry;
  readonly state: ListState;
  readonly guids: readonly string[] | null;
  readonly onClose: () => void;
}

type Step = PriceChange['step'];

const steps = [
  { value: '100', label: 'Al centesimo' },
  { value: '1000', label: 'A 10 centesimi' },
  { value: '10000', label: 'All’euro' },
  { value: '1', label: 'Nessuno (4 decimali)' },
];
/** Above every price and every percentage; narrower limits are reported below. */
const LARGEST = 1_000_000;
/** Joins the digits of a number being typed. */
const PREVIEW_DELAY_MS = 250;

function changeOf(kind: PriceChange['kind'], by: number, step: Step): PriceChange {
  return kind === 'percent' ? { kind, percent: by, step } : { kind, amount: fromEuro(by), step };
}

/** Raises or lowers many prices at once; every row shows its new price before anything is saved. */
export function PriceDialog({ registry, state, guids, onClose }: PriceDialogProps) {
  const cache = useQueryClient();
  const words = priceWords[registry];
  const [kind, setKind] = useState<PriceChange['kind']>('percent');
  const [by, setBy] = useState<number | null>(5);
  const [step, setStep] = useState<Step>(100);
  const [wish] = useDebouncedValue<PriceWish>(
    { state, guids, change: changeOf(kind, by ?? 0, step) },
    PREVIEW_DELAY_MS,
  );
  const isStill = JSON.stringify(wish.change) === JSON.stringify(changeOf(kind, by ?? 0, step));
  const preview = useQuery({ ...priceChangeQuery(registry, wish), placeholderData: keepPreviousData });
  const rows = preview.isError ? [] : (preview.data?.rows ?? []);
  const changed = rows.filter(({ from, to }) => from !== to).length;
  const isReady = isStill && !preview.isFetching && !preview.isError && by !== null && changed > 0;

  const save = async () => {
    const result = await applyPriceChange(registry, wish, preview.data?.fingerprint ?? '');
    await cache.invalidateQueries({ queryKey: [registry] });
    notifyDone(`${countOf(result.changed, 'riga aggiornata', 'righe aggiornate')}.`);
  };
  return (
    <FormDialog
      title={words.act}
      submit={`Aggiorna ${countOf(changed, 'riga', 'righe')}`}
      size={640}
      disabled={!isReady}
      onClose={onClose}
      save={save}
    >
      <p className="small muted">
        {guids
          ? agree(
              guids.length,
              'Sulla riga selezionata.',
              `Sulle ${formatNumber(guids.length)} righe selezionate.`,
            )
          : 'Su tutte le righe dell’elenco con la ricerca e i filtri di adesso.'}{' '}
        Lo storico tiene i valori di prima.
      </p>
      <SegmentedControl
        fullWidth
        aria-label="Come cambia"
        data={[
          { value: 'percent', label: 'In percentuale' },
          { value: 'amount', label: `In ${words.unit}` },
        ]}
        value={kind}
        onChange={(value) => setKind(value as PriceChange['kind'])}
      />
      <FieldRow>
        <NumberField
          label="Variazione"
          description="Con il meno davanti scende."
          value={by}
          onChange={setBy}
          min={-LARGEST}
          max={LARGEST}
          data-autofocus
          unit={kind === 'percent' ? '%' : words.unit}
        />
        <Select
          label="Arrotondamento"
          description="Del valore nuovo."
          data={steps}
          value={String(step)}
          allowDeselect={false}
          onChange={(value) => setStep(Number(value ?? 100) as Step)}
        />
      </FieldRow>
      {preview.isError ? (
        <NoteBar tone="bad">{errorText(preview.error)}</NoteBar>
      ) : preview.data ? (
        <PriceRows
          rows={rows}
          without={preview.data.without}
          words={words}
          isWaiting={!isReady && changed > 0}
        />
      ) : (
        <Loader size="sm" />
      )}
    </FormDialog>
  );
}
