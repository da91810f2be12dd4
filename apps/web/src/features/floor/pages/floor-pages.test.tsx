import { screen, waitFor } from '@testing-library/react';
import type { FloorPhase } from '@truciolo/contract';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { FloorPerson } from '../components/floor-person.tsx';
import { DayPage } from './day-page.tsx';
import { FloorPage } from './floor-page.tsx';
import { MachinesPage } from './machines-page.tsx';
import { PhasePage } from './phase-page.tsx';

const FLOOR = '/dashboard/commesse/reparto';
const guid = (last: number) => `0190a000-0000-7000-8000-00000000000${last}`;
const hole = { name: 'ø20 H7', nominal: 20, lower: 0, upper: 0.021 };
const now = '2026-11-17T09:00:00.000Z';

const phase: FloorPhase = {
  guid: guid(1),
  jobGuid: guid(2),
  place: 30,
  name: 'Fresatura e fori',
  kind: 'machine',
  workGuid: null,
  machineGuid: guid(3),
  machineName: 'Centro di lavoro verticale 3 assi',
  machineCode: 'CV-1',
  setupMinutes: 30,
  runMinutes: 220,
  attendedMinutes: 250,
  supplier: '',
  leadDays: 0,
  outOn: null,
  backOn: null,
  plannedStart: null,
  plannedEnd: null,
  isLocked: false,
  state: 'todo',
  actualMinutes: 0,
  good: 0,
  scrap: 0,
  startedAt: null,
  finishedAt: null,
  runningSince: null,
  questions: 0,
  jobNumber: 'C-2026-0042',
  jobState: 'planned',
  stateReason: '',
  code: 'BG-42',
  description: 'Blocco guida',
  drawing: '2190',
  drawingRevision: 'B',
  material: '',
  materialState: 'here',
  quantity: 52,
  started: 52,
  due: null,
  urgent: false,
  notes: '',
  checks: [hole],
  isReady: true,
  person: null,
};
const measured = (value: number) => ({
  guid: guid(4),
  phaseGuid: phase.guid,
  place: 30,
  phaseName: phase.name,
  kind: 'measure',
  person: 'Luca Riva',
  at: '2026-11-17T08:00:00.000Z',
  receivedAt: '2026-11-17T08:00:01.000Z',
  offsetSeconds: 0,
  good: 0,
  scrap: 0,
  reason: '',
  note: '',
  about: null,
  minutes: null,
  measure: { ...hole, value },
});
const machine = { guid: guid(3), code: 'CV-1', name: phase.machineName, phases: 1 };
const answers = {
  'GET /api/floor/phases': { phases: [phase], machines: [machine], events: [], now },
  'GET /api/floor/day': { stretches: [], minutes: 0, good: 0, scrap: 0, now },
  [`GET /api/floor/phases/${phase.guid}`]: {
    phase,
    events: [measured(20.03)],
    questions: [],
    photos: [],
    now,
  },
};

function openFloor(path = FLOOR) {
  asUser({ role: 'reparto', capabilities: [] });
  const asked = stubApi(answers);
  const person = <FloorPerson onLeave={() => {}} />;
  const page = renderPage(
    <Routes>
      <Route path={FLOOR} element={<FloorPage person={person} />} />
      <Route path={`${FLOOR}/macchine`} element={<MachinesPage person={person} />} />
      <Route path={`${FLOOR}/giornata`} element={<DayPage person={person} />} />
      <Route path={`${FLOOR}/:guid`} element={<PhasePage guid={phase.guid} />} />
    </Routes>,
    path,
  );
  return { ...page, asked };
}

it('names machines by their code, the person, and the three views, without the tabs of the office', async () => {
  const { user, address } = openFloor();
  const card = await screen.findByRole('link', { name: /Fresatura e fori/ });
  expect(card.textContent).toContain('CV-1');
  expect(card.textContent).not.toContain('Centro di lavoro');
  expect(screen.getByText(/^Luca Riva · /)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu di Luca Riva' }).textContent).toBe('LR');
  expect(screen.queryByRole('navigation', { name: 'Viste delle commesse' })).toBeNull();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Le mie fasi').getAttribute('aria-current')).toBe('page');
  await user.click(link('Macchine'));
  expect(address()).toBe(`${FLOOR}/macchine`);
  expect(await screen.findByText('1 fase da fare')).toBeTruthy();
  await user.click(link('La mia giornata'));
  expect(await screen.findByText(/Oggi non hai ancora avviato una fase/)).toBeTruthy();
});

it('opens the phase of a typed code and says what an unknown code is', async () => {
  const { user, address } = openFloor();
  await user.click(await screen.findByRole('button', { name: 'Inquadra un codice' }));
  const field = await screen.findByLabelText('Codice');
  await user.type(field, '8001234567890');
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  expect(await screen.findByText(/non è di una scheda di lavoro/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, `https://officina.it${FLOOR}/${phase.guid}`);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await waitFor(() => expect(address()).toBe(`${FLOOR}/${phase.guid}`));
});

it('shows a measured value outside the limits in red and records a new one with its dimension', async () => {
  const { user, asked } = openFloor(`${FLOOR}/${phase.guid}`);
  const head = await screen.findByRole('button', { name: /ø20 H7/ });
  expect(head.textContent).toContain('20,000–20,021');
  expect(head.textContent).toContain('20,030fuori limite');
  await user.click(head);
  const field = screen.getByLabelText('Misura di ø20 H7');
  await user.type(field, '20,025');
  expect(screen.getByRole('alert').textContent).toBe('Fuori limite: deve stare fra 20,000–20,021 mm.');
  await user.clear(field);
  await user.type(field, '20,012');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Registra' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST /api/floor/events')?.body).toMatchObject({
      events: [{ phaseGuid: phase.guid, kind: 'measure', measure: { ...hole, value: 20.012 } }],
    }),
  );
  expect(screen.getByLabelText('Scatta una foto').getAttribute('capture')).toBe('environment');
});

it('names the part on its card and starts the next phase from the list by keyboard', async () => {
  const { user, asked, address } = openFloor();
  const card = await screen.findByRole('link', { name: /Fresatura e fori/ });
  expect(card.textContent).toContain('Blocco guida · 0042');
  expect(card.textContent).not.toContain('BG-42');
  card.focus();
  await user.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Avvia');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(JSON.stringify(asked)).toContain(`"phaseGuid":"${phase.guid}","kind":"start"`));
  expect(address()).toBe(FLOOR);
});
