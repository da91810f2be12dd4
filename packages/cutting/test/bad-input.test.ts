import {
  cm2PerMinute,
  degrees,
  kilowatts,
  metresPerMinute,
  mm,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  newtonsPerMm2,
  rpm,
} from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import {
  boring,
  drilling,
  facing,
  milling,
  type Outcome,
  parting,
  sawing,
  tapping,
  threadMilling,
  threadTurning,
  turning,
} from '../src/index.ts';

const vc = (value: number) => ({ by: 'vc', value: metresPerMinute(value) }) as const;
const f = (value: number) => ({ by: 'f', value: mmPerRevolution(value) }) as const;
const fz = (value: number) => ({ by: 'fz', value: mmPerTooth(value) }) as const;

const good = { D: mm(50), speed: vc(200), feed: f(0.3), ap: mm(3) };
const mill = {
  kind: 'shoulder',
  D: mm(16),
  z: 4,
  ae: mm(3),
  ap: mm(12),
  feed: fz(0.05),
  speed: vc(150),
} as const;
const thread = { D: mm(24), P: mm(2), Dc: mm(16), z: 4, feed: fz(0.08), speed: vc(120) };

const cases: readonly [string, Outcome<unknown>, field: string, message: string][] = [
  ['negative diameter', turning({ ...good, D: mm(-50) }), 'D', 'Diametro D: deve essere maggiore di zero.'],
  ['vc 0', turning({ ...good, speed: vc(0) }), 'vc', 'Velocità di taglio vc: deve essere maggiore di zero.'],
  [
    'n 0',
    turning({ ...good, speed: { by: 'n', value: rpm(0) } }),
    'n',
    'Numero di giri n: deve essere maggiore di zero.',
  ],
  ['NaN', turning({ ...good, ap: mm(Number.NaN) }), 'ap', 'Profondità di passata ap: scrivi un numero.'],
  [
    'Infinity',
    turning({ ...good, feed: f(Number.POSITIVE_INFINITY) }),
    'f',
    'Avanzamento al giro f: scrivi un numero.',
  ],
  [
    'typing error',
    turning({ ...good, speed: vc(200_000) }),
    'vc',
    'Velocità di taglio vc: può essere al massimo 20.000 m/min.',
  ],
  ['too small', turning({ ...good, D: mm(0.001) }), 'D', 'Diametro D: deve essere almeno 0,01 mm.'],
  [
    'depth past the centre',
    turning({ ...good, ap: mm(26) }),
    'ap',
    'Profondità di passata ap: supera il raggio del pezzo.',
  ],
  [
    'machine without power',
    turning({ ...good, machine: { power: kilowatts(0) } }),
    'power',
    'Potenza della macchina: deve essere maggiore di zero.',
  ],
  [
    'machine upside down',
    turning({ ...good, machine: { nMin: rpm(500), nMax: rpm(100) } }),
    'nMin',
    'Giri minimi della macchina: non possono superare i giri massimi.',
  ],
  [
    'negative nMin',
    turning({ ...good, machine: { nMin: rpm(-1) } }),
    'nMin',
    'Giri minimi della macchina: non può essere negativo.',
  ],
  [
    'efficiency above 1',
    turning({ ...good, machine: { eta: 1.2 } }),
    'eta',
    'Rendimento η: può essere al massimo 1.',
  ],
  [
    'material without kc',
    turning({ ...good, material: { kc11: newtonsPerMm2(0), mc: 0.2 } }),
    'kc11',
    'Forza specifica kc1.1: deve essere maggiore di zero.',
  ],
  [
    'rake past sense',
    turning({ ...good, edge: { gamma: degrees(120) } }),
    'gamma',
    'Angolo di spoglia γ0: può essere al massimo 45 °.',
  ],
  ['d larger than D', facing({ ...good, d: mm(60) }), 'd', 'Diametro finale d: deve essere minore di D.'],
  [
    'ae > D',
    milling({ ...mill, ae: mm(17) }),
    'ae',
    'Larghezza di passata ae: non può superare il diametro della fresa.',
  ],
  ['ae missing', milling({ ...mill, ae: undefined }), 'ae', 'Larghezza di passata ae: manca il valore.'],
  ['half a tooth', milling({ ...mill, z: 2.5 }), 'z', 'Numero di denti z: deve essere un numero intero.'],
  [
    'round insert too large',
    milling({ ...mill, cutter: { shape: 'round', iC: mm(20) } }),
    'iC',
    'Diametro inserto tondo iC: deve essere minore del diametro della fresa.',
  ],
  [
    'inner contour too small',
    milling({ ...mill, contour: { side: 'inner', Dw: mm(16) } }),
    'Dw',
    'Diametro del contorno Dw: deve essere maggiore del diametro della fresa.',
  ],
  [
    'peck without depth',
    drilling({ D: mm(8), speed: vc(80), feed: f(0.1), peck: mm(5) }),
    'peck',
    'Passo di scarico trucioli: serve anche la profondità del foro.',
  ],
  [
    'bar wider than the hole',
    boring({ D: mm(30), ap: mm(1), speed: vc(150), feed: f(0.1), barDiameter: mm(32) }),
    'barDiameter',
    'Diametro della barra: la barra non entra nel foro.',
  ],
  [
    'bore without a hole',
    boring({ D: mm(10), ap: mm(5), speed: vc(150), feed: f(0.1) }),
    'ap',
    'Profondità di passata ap: non lascia il foro di partenza: deve essere minore di D/2.',
  ],
  [
    'pitch past the diameter',
    tapping({ D: mm(8), P: mm(9), speed: vc(10) }),
    'P',
    'Passo P: è troppo grande per questo diametro.',
  ],
  [
    'axis slower than the slowest spindle',
    tapping({ D: mm(8), P: mm(1.25), speed: vc(10), machine: { nMin: rpm(100), vfMax: mmPerMinute(100) } }),
    'vfMax',
    'Avanzamento massimo della macchina: con questo passo i giri minimi della macchina la superano.',
  ],
  [
    'thread mill wider than the hole',
    threadMilling({ ...thread, Dc: mm(23) }),
    'Dc',
    'Diametro della fresa Dc: non entra nel preforo del filetto.',
  ],
  [
    'a thousand threading passes',
    threadTurning({ D: mm(20), P: mm(2.5), speed: vc(100), passes: 1000 }),
    'passes',
    'Numero di passate: più di 100 passate non servono.',
  ],
  [
    'parting upwards',
    parting({ D: mm(20), d: mm(20), b: mm(3), speed: vc(100), feed: f(0.1) }),
    'd',
    'Diametro finale d: deve essere minore di D.',
  ],
  [
    'tube thicker than solid',
    sawing({ section: { shape: 'tube', D: mm(40), wall: mm(20) }, S: cm2PerMinute(50) }),
    'wall',
    'Spessore: deve essere minore del raggio.',
  ],
];

describe('bad input is refused with a sentence under its field', () => {
  it.each(cases)('%s', (_, outcome, field, message) => {
    expect(outcome.ok ? [] : outcome.errors.map((error) => [error.field, error.message])).toEqual([
      [field, message],
    ]);
  });

  it('names every wrong field at once', () => {
    const outcome = turning({ ...good, D: mm(0), ap: mm(-1), feed: f(Number.NaN) });
    expect(outcome.ok ? [] : outcome.errors.map((error) => [error.field, error.code])).toEqual([
      ['D', 'not-positive'],
      ['f', 'not-a-number'],
      ['ap', 'not-positive'],
    ]);
  });
});
