import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { effectiveValue, type Value } from '@truciolo/quote';
import { confirmed } from '../values/type-over.ts';
import { perKg } from './material-choices.ts';
import classes from './stock.module.css';

interface PriceNoteProps {
  readonly name: string;
  readonly price: Value;
  readonly readOnly: boolean;
  /** The material is the customer's: its place stays empty, so that nothing below moves. */
  readonly idle: boolean;
  readonly onPrice: (price: Value) => void;
}

/** An unconfirmed or missing price is reported where it is used. */
export function PriceNote({ name, price, readOnly, idle, onPrice }: PriceNoteProps) {
  const amount = effectiveValue(price);
  const overridden = price.override !== undefined && price.override !== null;
  // A quote that was sent asks for nothing any more.
  if (amount !== null && (readOnly || price.origin !== 'proposed' || overridden)) return null;
  return (
    <p className={classes.note} data-idle={idle || undefined}>
      <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
      {amount === null ? (
        <span>Manca il prezzo di {name}: scrivilo in €/kg.</span>
      ) : (
        <span>
          Il prezzo di {name} viene dalla libreria: confermalo prima di inviare.{' '}
          <Anchor component="button" type="button" onClick={() => onPrice(confirmed(price))}>
            Conferma {perKg(amount)}
          </Anchor>
        </span>
      )}
    </p>
  );
}
