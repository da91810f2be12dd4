import type { Rates } from '@truciolo/pricing';
import { kgPerDm3 } from '@truciolo/units';
import type { RatesDraft } from '../model/rates-draft.ts';
import { given, toAmount, toShare, toSourced } from './to-exact.ts';

/** A rate without a value is null: positions that use it report the missing price. */
export const toRates = (rates: RatesDraft): Rates => ({
  machines: mapValues(rates.machines, ({ name, setupRate, runRate, variableShare }) => ({
    name,
    setupRate: toSourced(setupRate, toAmount),
    runRate: toSourced(runRate, toAmount),
    ...given('variableShare', variableShare, toShare),
  })),
  labour: mapValues(rates.labour, ({ name, rate }) => ({ name, rate: toSourced(rate, toAmount) })),
  materials: mapValues(rates.materials, ({ name, isoGroup, density, price, platePrice, chipPrice }) => ({
    name,
    ...(isoGroup === '' ? {} : { isoGroup }),
    density: kgPerDm3(density),
    price: toSourced(price, toAmount),
    ...(platePrice && { platePrice: toSourced(platePrice, toAmount) }),
    ...given('chipPrice', chipPrice, toAmount),
  })),
  labourIsVariable: rates.labourIsVariable,
  hoursPerDay: rates.hoursPerDay,
});

const mapValues = <A, B>(table: Readonly<Record<string, A>>, turn: (row: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, turn(row)]));
