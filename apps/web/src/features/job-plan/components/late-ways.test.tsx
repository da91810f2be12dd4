// @vitest-environment happy-dom
import { act, renderHook, screen } from '@testing-library/react';
import type { PlanInput } from '@truciolo/contract';
import { planInForce, planProblem } from '@truciolo/jobs';
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
  const request = { problem, plan: planInForce(input), job: '0042', means: shopMeans(input, '0042') };
  renderPage(<LateWays request={request} names={planNames(input)} />);
  expect(screen.getByText('Tornitura aspetta TC-1 fino al 17/11, dietro a 0041')).toBeDefined();
  expect(await screen.findByText('Tornitura su TC-2: pronta il 16/11, in tempo')).toBeDefined();
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
