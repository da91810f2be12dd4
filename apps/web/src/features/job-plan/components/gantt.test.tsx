import { screen, within } from '@testing-library/react';
import type { PlanInput } from '@truciolo/contract';
import { EXTERNAL, planInForce, planProblem } from '@truciolo/jobs';
import { dayNumber, MINUTES_A_DAY, type Plan, type PlannedPhase } from '@truciolo/planning';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { planNames } from '../planner/plan-words.ts';
import { Gantt } from './gantt.tsx';
import { PlanSide } from './plan-side.tsx';
import { PlanWaiting } from './plan-waiting.tsx';

const monday = dayNumber('2026-11-16') ?? 0;
const at = (day: number, hour: number) => (monday + day) * MINUTES_A_DAY + hour * 60;
const phase = (guid: string, place: number, name: string, supplier = '') => ({
  guid,
  place,
  name,
  kind: supplier ? ('external' as const) : ('machine' as const),
  machineGuid: supplier ? null : 'm1',
  setupMinutes: 30,
  runMinutes: 60,
  actualMinutes: 0,
  supplier,
  leadDays: supplier ? 5 : 0,
  state: 'todo' as const,
  plannedStart: null,
  plannedEnd: null,
  isLocked: false,
});
const input: PlanInput = {
  now: '2026-11-17T09:00:00.000Z',
  materialLeadDays: 5,
  patronDay: '20/11',
  deliveryMarginDays: 2,
  machines: [
    {
      guid: 'm1',
      code: 'TC-1',
      name: 'Tornio ø250',
      kind: 'tornio',
      calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
      isArchived: false,
    },
  ],
  jobs: [
    {
      guid: 'j1',
      number: 'C-2026-0041',
      part: 'Supporto cuscinetto',
      code: 'MT-2208',
      donePhases: 1,
      customerName: 'Meccanica Ticino',
      material: 'C45',
      materialState: 'here',
      materialDue: null,
      state: 'planned',
      quantity: 120,
      due: '2026-12-11',
      urgent: false,
      phases: [phase('p1', 10, 'Taglio'), phase('p2', 20, 'Zincatura', 'Galvanica Sesia')],
    },
  ],
};
const placed = (own: string, machine: string, start: number, end: number): PlannedPhase => ({
  phase: own,
  job: 'j1',
  machine,
  start,
  end,
  setup: 0,
  setupReused: false,
  locked: false,
  stretches: [],
});
const plan: Plan = {
  ...planInForce(input),
  phases: [placed('p1', 'm1', at(2, 8), at(2, 9)), placed('p2', EXTERNAL, at(3, 0), at(8, 0))],
  jobs: [{ job: 'j1', start: at(2, 8), end: at(8, 0), late: 0, reason: null }],
};
const names = planNames(input);

function open(onToggleLock: ((phases: readonly PlannedPhase[]) => void) | null = null) {
  const page = renderPage(
    <>
      <Gantt
        input={input}
        problem={planProblem(input, new Map())}
        plan={plan}
        names={names}
        firstDay={monday}
        days={14}
        inSight={null}
        chosen="j1"
        onChoose={() => {}}
        onMove={null}
        onToggleLock={() => {}}
      />
      <PlanSide
        plan={plan}
        names={names}
        slipped={[]}
        chosen="j1"
        ways={null}
        onChoose={() => {}}
        onToggleLock={onToggleLock}
      />
    </>,
  );
  return { ...page, chart: within(screen.getByRole('region', { name: 'Piano macchine' })) };
}
const side = () => within(screen.getByRole('complementary', { name: 'Commessa scelta' }));

it('heads the days with their weeks and the number of the day alone', () => {
  const { chart } = open();
  expect(chart.getByText('Settimana 47').parentElement?.textContent).toBe('Settimana 47 · 16–22/11');
  expect(chart.getByText('Settimana 48').parentElement?.textContent).toBe('Settimana 48 · 23–29/11');
  expect(chart.getByText('16').parentElement?.textContent).toBe('lun 16');
  expect(chart.getByTitle(/patron/i).textContent).toBe('ven 20');
});

it('names short work beside its bar, and counts suppliers and lots of the work outside', () => {
  const { chart } = open();
  expect(chart.getByText('0041', { selector: '[aria-hidden] b' }).parentElement?.textContent).toBe(
    '0041Taglio',
  );
  expect(chart.getByText('1 terzista, 1 lotto')).toBeTruthy();
});

it('tells of the chosen job its end in the plan and the working days left', () => {
  open();
  expect(side().getByText('Fine nel piano').nextSibling?.textContent).toBe('24/11/2026');
  // From Wednesday 25/11 to Friday 11/12: three days, a week of five, and four days around the holiday of 8/12.
  expect(side().getByText('12 giorni lavorativi')).toBeTruthy();
  expect(side().getByText('Galvanica Sesia')).toBeTruthy();
});

it('tells of the chosen job its part, finished phases, material and what each phase waits for', () => {
  open();
  expect(side().getByText('Meccanica Ticino · MT-2208 · C45')).toBeTruthy();
  expect(side().getByText('Fasi').parentElement?.textContent).toBe('Fasi 1 di 3 finite');
  expect(side().getByText('Materiale').parentElement?.textContent).toBe('MaterialeIn officinaC45');
  const [cut, zinc] = side().getAllByRole('listitem');
  expect(cut?.textContent).toBe('10TaglioTC-118/11 08:00pianificata');
  expect(zinc?.textContent).toBe('20ZincaturaGalvanica Sesia19/11 → 24/11pianificata');
});

it('opens the chosen job, prints its sheet and locks all its phases from the keyboard', async () => {
  const locked: string[] = [];
  const { user } = open((phases) => locked.push(...phases.map(({ phase: own }) => own)));
  expect(side().getByRole('link', { name: 'Apri' }).getAttribute('href')).toBe('/dashboard/commesse/j1');
  const asked = stubApi({});
  side().getByRole('button', { name: 'Blocca' }).focus();
  await user.keyboard('{Enter}{Tab}{Enter}');
  expect(locked).toEqual(['p1', 'p2']);
  expect(asked[0]?.call).toBe('GET /api/jobs/j1/sheet');
});

it('lists the jobs to plan below the machines, each with its hours and its day', async () => {
  const chosen: string[] = [];
  const { user } = renderPage(
    <PlanWaiting jobs={input.jobs} names={names} chosen={null} onChoose={(job) => chosen.push(job)} />,
  );
  const card = screen.getByRole('button', { name: /^0041 Supporto cuscinetto/ });
  expect(card.textContent).toBe('0041 Supporto cuscinetto3,0 h · entro 11/12/2026');
  await user.click(card);
  expect(chosen).toEqual(['j1']);
});
