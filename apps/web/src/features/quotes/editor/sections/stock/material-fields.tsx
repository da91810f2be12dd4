import { useQuery } from '@tanstack/react-query';
import {
  effectiveValue,
  type MaterialRateDraft,
  materialPrice,
  materialRate,
  type PositionDraft,
  type RatesDraft,
  typedValue,
  withMaterialPrice,
} from '@truciolo/quote';
import { memo, useMemo, useState } from 'react';
import type { MaterialRow } from '../../../../../entities/materials/material-record.ts';
import { materialsQuery } from '../../../../../entities/materials/materials-query.ts';
import { NewMaterialDialog } from '../../../../../entities/materials/new-material-dialog.tsx';
import { Chooser } from '../rates/chooser.tsx';
import { useForgetRates } from '../rates/use-forget-rates.ts';
import { ValueField } from '../values/value-field.tsx';
import { materialChoices } from './material-choices.ts';
import classes from './stock.module.css';

interface MaterialFieldsProps {
  readonly stock: Exclude<NonNullable<PositionDraft['stock']>, { kind: 'none' }>;
  readonly rates: RatesDraft['materials'];
  readonly ratesNow: RatesDraft | null;
  readonly readOnly: boolean;
  readonly onChoose: (id: string, rate: MaterialRateDraft | undefined) => void;
  readonly onRate: (id: string, rate: MaterialRateDraft) => void;
}

/** Which material and at what price; the price is the quote's own copy. */
export const MaterialFields = memo(function MaterialFields(props: MaterialFieldsProps) {
  const { stock, rates, ratesNow, readOnly, onChoose, onRate } = props;
  const rows = useQuery({ ...materialsQuery, enabled: !readOnly }).data;
  /** The name that was looked for, while a material is made. */
  const [creating, setCreating] = useState<string | null>(null);
  const choices = useMemo(
    () => materialChoices(ratesNow?.materials ?? null, rates, rows),
    [ratesNow, rates, rows],
  );
  const forgetRates = useForgetRates();
  const takeNew = (row: MaterialRow) => {
    onChoose(row.guid, materialRate(row));
    void forgetRates();
  };
  const { materialId } = stock;
  const rate = materialId === null ? undefined : rates[materialId];
  // The customer's material costs nothing; its field stays, so that the others do not move.
  const price = !rate || stock.customerOwned ? typedValue(0) : materialPrice(stock, rate);
  return (
    <>
      <div className={classes.material}>
        <Chooser
          label="Materiale"
          ariaLabel="Materiale"
          placeholder="Cerca: C45, 1.4301, ottone…"
          value={materialId}
          choices={choices}
          readOnly={readOnly}
          missing
          field="stock.materialId"
          onChoose={(id) => onChoose(id, ratesNow?.materials[id])}
          create={{ label: 'Nuovo materiale…', run: setCreating }}
        />
      </div>
      {rate && materialId !== null ? (
        <ValueField
          label="Prezzo"
          unit="€/kg"
          least={2}
          value={price}
          readOnly={readOnly || stock.customerOwned}
          missing={effectiveValue(price) === null}
          field="stock.price"
          onChange={(next) => onRate(materialId, withMaterialPrice(stock, rate, next))}
        />
      ) : null}
      {creating === null ? null : (
        <NewMaterialDialog name={creating} onClose={() => setCreating(null)} onCreated={takeNew} />
      )}
    </>
  );
});
