import { inEuro } from '@truciolo/money';
import { Tag } from '../../../components/tags/pill.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './materials.module.css';

interface PriceCellProps {
  readonly material: { readonly pricePerKg: number | null; readonly priceConfirmed: boolean };
}

/** A price with its warnings. */
export function PriceCell({ material: { pricePerKg, priceConfirmed } }: PriceCellProps) {
  if (pricePerKg === null) return <Tag tone="bad">manca</Tag>;
  return (
    <span className={classes.cell}>
      {priceConfirmed ? null : <Tag tone="warn">da confermare</Tag>}
      <b>{formatNumber(inEuro(pricePerKg), 2)}</b>
    </span>
  );
}
