import { euros } from '@truciolo/money';
import type { HoleGroup, PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { bentSheet, holes, pin, plate } from '../test/parts.ts';
import { c45, drivenLathe, fiveAxes, lathe, machineOf, mill, saw, shop } from '../test/shop.ts';
import type { CycleRoute } from './model/cycle-proposal.ts';
import { proposeCycle } from './propose-cycle.ts';
import { reasonText } from './text/reason-text.ts';

const drilled = (): PartReport =>
  plate([
    holes(1, 5, 12, { through: false, threadProposals: [{ designation: 'M6', tapDrill: 5 }] }),
    holes(2, 8, 20),
    holes(1, 6, 20, { counterbore: { diameter: 11, depth: 6 } }),
  ]);
const phasesOf = (route: CycleRoute | undefined) =>
  route?.phases.map(({ id, machineGuid }) => `${id} ${machineGuid}`);
const kindsOf = (route: CycleRoute | undefined) =>
  route?.phases.flatMap(({ operations }) => operations.map(({ kind }) => kind));

test('a drilled plate is sawn and milled from two sides; each hole group has its operations', () => {
  const { routes, refusals } = proposeCycle(drilled(), c45, shop);
  expect(refusals).toEqual([]);
  expect(phasesOf(routes[0])).toEqual(['saw segatrice', 'mill-1 centro-3-assi', 'mill-2 centro-3-assi']);
  expect(new Set(kindsOf(routes[0]))).toEqual(
    new Set(['saw', 'face', 'square', 'finish', 'spot', 'drill', 'tap', 'counterbore', 'chamfer']),
  );
  expect(routes[0]?.explained).toBeCloseTo(1, 3);
});

test('a contour is milled round in the clamping that looks along it, and its volume is explained', () => {
  const outline = { direction: [0, 0, -1], depth: 20, perimeter: 340, volume: 8000, faces: [4] } as const;
  const { routes } = proposeCycle(plate([], { volume: 112_000, outline }), c45, shop);
  const [route] = routes;
  const round = route?.phases.flatMap(({ operations }) =>
    operations.filter(({ kind }) => kind === 'contour'),
  );
  expect(round?.map(({ reason, volume, faces }) => [reasonText(reason), volume, faces])).toEqual([
    ['Contorno di 340 mm, alto 20 mm, con fresa ø20.', 8000, [4]],
  ]);
  expect(route?.explained).toBeCloseTo(1, 3);
});

test('notes that teeth are not timed; a modelled outside thread is turned', () => {
  const { unknowns, routes } = proposeCycle(
    pin({
      teeth: [{ teeth: 10, diameter: 30, length: 14, axis: [0, 0, 1], faces: [] }],
      threads: [
        {
          internal: false,
          leftHand: false,
          major: 20,
          minor: 16.9,
          pitch: 2.5,
          length: 30,
          axis: [0, 0, 1],
          centre: [0, 0, 0],
          designation: 'M20',
          faces: [],
        },
      ],
    }),
    c45,
    shop,
  );
  const sentences = unknowns.map(reasonText);
  expect(routes[0]?.notes.map(reasonText)).toContain(
    'Dentatura (10 denti): il tempo di taglio non è compreso, aggiungi la fase.',
  );
  expect(sentences.join()).not.toContain('Filetti esterni');
  const thread = routes[0]?.phases.flatMap(({ operations }) =>
    operations.filter(({ kind }) => kind === 'turn-thread'),
  );
  expect(thread?.map(({ reason }) => reasonText(reason))).toEqual(['M20, lungo 30 mm, in 10 passate.']);
});

test('a shaft is turned from the bar, or sawn and chucked twice: both on every lathe, cheapest first', () => {
  const { routes } = proposeCycle(pin(), c45, shop);
  expect(routes.map(phasesOf)).toEqual([
    ['turn-1 tornio', 'turn-2 tornio'],
    ['saw segatrice', 'turn-1 tornio', 'turn-2 tornio'],
    ['turn-1 tm', 'turn-2 tm'],
    ['saw segatrice', 'turn-1 tm', 'turn-2 tm'],
  ]);
  expect(kindsOf(routes[0])).toContain('part-off');
  expect(kindsOf(routes[1])).not.toContain('part-off');
  const costs = routes.map(({ machineCost }) => machineCost ?? 0);
  expect([...costs].sort((a, b) => a - b)).toEqual(costs);
});

test('the roundness of a mesh is not a bore: a plain shaft is not bored', () => {
  const part = pin();
  if (!part.turning) throw new Error('the pin is turned');
  const bored = (envelope: number) =>
    kindsOf(
      proposeCycle({ ...part, turning: part.turning && { ...part.turning, envelope } }, c45, shop).routes[0],
    );
  expect(bored(part.volume * 1.0005)).not.toContain('bore');
  expect(bored(part.volume * 1.05)).toContain('bore');
});

test('an expensive material puts the way from the lighter blank first', () => {
  const [bar] = pin().stock;
  if (!bar) throw new Error('the pin has a bar');
  const tube = { ...bar, kind: 'tube' as const, label: 'Tubo', volume: bar.volume * 0.6 };
  const part = { ...pin(), stock: [tube, bar] };
  const first = (pricePerKg: number | null) =>
    proposeCycle(part, { ...c45, pricePerKg: pricePerKg === null ? null : euros(pricePerKg) }, shop).routes;
  const cheap = first(0.01);
  expect(new Set(cheap.map(({ stock }) => stock.kind))).toEqual(new Set(['tube', bar.kind]));
  expect(first(500)[0]?.stock.kind).toBe('tube');
  const cost = ({ machineCost, stock }: CycleRoute) => (machineCost ?? 0) + stock.volume * 1e-6 * 7.85 * 500;
  const dear = first(500).map(cost);
  expect([...dear].sort((a, b) => a - b)).toEqual(dear);
  expect(
    first(null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(cheap.map(({ id }) => id).toSorted());
});

test('a part that fits no machine names each machine with its limit', () => {
  const tiny = machineOf('centro-3-assi', { name: 'Piccolo', travel: { x: 50, y: 40, z: 40 } });
  const { routes, refusals } = proposeCycle(drilled(), c45, [tiny, saw]);
  expect(routes).toEqual([]);
  expect(refusals.map(reasonText)).toEqual([
    'Nessuna macchina prende questo pezzo (20 × 60 × 100 mm).',
    'Piccolo: lunghezza 102 oltre il limite di 50.',
  ]);
});

test('without a lathe, without any machine, of sheet metal: each gives its sentence', () => {
  const sentences = (part: PartReport, machines: typeof shop) =>
    proposeCycle(part, c45, machines).refusals.map(reasonText);
  expect(sentences(pin(), [mill])).toContain('Fra le macchine non c’è un tornio.');
  expect(sentences(drilled(), [lathe])).toContain('Fra le macchine non c’è un centro di lavoro.');
  expect(sentences(bentSheet(), shop)).toEqual([
    'Fra le macchine non c’è un taglio laser: aggiungilo o indica la fase esterna.',
    'Fra le macchine non c’è una piegatrice: aggiungila o indica la fase esterna.',
  ]);
  expect(sentences({ ...bentSheet(), sheet: null }, shop)).toEqual([
    'Lo spessore non è costante: taglio e piega non si stimano dal modello.',
  ]);
});

test('a sheet that a user declares as milled is milled from its two large sides', () => {
  const { routes } = proposeCycle(
    { ...bentSheet(), edges: { length: 1200, turns: 0 }, process: 'milled' },
    c45,
    shop,
  );
  expect(phasesOf(routes[0])).toEqual(['saw segatrice', 'mill-1 centro-3-assi', 'mill-2 centro-3-assi']);
});

test('without a saw the blank is bought cut; a missing rate leaves the cost open and the route last', () => {
  const free = machineOf('centro-3-assi', { guid: 'free', hourlyRate: null });
  const { routes } = proposeCycle(drilled(), c45, [free, fiveAxes]);
  expect(routes.every(({ kind }) => kind === 'bought-cut')).toBe(true);
  expect(routes.at(-1)).toMatchObject({ machineCost: null });
  expect(routes[0]?.machineCost).toBeGreaterThan(0);
});

test('a material without its own data is cut like the usual one of its group, with a wider band', () => {
  const bare = { ...c45, kc11: null, mc: null, cuttingSpeeds: {} };
  const [own] = proposeCycle(drilled(), c45, shop).routes;
  const [usual] = proposeCycle(drilled(), bare, shop).routes;
  expect(usual?.pieceMinutes).toBeCloseTo(own?.pieceMinutes ?? 0, 9);
  expect(usual?.band.share).toBeGreaterThan(own?.band.share ?? 1);
  expect(usual?.notes.map(({ code }) => code)).toContain('material-assumed');
});

test('a chosen thread counts, a dropped one does not', () => {
  const part = drilled();
  const taps = (threads: Record<number, string | null>) =>
    proposeCycle(part, c45, [drivenLathe, mill], { threads })
      .routes[0]?.phases.flatMap(({ operations }) => operations)
      .filter(({ kind }) => kind === 'tap')
      .map(({ reason }) => reasonText(reason));
  expect(taps({})).toEqual(['1 foro ø5: preforo di M6, da confermare.']);
  expect(taps({ 0: null })).toEqual([]);
  expect(taps({ 0: 'M6', 1: 'M10x1' })).toEqual(['1 filetto M6.', '2 filetti M10x1.']);
});

test('a hole that may be a clearance hole is not tapped until a user says so, and the list names it', () => {
  const proposals = { threadProposals: [{ designation: 'M4', tapDrill: 3.3 }] };
  const propose = (own: Partial<HoleGroup>, threads: Record<number, string | null> = {}) => {
    const { routes, unknowns } = proposeCycle(
      plate([holes(4, 3.3, 8, { ...proposals, ...own })]),
      c45,
      shop,
      {
        threads,
      },
    );
    const texts = unknowns.map(reasonText).filter((text) => text.includes('maschiatura'));
    return { isTapped: kindsOf(routes[0])?.includes('tap'), texts };
  };
  expect(propose({})).toEqual({
    isTapped: false,
    texts: ['4 fori possono essere filettati o di passaggio: maschiatura non compresa.'],
  });
  expect(propose({}, { 0: 'M4' })).toEqual({ isTapped: true, texts: [] });
  expect(propose({}, { 0: null })).toEqual({ isTapped: false, texts: [] });
  expect(propose({ through: false })).toEqual({ isTapped: true, texts: [] });
});

test('teeth and flats inside the turned profile are milled, on the lathe or after it; each route occurs once', () => {
  const toothed = { ...pin(), process: 'turn-mill' as const };
  const part: PartReport = {
    ...toothed,
    volume: toothed.volume - 5000,
    setups: [...toothed.setups, { kind: 'milling', direction: [1, 0, 0], indexed: [], faces: [] }],
  };
  const { routes } = proposeCycle(part, c45, shop);
  expect(routes.every((route) => kindsOf(route)?.includes('rough'))).toBe(true);
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(routes.some(({ phases }) => phases.some(({ kind }) => kind === 'turn-milling'))).toBe(true);
  expect(routes[0]?.explained).toBeLessThan(1);
});

test('a recess without a hole is bored out', () => {
  const hollow = { ...pin(), volume: pin().volume - 5000 };
  const [plain] = proposeCycle(pin(), c45, shop).routes;
  const [route] = proposeCycle(hollow, c45, shop).routes;
  expect(kindsOf(route)).toContain('bore');
  expect(route?.pieceMinutes).toBeGreaterThan(plain?.pieceMinutes ?? 0);
});
