import type { RouteResult } from '@truciolo/contract';
import { quotes } from '@truciolo/contract';
import { labourRate, machineRate, materialRate, noRates, type RatesDraft } from '@truciolo/quote';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import {
  isLabourVariable,
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
  const labourIsVariable = await isLabourVariable(db);
  return {
    ...noRates,
    labourIsVariable,
    machines: byGuid(await listMachineRates(db), (row) => machineRate(row, labourIsVariable)),
    labour: byGuid(await listLabourRates(db), labourRate),
    materials: byGuid(await listMaterialRates(db), materialRate),
    formulas: byGuid(await listPublishedFormulas(db), ({ name, formulaVersion, formulaPublished }) => ({
      name,
      version: formulaVersion ?? 1,
      text: formulaPublished ?? '',
    })),
  };
}

export const currentRates = endpoint(quotes.ratesNow, async ({ tenant }) => {
  return (await tenant(ratesOfToday)) as RouteResult<typeof quotes.ratesNow>;
});
