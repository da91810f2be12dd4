import { Switch } from '@mantine/core';
import { type BarDraft, type BlankDraft, typedValue, type Value } from '@truciolo/quote';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { ValueField } from '../values/value-field.tsx';
import classes from './stock.module.css';

type Solid = BarDraft | BlankDraft;

interface MoreFieldsProps {
  readonly stock: Solid;
  readonly onChange: (stock: Solid) => void;
  /** €/kg of the material; null = unknown. */
  readonly chipPrice: number | null;
  readonly readOnly: boolean;
}

const nothing = typedValue(null);
const orNull = (value: Value): Value | null =>
  value.value === null && value.override == null ? null : value;

/** Costs of a blank beside its weight, and rarely used fields. */
export function MoreFields({ stock, onChange, chipPrice, readOnly }: MoreFieldsProps) {
  const set = (part: Partial<Solid>) => onChange({ ...stock, ...part } as Solid);
  const field = (label: string, unit: string, key: 'certificate' | 'surcharge' | 'leadDays') => (
    <NumberField
      label={label}
      unit={unit}
      decimals={key === 'leadDays' ? 0 : 4}
      value={stock[key]}
      readOnly={readOnly}
      onChange={(value) => set({ [key]: value })}
    />
  );
  return (
    <div className={classes.fields}>
      {stock.kind === 'bar' ? (
        <NumberField
          label="Lordo digitato"
          unit="kg/pz"
          value={stock.grossOverride}
          readOnly={readOnly}
          onChange={(grossOverride) => set({ grossOverride })}
        />
      ) : null}
      <ValueField
        label="Costo taglio"
        unit="€/pz"
        least={2}
        value={stock.cutCharge ?? nothing}
        readOnly={readOnly}
        onChange={(value) => set({ cutCharge: orNull(value) })}
      />
      {field('Certificato 3.1', '€/lotto', 'certificate')}
      {field('Extra lega', '€/kg', 'surcharge')}
      {field('Approvvigion.', 'gg', 'leadDays')}
      {stock.kind === 'bar' && stock.rack ? (
        <>
          <NumberField
            label="Pezzi da spezzone"
            unit="pz"
            decimals={0}
            value={stock.rack.pieces}
            data-field="stock.rack.pieces"
            readOnly={readOnly}
            onChange={(pieces) => set({ rack: { pieces, pricePerKg: stock.rack?.pricePerKg ?? null } })}
          />
          <NumberField
            label="Prezzo spezzone"
            unit="€/kg"
            value={stock.rack.pricePerKg}
            data-field="stock.rack.pricePerKg"
            readOnly={readOnly}
            onChange={(pricePerKg) => set({ rack: { pieces: stock.rack?.pieces ?? null, pricePerKg } })}
          />
        </>
      ) : null}
      <div className={classes.switches}>
        <Switch
          size="xs"
          label={chipPrice === null ? 'Recupera il truciolo (manca il ricavo)' : 'Recupera il truciolo'}
          checked={stock.creditChips}
          disabled={readOnly || (chipPrice === null && !stock.creditChips)}
          onChange={(event) => set({ creditChips: event.currentTarget.checked })}
        />
        {stock.customerOwned ? (
          <Switch
            size="xs"
            label="Rimborsa al cliente il materiale scartato"
            checked={stock.paysScrapped ?? false}
            disabled={readOnly}
            onChange={(event) => set({ paysScrapped: event.currentTarget.checked })}
          />
        ) : null}
        {stock.kind === 'bar' ? (
          <Switch
            size="xs"
            label="Usa uno spezzone di magazzino"
            checked={stock.rack !== null}
            disabled={readOnly}
            onChange={(event) =>
              set({ rack: event.currentTarget.checked ? { pieces: null, pricePerKg: null } : null })
            }
          />
        ) : null}
      </div>
    </div>
  );
}
