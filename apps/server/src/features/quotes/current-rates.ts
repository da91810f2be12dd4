import type { quotes, RouteResult } from '@truciolo/contract';
import { labourRate, machineRate, materialRate, noRates, type RatesDraft } from '@truciolo/quote';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { guardCosts } from './policy.ts';
import {
  listLabourRates,
  listMachineRates,
  listMaterialRates,
  listPublishedFormulas,
} from './rates-repository.ts';

const byGuid = <Row extends { readonly guid: string }, Rate>(
  rows: readonly Row[],
  rate: (row: Row) => Rate,
): Record<string, Rate> => Object.fromEntries(rows.map((row) => [row.guid, rate(row)]));

/** Today's rates of the registries, as a quote copies them. */
export async function ratesOfToday(db: Db): Promise<RatesDraft> {
  return {
    ...noRates,
    machines: byGuid(await listMachineRates(db), machineRate),
    labour: byGuid(await listLabourRates(db), labourRate),
    materials: byGuid(await listMaterialRates(db), materialRate),
    formulas: byGuid(await listPublishedFormulas(db), ({ name, formulaVersion, formulaPublished }) => ({
      name,
      version: formulaVersion ?? 1,
      text: formulaPublished ?? '',
    })),
  };
}

export async function currentRates({ tenant, actor }: Context): Promise<RouteResult<typeof quotes.ratesNow>> {
  guardCosts(actor);
  return (await tenant(ratesOfToday)) as RouteResult<typeof quotes.ratesNow>;
}
