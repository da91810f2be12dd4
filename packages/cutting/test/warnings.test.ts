import { findMaterial } from '@truciolo/materials-library';
import {
  degrees,
  kilowatts,
  metresPerMinute,
  mm,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  newtonMetres,
  rpm,
} from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import {
  boring,
  drilling,
  milling,
  type Outcome,
  parting,
  reaming,
  tapping,
  threadMilling,
  turning,
  warningText,
} from '../src/index.ts';

const vc = (value: number) => ({ by: 'vc', value: metresPerMinute(value) }) as const;
const f = (value: number) => ({ by: 'f', value: mmPerRevolution(value) }) as const;
const fz = (value: number) => ({ by: 'fz', value: mmPerTooth(value) }) as const;

const C45 = findMaterial('C45');
const cut = { D: mm(50), speed: vc(200), feed: f(0.3), ap: mm(3), material: C45 };

const texts = (outcome: Outcome<unknown>) => (outcome.ok ? outcome.warnings.map(warningText) : ['refused']);

describe('warnings in Italian', () => {
  it('none for a sound cut', () => {
    expect(texts(turning(cut))).toEqual([]);
  });

  it.each([
    [
      'spindle too slow',
      turning({ ...cut, D: mm(20), machine: { nMax: rpm(3000) }, material: undefined }),
      'Servirebbero 3.183 giri: la macchina arriva a 3.000, la velocità di taglio scende a 188 m/min.',
    ],
    [
      'spindle too fast',
      turning({ ...cut, D: mm(500), machine: { nMin: rpm(200) }, material: undefined }),
      'Servirebbero 127 giri: la macchina non scende sotto 200, la velocità di taglio sale a 314 m/min.',
    ],
    [
      'axis too slow',
      turning({ ...cut, machine: { vfMax: mmPerMinute(300) }, material: undefined }),
      'Avanzamento di 382 mm/min oltre il massimo della macchina: calcolato con 300 mm/min.',
    ],
    [
      'power missing',
      turning({ ...cut, machine: { power: kilowatts(5) } }),
      'A 1.273 giri il mandrino dà 5,00 kW, ne servono 7,34: ap al massimo 2,04 mm.',
    ],
    [
      'little power left, as on the page',
      turning({ ...cut, machine: { power: kilowatts(11), torque: newtonMetres(63) } }),
      'A 1.273 giri il mandrino dà 8,40 kW, se ne usano 7,34: poco margine, ap al massimo 3,43 mm.',
    ],
    [
      'torque missing',
      turning({ ...cut, machine: { power: kilowatts(50), torque: newtonMetres(40) } }),
      'A 1.273 giri la coppia disponibile è 40,0 Nm, ne servono 44,0.',
    ],
    [
      'power unknown',
      turning({ ...cut, machine: { nMax: rpm(4000) } }),
      'La macchina non ha la potenza in anagrafica: il controllo non è possibile.',
    ],
    [
      'vc too high',
      turning({ ...cut, speed: vc(260) }),
      'Velocità di taglio 260 m/min sopra il campo consigliato (150–230): il tagliente dura poco.',
    ],
    [
      'vc too low',
      turning({ ...cut, speed: vc(100) }),
      'Velocità di taglio 100 m/min sotto il campo consigliato (150–230).',
    ],
    [
      'life too short',
      turning({ ...cut, speed: vc(300) }),
      'Il tagliente dura 2,41 min: riduci la velocità di taglio.',
    ],
    [
      'feed too high',
      turning({ ...cut, feed: f(0.6) }),
      'Avanzamento 0,600 mm sopra il campo consigliato (0,250–0,450): rischio di rottura.',
    ],
    [
      'long workpiece',
      turning({ ...cut, overhang: mm(200) }),
      'Sporgenza 4,00 volte il diametro, oltre 3: vibrazioni e flessione. Accorcia o sostieni.',
    ],
    [
      'feed against the nose radius',
      turning({ ...cut, r: mm(0.2), material: undefined }),
      'Avanzamento 0,300 mm grande per il raggio di punta: resta sotto 0,160 mm.',
    ],
    [
      'depth against the nose radius',
      turning({ ...cut, ap: mm(0.5), r: mm(1.2), material: undefined }),
      'Passata di 0,500 mm piccola per il raggio 1,2: la spinta radiale cresce.',
    ],
    [
      'fine feed',
      turning({ ...cut, feed: f(0.08), r: mm(0.8), material: undefined }),
      'Con avanzamenti sotto 0,1 mm la rugosità reale è 1,2–2 volte quella teorica (Ra 0,250 µm).',
    ],
    [
      'rubbing instead of cutting',
      turning({ ...cut, feed: f(0.02), material: undefined }),
      "Truciolo di 0,0199 mm: sotto 0,0300 mm l'utensile striscia invece di tagliare. Aumenta l'avanzamento.",
    ],
    [
      'slender end mill',
      milling({ kind: 'slot', D: mm(10), z: 3, ap: mm(3), feed: fz(0.05), speed: vc(120), overhang: mm(60) }),
      'Sporgenza 6,00 volte il diametro, oltre 4: vibrazioni e flessione. Accorcia o sostieni.',
    ],
    [
      'steel boring bar',
      boring({ D: mm(34), ap: mm(2), feed: f(0.15), speed: vc(180), overhang: mm(110), barDiameter: mm(25) }),
      'Sporgenza 4,40 volte il diametro, oltre 4: vibrazioni e flessione. Accorcia o sostieni.',
    ],
    [
      'deep hole',
      drilling({ D: mm(6), speed: vc(80), feed: f(0.1), depth: mm(60) }),
      'Foro profondo 10,0 diametri: oltre 5 scarica i trucioli a passi o usa il refrigerante interno.',
    ],
    [
      'too much for a reamer',
      reaming({ D: mm(12), speed: vc(12), feed: f(0.3), allowance: mm(0.6) }),
      'Sovrametallo di 0,600 mm: per questo alesatore 0,2–0,3 mm sul diametro.',
    ],
    [
      'forming cast iron',
      tapping({
        kind: 'forming',
        D: mm(8),
        P: mm(1.25),
        speed: vc(15),
        material: findMaterial('GG25'),
      }),
      'Il maschio a rullare vuole un materiale duttile: qui usa un maschio a tagliare.',
    ],
    [
      'parting to the centre',
      parting({ D: mm(40), b: mm(3), speed: vc(120), feed: f(0.1) }),
      "Sotto diametro 2 mm conviene dimezzare l'avanzamento.",
    ],
    [
      'fat thread mill',
      threadMilling({ D: mm(24), P: mm(2), Dc: mm(18), z: 4, feed: fz(0.08), speed: vc(120) }),
      'Fresa 18 mm grande per il filetto: oltre 16,8 mm il profilo si deforma.',
    ],
  ])('%s', (_, outcome, text) => {
    expect(texts(outcome)).toContain(text);
  });

  it('forming takes more torque than cutting; pecking removes the warning about a deep hole, easing the hint', () => {
    const tap = { D: mm(8), P: mm(1.25), speed: vc(15), material: C45 };
    const torque = (kind: 'cutting' | 'forming') => {
      const outcome = tapping({ ...tap, kind });
      return outcome.ok ? (outcome.result.Mc ?? 0) : 0;
    };
    expect(torque('forming') / torque('cutting')).toBeCloseTo(2, 9);
    expect(texts(drilling({ D: mm(6), speed: vc(80), feed: f(0.1), depth: mm(60), peck: mm(6) }))).toEqual(
      [],
    );
    const part = { D: mm(40), b: mm(3), speed: vc(120), feed: f(0.1), easeCentre: true };
    expect(texts(parting(part))).toEqual([]);
    const eased = parting(part);
    const straight = parting({ ...part, easeCentre: false });
    // The last 2 mm of diameter take twice as long.
    const centre = (Math.PI * 4 * 60) / (4000 * 120 * 0.1);
    expect(eased.ok && straight.ok && (eased.result.t ?? 0) - (straight.result.t ?? 0)).toBeCloseTo(
      centre,
      9,
    );
  });

  it('a machine rated at the spindle is compared with Pc', () => {
    const outcome = turning({ ...cut, machine: { power: kilowatts(7), powerAt: 'spindle' } });
    expect(outcome.ok && outcome.limits.map(({ quantity, ratio }) => [quantity, ratio.toFixed(3)])).toEqual([
      ['Pc', '0.839'],
    ]);
    expect(texts(outcome)).toEqual([]);
  });

  it('a base speed bounds power and torque', () => {
    const outcome = turning({
      ...cut,
      kapr: degrees(95),
      machine: { power: kilowatts(11), baseSpeed: rpm(2546.479) },
    });
    expect(outcome.ok && outcome.limits.map(({ quantity, limit }) => [quantity, limit.toFixed(2)])).toEqual([
      ['Pm', '5.50'],
      ['Mc', '41.25'],
    ]);
  });
});
