import { planDays } from '@truciolo/jobs';
import type { QuoteDocument } from '@truciolo/quote';

type PlanInput = Parameters<typeof planDays>[0];
type PlannedDays = ReturnType<typeof planDays>;

/** Asks the plan once for all quantities of a position: every row of its table needs the same answer. */
export function createPositionDays(ask: typeof planDays = planDays) {
  let last: { input: PlanInput; document: QuoteDocument; id: string; days: PlannedDays } | null = null;
  return (input: PlanInput, document: QuoteDocument, id: string): PlannedDays => {
    if (last?.input === input && last.document === document && last.id === id) return last.days;
    const positions = document.positions.filter((position) => position.id === id);
    const days = ask(input, { ...document, positions });
    last = { input, document, id, days };
    return days;
  };
}
