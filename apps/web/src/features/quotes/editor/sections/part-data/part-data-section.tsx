import { effectiveValue } from '@truciolo/quote';
import { memo } from 'react';
import { NumberField, type NumberFieldProps } from '../../../../../components/number-field/number-field.tsx';
import { formatDecimal } from '../../../../../lib/format/numbers.ts';
import type { SectionProps } from '../section-props.ts';
import { ValueField } from '../values/value-field.tsx';
import { asksForData, dataOfShape } from './data-of-shape.ts';
import classes from './part-data.module.css';

/** The origin is below the field, so that the fields of a row stay aligned. */
const below: Pick<NumberFieldProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

const nothing = { value: null, origin: 'typed' } as const;

/** Dati del pezzo: measures by which treatments, work per hole and formulas are charged. */
export const PartDataSection = ({ position, readOnly, editPosition }: SectionProps) => (
  <PartData
    part={position.part}
    stock={position.stock}
    isAsked={asksForData(position)}
    readOnly={readOnly}
    editPosition={editPosition}
  />
);

interface PartDataProps
  extends Pick<SectionProps, 'readOnly' | 'editPosition'>,
    Pick<SectionProps['position'], 'part' | 'stock'> {
  /** A phase is charged by one of these measures. */
  readonly isAsked: boolean;
}

/** Memoised: renders only when the part or its blank changes. */
const PartData = memo(function PartData({ part, stock, isAsked, readOnly, editPosition }: PartDataProps) {
  const known = dataOfShape(stock);
  const set = (change: Partial<typeof part>) =>
    editPosition((before) => ({ ...before, part: { ...before.part, ...change } }));
  /** The effective value of an empty field, and its origin. */
  const fromShape = (value: number | null) =>
    value === null ? {} : { placeholder: formatDecimal(value, 3), description: 'dal grezzo', ...below };
  return (
    <details className={classes.block} open={isAsked || undefined}>
      <summary>Dati del pezzo</summary>
      <div className={classes.fields}>
        <NumberField
          label="Superficie"
          unit="dm²"
          value={part.surfaceDm2}
          readOnly={readOnly}
          data-field="part.surfaceDm2"
          {...(part.surfaceDm2 === null
            ? fromShape(known.surfaceDm2)
            : { description: 'digitata', ...below })}
          onChange={(surfaceDm2) => set({ surfaceDm2 })}
        />
        {stock && stock.kind !== 'none' ? (
          <ValueField
            label="Peso netto"
            field="stock.netWeight"
            unit="kg"
            value={stock.netWeight ?? nothing}
            readOnly={readOnly}
            onChange={(value) => {
              const netWeight = effectiveValue(value) === null ? null : value;
              editPosition((before) =>
                before.stock && before.stock.kind !== 'none'
                  ? { ...before, stock: { ...before.stock, netWeight } }
                  : before,
              );
            }}
          />
        ) : null}
        <NumberField
          label="Fori"
          unit="fori"
          decimals={0}
          value={part.holes}
          readOnly={readOnly}
          data-field="part.holes"
          onChange={(holes) => set({ holes })}
        />
        <NumberField
          label="Lunghezza finita"
          unit="mm"
          value={part.length}
          readOnly={readOnly}
          data-field="part.length"
          {...(part.length === null ? fromShape(known.length) : { description: 'digitata', ...below })}
          onChange={(length) => set({ length })}
        />
      </div>
    </details>
  );
});
