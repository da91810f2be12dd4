import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { effectiveValue, type MaterialRateDraft } from '@truciolo/quote';
import { confirmed } from '../values/type-over.ts';
import { perKg } from './material-choices.ts';
import classes from './stock.module.css';

interface PriceNoteProps {
  readonly rate: MaterialRateDraft;
  readonly readOnly: boolean;
  readonly onRate: (rate: MaterialRateDraft) => void;
}

/** An unconfirmed or missing price is reported where it is used. */
export function PriceNote({ rate, readOnly, onRate }: PriceNoteProps) {
  const price = effectiveValue(rate.price);
  const overridden = rate.price.override !== undefined && rate.price.override !== null;
  // A quote that was sent asks for nothing any more.
  if (price !== null && (readOnly || rate.price.origin !== 'proposed' || overridden)) return null;
  return (
    <p className={classes.note}>
      <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
      {price === null ? (
        <span>Manca il prezzo di {rate.name}: scrivilo in €/kg.</span>
      ) : (
        <span>
          Il prezzo di {rate.name} viene dalla libreria: confermalo prima di inviare.{' '}
          <Anchor
            component="button"
            type="button"
            onClick={() => onRate({ ...rate, price: confirmed(rate.price) })}
          >
            Conferma {perKg(price)}
          </Anchor>
        </span>
      )}
    </p>
  );
}
