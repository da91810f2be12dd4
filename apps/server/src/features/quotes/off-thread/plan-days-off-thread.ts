import type { PlanInput } from '@truciolo/contract';
import { needsPlan, planDays } from '@truciolo/jobs';
import type { PlannedDays, QuoteDocument } from '@truciolo/quote';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { guardWait } from '../../../platform/workers/while-locked.ts';
import { readPlanInput } from '../../plan-input/index.ts';
import { isSmall, runOffThread } from './price-off-thread.ts';

/** Limit of open phases for which the plan is laid out on the event loop: some 10 ms. */
const FEW_PHASES = 300;

const phasesIn = ({ jobs }: PlanInput) => jobs.reduce((sum, { phases }) => sum + phases.length, 0);

/** Today's input of the machine plan for a document that is not sent yet; null where it has no days to find. */
export const readPlanFor = async (db: Db, document: QuoteDocument, now: Date): Promise<PlanInput | null> =>
  needsPlan(document) ? readPlanInput(db, now) : null;

/** Days of the machine plan for a document, off-thread for a large document or plan. */
export async function layOutDays(
  services: Pick<Services, 'workers'>,
  companyGuid: string,
  document: QuoteDocument,
  input: PlanInput | null,
): Promise<PlannedDays> {
  guardWait();
  if (!input) return {};
  if (isSmall(document) && phasesIn(input) <= FEW_PHASES) return planDays(input, document);
  const texts = { document: JSON.stringify(document), plan: JSON.stringify(input) };
  return runOffThread(services, companyGuid, { kind: 'days', ...texts });
}
