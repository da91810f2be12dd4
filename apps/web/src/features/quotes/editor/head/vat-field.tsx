import { NativeSelect } from '@mantine/core';
import { NATURA_LABELS } from '@truciolo/pricing';
import { formatDecimal } from '../../../../lib/format/numbers.ts';
import classes from './head.module.css';

const rates = ['22', '10', '4', '0'].map((value) => ({ value, label: `${value} %` }));
/** Sales inside the EU, exports, declarations of intent, flat-rate scheme: the codes that machining shops use. */
const USUAL = ['N3.2', 'N3.1', 'N3.5', 'N2.2'];
const naturas = Object.entries(NATURA_LABELS).map(([value, label]) => ({
  value,
  label: `${value} ${label}`,
}));
const isUsual = ({ value }: { readonly value: string }) => USUAL.includes(value);

const groups = [
  { group: 'Aliquote', items: rates },
  { group: 'Usuali senza IVA', items: naturas.filter(isUsual) },
  {
    group: 'Altri codici',
    items: [{ value: '5', label: '5 %' }, ...naturas.filter((choice) => !isUsual(choice))],
  },
];
const known = new Set(groups.flatMap(({ items }) => items.map(({ value }) => value)));

interface VatFieldProps {
  readonly value: number | string;
  readonly readOnly: boolean;
  readonly onChange: (value: number | string) => void;
}

/** The rate, or the code of a sale without VAT; the usual ones come first. */
export function VatField({ value, readOnly, onChange }: VatFieldProps) {
  const chosen = String(value);
  const own = known.has(chosen)
    ? []
    : [
        {
          value: chosen,
          label: Number.isNaN(Number(chosen)) ? chosen : `${formatDecimal(Number(chosen), 2)} %`,
        },
      ];
  return (
    <NativeSelect
      aria-label="IVA"
      size="xs"
      className={classes.vat ?? ''}
      data={[...own, ...groups]}
      value={chosen}
      disabled={readOnly}
      onChange={({ currentTarget: { value: next } }) =>
        onChange(Number.isNaN(Number(next)) ? next : Number(next))
      }
    />
  );
}
