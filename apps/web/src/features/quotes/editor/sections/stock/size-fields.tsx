import {
  type BarDraft,
  type BlankDraft,
  effectiveValue,
  type SectionDraft,
  typedValue,
} from '@truciolo/quote';
import { memo } from 'react';
import { NumberField } from '../../../../../components/number-field/number-field.tsx';
import { ValueField } from '../values/value-field.tsx';
import { dimensions } from './shapes.ts';

interface SizeFieldsProps<Stock> {
  readonly stock: Stock;
  readonly onChange: (stock: Stock) => void;
  readonly readOnly: boolean;
}

/** The section and the length of the finished part. */
export const BarSizes = memo(function BarSizes({ stock, onChange, readOnly }: SizeFieldsProps<BarDraft>) {
  const section = stock.section as Readonly<Record<string, number | string | null>>;
  return (
    <>
      {dimensions[stock.section.shape].map(({ key, label, unit }) => {
        const value = section[key];
        return (
          <NumberField
            key={`${stock.section.shape}-${key}`}
            label={label}
            unit={unit}
            value={typeof value === 'number' ? value : null}
            readOnly={readOnly}
            data-field={`stock.section.${key}`}
            data-missing={value === null || undefined}
            onChange={(next) =>
              onChange({ ...stock, section: { ...stock.section, [key]: next } as SectionDraft })
            }
          />
        );
      })}
      <ValueField
        label="Lunghezza"
        field="stock.length"
        unit="mm"
        value={stock.length}
        readOnly={readOnly}
        missing={effectiveValue(stock.length) === null}
        onChange={(length) => onChange({ ...stock, length })}
      />
    </>
  );
});

/** A blank is known by its weight, and by its price where it is bought by the piece. */
export function BlankSizes({ stock, onChange, readOnly }: SizeFieldsProps<BlankDraft>) {
  const price = stock.unitPrice ?? typedValue(null);
  return (
    <>
      <ValueField
        label="Peso del grezzo"
        field="stock.weight"
        unit="kg"
        value={stock.weight}
        readOnly={readOnly}
        missing={effectiveValue(stock.weight) === null}
        onChange={(weight) => onChange({ ...stock, weight })}
      />
      <ValueField
        label="Prezzo al pezzo"
        unit="€/pz"
        least={2}
        value={price}
        readOnly={readOnly}
        onChange={(unitPrice) =>
          onChange({ ...stock, unitPrice: effectiveValue(unitPrice) === null ? null : unitPrice })
        }
      />
    </>
  );
}
