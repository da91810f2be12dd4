import type { PlanInput } from '@truciolo/contract';
import { needsPlan, planDays } from '@truciolo/jobs';
import type { PlannedDays, QuoteDocument } from '@truciolo/quote';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { readPlanInput } from '../../plan-input/index.ts';
import { isSmall, runOffThread } from './price-off-thread.ts';

/** Limit of open phases for which the plan is laid out on the event loop: some 10 ms. */
const FEW_PHASES = 300;

const phasesIn = ({ jobs }: PlanInput) => jobs.reduce((sum, { phases }) => sum + phases.length, 0);

/** Days of today's machine plan for a document that is not sent yet, off-thread for a large document or plan. */
export async function plannedDaysOf(
  db: Db,
  services: Pick<Services, 'workers' | 'clock'>,
  companyGuid: string,
  document: QuoteDocument,
): Promise<PlannedDays> {
  if (!needsPlan(document)) return {};
  const input = await readPlanInput(db, services.clock());
  if (isSmall(document) && phasesIn(input) <= FEW_PHASES) return planDays(input, document);
  const texts = { document: JSON.stringify(document), plan: JSON.stringify(input) };
  return runOffThread(services, companyGuid, { kind: 'days', ...texts });
}
