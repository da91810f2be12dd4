import { ActionIcon, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { PlainView } from '@truciolo/contract';
import type { PlainPosition } from '@truciolo/quote';
import { memo, type ReactNode, useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { QuantityRow } from '../editor/part/quantity-row.tsx';
import { withQuantities, withQuantity } from '../editor/part/with-quantities.ts';
import classes from './plain.module.css';
import { PlainPhases } from './plain-phases.tsx';
import { PlainPrices } from './plain-prices.tsx';
import { PlainStockFields } from './plain-stock.tsx';

interface PlainPositionCardProps {
  readonly place: number;
  readonly position: PlainPosition;
  readonly prices: PlainView['prices'][number] | null;
  readonly isStale: boolean;
  readonly readOnly: boolean;
  /** Its drawings and models, once the quote is saved. */
  readonly files: ReactNode;
  readonly onChange: (position: PlainPosition) => void;
  readonly onRemove: () => void;
}

/** One part: its data, its processes, and its price. */
export const PlainPositionCard = memo(function PlainPositionCard(props: PlainPositionCardProps) {
  const { place, position, prices, isStale, readOnly, files, onChange, onRemove } = props;
  const name = position.code || position.description || `Posizione ${place}`;
  const hasCharged = position.phases.some(({ time }) => time === null);
  return (
    <article className={classes.card} aria-label={`Posizione ${place}`}>
      <header className={classes.cardHead}>
        <h2>{name}</h2>
        {readOnly ? null : (
          <ActionIcon aria-label={`Togli la posizione ${place}`} onClick={onRemove}>
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </header>
      <div className={classes.cardBody}>
        <div className={classes.group}>
          <div className={classes.fields}>
            <TextInput
              label="Codice"
              maxLength={100}
              readOnly={readOnly}
              value={position.code}
              onChange={(event) => onChange({ ...position, code: event.currentTarget.value })}
            />
            <div className={classes.wide}>
              <Textarea
                label="Descrizione"
                autosize
                minRows={1}
                readOnly={readOnly}
                value={position.description}
                onChange={(event) => onChange({ ...position, description: event.currentTarget.value })}
              />
            </div>
          </div>
          {files}
          <Quantities {...{ position, readOnly, onChange }} />
          <PlainStockFields
            stock={position.stock}
            readOnly={readOnly}
            onChange={(stock) => onChange({ ...position, stock })}
          />
          {hasCharged ? <PartFields {...{ position, readOnly, onChange }} /> : null}
          <PlainPhases
            phases={position.phases}
            readOnly={readOnly}
            onChange={(phases) => onChange({ ...position, phases })}
          />
        </div>
        <PlainPrices prices={prices} isStale={isStale} />
      </div>
    </article>
  );
});

type PartProps = Pick<PlainPositionCardProps, 'position' | 'readOnly' | 'onChange'>;

function Quantities({ position, readOnly, onChange }: PartProps) {
  const { quantities } = position;
  const [looked, setLooked] = useState<number | null>(null);
  const set = (next: readonly number[]) => onChange({ ...position, quantities: next });
  return (
    <QuantityRow
      {...{ quantities, looked, readOnly }}
      onChoose={setLooked}
      onChange={(from, to) => set(withQuantity(quantities, from, to))}
      onAdd={(more) => set(withQuantities(quantities, more))}
      onRemove={(quantity) => set(quantities.filter((one) => one !== quantity))}
    />
  );
}

const PART = [
  { key: 'surfaceDm2', label: 'Superficie', unit: 'dm²' },
  { key: 'holes', label: 'Fori', unit: '' },
  { key: 'length', label: 'Lunghezza finita', unit: 'mm' },
] as const;

/** Measures by which a process may be charged. */
function PartFields({ position, readOnly, onChange }: PartProps) {
  return (
    <fieldset className={classes.fields} aria-label="Dati del pezzo">
      {PART.map(({ key, label, unit }) => (
        <NumberField
          key={key}
          label={label}
          unit={unit || undefined}
          readOnly={readOnly}
          value={position.part[key]}
          onChange={(value) => onChange({ ...position, part: { ...position.part, [key]: value } })}
        />
      ))}
    </fieldset>
  );
}
