import { percent } from '@truciolo/money';
import {
  type LabourRate,
  type MachineRate,
  type MaterialRate,
  type Overheads,
  type PartData,
  type Position,
  type Problem,
  type Rates,
  typed,
  USUAL_OVERHEAD_EXCLUSIONS,
  type VatTreatment,
} from '@truciolo/pricing';
import { otherCost, rule } from './read-costs.ts';
import {
  choice,
  FAILED,
  fail,
  flag,
  list,
  nullable,
  number,
  object,
  optional,
  type Read,
  table,
  text,
  withDefault,
} from './read-json.ts';
import { phase } from './read-phases.ts';
import { policy, vat } from './read-policy.ts';
import { stock } from './read-stock.ts';
import { amount, category, density, length, share, sourced } from './read-values.ts';

const POSITION_FORMAT = 'truciolo-position/1';

/** A position with the rates it needs, as the command line reads it. */
export interface PositionFile {
  readonly code?: string;
  readonly description?: string;
  readonly quantities: readonly number[];
  readonly position: Position;
  readonly rates: Rates;
  /** Formula texts by id. */
  readonly formulas: Readonly<Record<string, string>>;
  readonly vat: VatTreatment;
}

export type ReadPositionFile =
  | { readonly ok: true; readonly file: PositionFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const rates = object<Rates>({
  machines: withDefault(
    table(
      object<MachineRate>({
        name: text,
        setupRate: nullable(sourced(amount)),
        runRate: nullable(sourced(amount)),
        operatorRate: optional(sourced(amount)),
        variableShare: optional(share),
      }),
    ),
    {},
  ),
  labour: withDefault(table(object<LabourRate>({ name: text, rate: nullable(sourced(amount)) })), {}),
  materials: withDefault(
    table(
      object<MaterialRate>({
        name: text,
        isoGroup: optional(text),
        density,
        price: nullable(sourced(amount)),
        chipPrice: optional(amount),
      }),
    ),
    {},
  ),
  labourIsVariable: withDefault(flag, true),
  hoursPerDay: withDefault(number, 8),
});

const part = object<PartData>({
  surfaceDm2: optional(number),
  volumeDm3: optional(number),
  length: optional(length),
  diameter: optional(length),
  holes: optional(number),
});

const overheads = object<Overheads>({
  rate: sourced(share),
  exclude: withDefault(list(category), [...USUAL_OVERHEAD_EXCLUSIONS]),
});

const noOverheads: Overheads = { rate: typed(percent(0)), exclude: USUAL_OVERHEAD_EXCLUSIONS };

const quantities: Read<number[]> = (input, spot) => {
  const values = list(number)(input, spot);
  return values !== FAILED && values.length === 0 ? fail(spot, 'deve avere almeno una quantità.') : values;
};

const document = object<
  Omit<PositionFile, 'position'> & Omit<Position, 'policy'> & { format: string; price: Position['policy'] }
>({
  format: choice(POSITION_FORMAT),
  code: optional(text),
  description: optional(text),
  quantities,
  rates,
  formulas: withDefault(table(text), {}),
  vat,
  part: withDefault(part, {}),
  stock: nullable(stock),
  phases: withDefault(list(phase), []),
  costs: withDefault(list(otherCost), []),
  scrap: withDefault(sourced(share), typed(percent(0))),
  risksScrap: withDefault(flag, true),
  overheads: withDefault(overheads, noOverheads),
  price: policy,
  rules: withDefault(list(rule), []),
});

/** Checks the shape of the file and turns euro, percent and units into exact values. Ranges are the engine's. */
export function readPositionFile(json: unknown): ReadPositionFile {
  const problems: Problem[] = [];
  const read = document(json, { path: '', problems });
  if (read === FAILED) return { ok: false, problems };
  const { code, description, price, part, stock, phases, costs, scrap, risksScrap, overheads, rules } = read;
  return {
    ok: true,
    file: {
      ...(code === undefined ? {} : { code }),
      ...(description === undefined ? {} : { description }),
      quantities: read.quantities,
      position: { part, stock, phases, costs, scrap, risksScrap, overheads, policy: price, rules },
      rates: read.rates,
      formulas: read.formulas,
      vat: read.vat,
    },
  };
}
