import type { PartFacts } from '@truciolo/contract';
import type { CycleRoute } from '@truciolo/cycle';
import type { Money } from '@truciolo/money';
import {
  type PageWork,
  pagePosition,
  phasesToMeasure,
  pricePosition,
  type QuoteDocument,
  ratiosOfPhases,
  weightKg,
  workOfPhases,
} from '@truciolo/quote';
import { newId } from '../plain-quotes/index.ts';
import { reportOfFacts } from './report-of-facts.ts';
import type { ShopFloor } from './shop-floor.ts';

export interface AskedPart {
  /** Of the position. */
  readonly id: string;
  readonly name: string;
  readonly facts: PartFacts;
  readonly threads: Readonly<Record<string, string | null>>;
  readonly materialGuid: string;
  readonly treatmentWork: string | null;
  readonly quantities: readonly number[];
}

export interface PartPrice {
  /** A quote with this position alone. */
  readonly document: QuoteDocument;
  readonly route: CycleRoute;
  readonly units: readonly { readonly quantity: number; readonly unit: Money | null }[];
}

/** A part priced by the shop's own engine, with its measured times; null where no machine or material fits. */
export function pricePart(floor: ShopFloor, asked: AskedPart): PartPrice | null {
  const material = floor.materials.get(asked.materialGuid);
  const treatment = asked.treatmentWork === null ? null : floor.works.get(asked.treatmentWork);
  if (!material || treatment === undefined) return null;
  const report = reportOfFacts(asked.facts);
  const work: PageWork = { report, material, machines: floor.machines, threads: asked.threads };
  const phases = phasesToMeasure(work);
  const weight = weightKg(report.volume, material.density);
  const ratioOf = ratiosOfPhases(phases, floor.ratiosFor(workOfPhases(phases, material.isoGroup, weight)));
  const made = pagePosition(work, ratioOf, {
    document: floor.document,
    start: floor.start,
    id: asked.id,
    named: { code: asked.name, description: asked.name },
    quantities: asked.quantities,
    treatment,
    newId,
  });
  const position = made?.document.positions.at(-1);
  if (!made || !position) return null;
  const { outcomes } = pricePosition(position, made.document);
  const units = outcomes.map(({ quantity, outcome }) => ({
    quantity,
    unit: outcome.ok ? outcome.priced.price.netUnit : null,
  }));
  return { ...made, units };
}
