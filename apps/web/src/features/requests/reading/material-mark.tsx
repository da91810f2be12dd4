import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { matchRegistry } from '@truciolo/materials-library';
import { inEuro } from '@truciolo/money';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import classes from './field-row.module.css';

/** Says whether the registry has a material, and its price to users who may see costs. */
export function MaterialMark({ name }: { readonly name: string }) {
  const { hideCosts } = useSessionUser();
  const { data: rows } = useQuery(materialsQuery);
  if (!rows) return null;
  const row = matchRegistry(rows, name);
  if (!row) return <small>non in anagrafica</small>;
  return (
    <>
      <small className={classes.agrees}>
        <IconCheck size={12} stroke={2.2} aria-hidden="true" /> in anagrafica
      </small>
      {row.pricePerKg === null || hideCosts ? null : (
        <small className={classes.price}>{formatNumber(inEuro(row.pricePerKg), 2)} €/kg</small>
      )}
    </>
  );
}
