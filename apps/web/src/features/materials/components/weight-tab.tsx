import { Select } from '@mantine/core';
import type { MaterialFields } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { type Shape, shapes, stockWeight } from '../stock-weight.ts';
import classes from './materials.module.css';
import { SectionDrawing } from './section-drawing.tsx';

const shapeOptions = Object.entries(shapes).map(([value, { label }]) => ({ value, label }));

/** Weight and cost of a piece of this material in any shape. Nothing here is saved. */
export function WeightTab() {
  const { values, hidesCosts } = useRecordForm<MaterialFields>();
  const [shape, setShape] = useState<Shape>('round');
  const [sizes, setSizes] = useState<readonly (number | null)[]>(() =>
    shapes.round.sizes.map(({ start }) => start),
  );
  const [length, setLength] = useState<number | null>(100);
  const weight = stockWeight(shape, sizes, length, values.density);
  const cost = weight && values.pricePerKg !== null ? inEuro(weight.perPiece * values.pricePerKg) : null;
  return (
    <RecordSection title="Peso del grezzo" note={`con densità ${formatDecimal(values.density, 3)} kg/dm³`}>
      <div className={classes.weight}>
        <div className={classes.sizes}>
          <Select
            label="Forma"
            data={shapeOptions}
            value={shape}
            allowDeselect={false}
            onChange={(next) => {
              const chosen = next as Shape;
              setShape(chosen);
              setSizes(shapes[chosen].sizes.map(({ start }) => start));
            }}
          />
          {shapes[shape].sizes.map(({ label, unit }, index) => (
            <NumberField
              key={label}
              label={label}
              unit={unit}
              decimals={3}
              value={sizes[index] ?? null}
              onChange={(next) => setSizes(sizes.map((old, place) => (place === index ? next : old)))}
            />
          ))}
          <NumberField label="Lunghezza" unit="mm" decimals={2} value={length} onChange={setLength} />
        </div>
        <SectionDrawing shape={shape} sizes={sizes} />
      </div>
      <dl className={classes.facts} aria-live="polite">
        <div>
          <dt>Peso del pezzo</dt>
          <dd>{weight ? `${formatNumber(weight.perPiece, 4)} kg` : '—'}</dd>
        </div>
        <div>
          <dt>Peso al metro</dt>
          <dd>{weight ? `${formatNumber(weight.perMetre, 3)} kg/m` : '—'}</dd>
        </div>
        {hidesCosts ? null : (
          <div>
            <dt>Costo del materiale{values.priceConfirmed ? '' : ' (prezzo da confermare)'}</dt>
            <dd>{cost === null ? '—' : `${formatNumber(cost, 2)} €`}</dd>
          </div>
        )}
      </dl>
    </RecordSection>
  );
}
