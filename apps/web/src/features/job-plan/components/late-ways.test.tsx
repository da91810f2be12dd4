import { act, renderHook, screen } from '@testing-library/react';
import type { PlanCosts, PlanInput } from '@truciolo/contract';
import { planInForce, planProblem } from '@truciolo/jobs';
import { euros, percent } from '@truciolo/money';
import { makePlan, waysOut } from '@truciolo/planning';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { planNames } from '../planner/plan-words.ts';
import type { PlanRequest, WaysRequest } from '../planner/protocol.ts';
import { shopMeans } from '../planner/shop-means.ts';
import { usePlanDraft } from '../planner/use-plan-draft.ts';
import { LateWays } from './late-ways.tsx';

const calendar = { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] };
const machine = (code: string) => ({
  guid: code,
  code,
  name: code,
  calendar,
  kind: 'tornio' as const,
  isArchived: false,
});
const job = (guid: string, start: string, end: string) => ({
  guid,
  number: `C-2026-${guid}`,
  part: 'Perno',
  code: 'PR-41',
  donePhases: 0,
  customerName: '',
  material: '',
  materialState: 'here' as const,
  materialDue: null,
  state: 'planned' as const,
  quantity: 4,
  due: '2026-11-16',
  urgent: false,
  phases: [
    {
      guid: `${guid}-10`,
      place: 10,
      name: 'Tornitura',
      kind: 'machine' as const,
      machineGuid: 'TC-1',
      setupMinutes: 0,
      runMinutes: 480,
      actualMinutes: 0,
      supplier: '',
      leadDays: 0,
      state: 'todo' as const,
      plannedStart: start,
      plannedEnd: end,
      isLocked: false,
    },
  ],
});

/** Two jobs of a day each on one lathe, both due on Monday; the other lathe is free. */
const input: PlanInput = {
  now: '2026-11-16T07:00:00.000Z',
  materialLeadDays: 5,
  patronDay: '',
  deliveryMarginDays: 0,
  machines: [machine('TC-1'), machine('TC-2')],
  jobs: [
    job('0041', '2026-11-16T07:00:00.000Z', '2026-11-16T15:00:00.000Z'),
    job('0042', '2026-11-17T07:00:00.000Z', '2026-11-17T15:00:00.000Z'),
  ],
};
const problem = planProblem(input, new Map());
const costs: PlanCosts = {
  overtimePercent: 30,
  machines: [
    { guid: 'TC-1', hourlyRate: euros(30) },
    { guid: 'TC-2', hourlyRate: euros(42) },
  ],
  outside: [],
};

/** A worker that answers when it is told to. */
function stubWorker<Request>(answersOf: (request: Request) => readonly unknown[]) {
  const ended = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: (event: { data: unknown }) => void = () => {};
      terminate = ended;
      postMessage(request: Request) {
        for (const data of answersOf(request)) this.onmessage({ data });
      }
    },
  );
  return ended;
}
afterEach(() => vi.unstubAllGlobals());

it('a late job shows the chain that makes it late and its ways out', async () => {
  stubWorker<WaysRequest>((asked) => [waysOut(asked.problem, asked.plan, asked.job, asked.means)]);
  const request = { problem, plan: planInForce(input), job: '0042', means: shopMeans(input, '0042', costs) };
  renderPage(<LateWays request={request} names={planNames(input)} />);
  expect(screen.getByText('Tornitura aspetta TC-1 fino al 17/11, dietro a 0041')).toBeDefined();
  // By hand: eight hours at 12 €/h more; the subcontractor takes five working days and does not help.
  expect(
    await screen.findByText('Tornitura su TC-2: € 96,00 in più, 1 giorno prima, pronta il 16/11, in tempo'),
  ).toBeDefined();
});

it('overtime is paid at the percentage of the company', () => {
  expect(shopMeans(input, '0042', costs).prices?.overtime).toBe(percent(30));
});

it('a user without cost access reads the same ways without euros', async () => {
  stubWorker<WaysRequest>((asked) => [waysOut(asked.problem, asked.plan, asked.job, asked.means)]);
  const request = { problem, plan: planInForce(input), job: '0042', means: shopMeans(input, '0042', null) };
  renderPage(<LateWays request={request} names={planNames(input)} />);
  expect(
    await screen.findByText('Tornitura su TC-2: 1 giorno prima, pronta il 16/11, in tempo'),
  ).toBeDefined();
  expect(screen.queryByText(/€/)).toBeNull();
});

it('a subcontractor’s price by piece or by lot is at least its least charge, and the cheapest one counts', () => {
  const pricesOf = (...outside: PlanCosts['outside']) =>
    shopMeans(input, '0042', { ...costs, outside }).prices?.outside.get('0042-10');
  const work = { name: 'Tornitura esterna', charge: 'piece', rate: euros(12.5), minimum: null } as const;
  expect(pricesOf(work)).toBe(euros(50));
  expect(pricesOf({ ...work, minimum: euros(80) })).toBe(euros(80));
  expect(pricesOf(work, { ...work, charge: 'lot', rate: euros(45) })).toBe(euros(45));
  expect(pricesOf({ ...work, name: 'Tornitura' })).toBe(euros(50));
  expect(pricesOf({ ...work, name: 'Rettifica' })).toBeUndefined();
});

it('enough is enough: the search ends and the best plan it has shown stays as the draft', () => {
  const shown = makePlan(problem);
  const ended = stubWorker<PlanRequest>(() => [{ plan: shown, isDone: false }]);
  const { result } = renderHook(() => usePlanDraft(input));
  act(() => void result.current.plan());
  expect(result.current).toMatchObject({ isRunning: true, draft: shown });
  act(() => result.current.stop());
  expect(result.current).toMatchObject({ isRunning: false, draft: shown });
  expect(ended).toHaveBeenCalledOnce();
});
