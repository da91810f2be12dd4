import {
  type CycleOptions,
  type CycleRoute,
  proposeCycle,
  type ShopMachine,
  type WorkMaterial,
} from '@truciolo/cycle';
import type { PartReport } from '@truciolo/part';
import { editWithRates } from '../from-registries/choose-rate.ts';
import { phaseFromWork, type WorkRow } from '../from-registries/phase-from-work.ts';
import type { PositionStart } from '../from-registries/position-start.ts';
import type { QuoteDocument } from '../model/quote-document.ts';
import { chooseRoute } from '../proposal/choose-route.ts';
import { measurablePhases } from '../proposal/measured-cycle.ts';
import { type NamedPart, positionOfRoute, type RatioOf } from '../proposal/position-of-route.ts';
import { withProposal } from '../proposal/with-proposal.ts';

/** A part on the machines of a shop. */
export interface PageWork {
  readonly report: PartReport;
  readonly material: WorkMaterial & { readonly guid: string };
  readonly machines: readonly ShopMachine[];
  readonly threads: NonNullable<CycleOptions['threads']>;
}

const proposalOf = ({ report, material, machines, threads }: PageWork, measured?: RatioOf) =>
  proposeCycle(report, material, machines, { threads, ...(measured && { measured }) });

/** The phases whose measured times have to be asked for first. */
export const phasesToMeasure = (work: PageWork) => measurablePhases(proposalOf(work));

interface PagePosition {
  readonly document: QuoteDocument;
  readonly route: CycleRoute;
}

/**
 * The part as a position of a quote, made in the same way as «Crea posizione» of the 3D Assistant makes it: the cheapest
 * route on the shop's machines, with the treatment's process behind it. Null where no machine fits.
 */
export function pagePosition(
  work: PageWork,
  ratioOf: RatioOf | null,
  place: {
    readonly document: QuoteDocument;
    readonly start: PositionStart;
    readonly id: string;
    readonly named: NamedPart;
    readonly quantities: readonly number[];
    readonly treatment: WorkRow | null;
    readonly newId: () => string;
  },
): PagePosition | null {
  const route = chooseRoute(proposalOf(work, ratioOf ?? undefined).routes, null, null);
  if (!route) return null;
  const { start, id, named, quantities, treatment, newId } = place;
  const proposal = positionOfRoute(work.report, route, null, work.material, named, ratioOf ?? undefined);
  const document = withProposal(place.document, id, start, proposal, quantities, newId);
  if (!treatment) return { document, route };
  const treated = editWithRates(
    document,
    id,
    (position) => ({ ...position, phases: [...position.phases, phaseFromWork(treatment, newId())] }),
    start.ratesNow,
  );
  return { document: treated, route };
}
