import { analysePart } from '@truciolo/part';
import { expect, test, vi } from 'vitest';
import { liveHandles } from '../src/kernel/handle-scope.ts';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { MAX_FILE_BYTES, readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { IgesMaker } from './make-iges.ts';

const source = kernelSource();
const read = (bytes: Uint8Array) => readPart(bytes, 'iges', source);
const made = (build: (m: IgesMaker) => void, unit?: string): Uint8Array => {
  const maker = new IgesMaker();
  build(maker);
  return maker.file(unit);
};
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (content: string) => new TextEncoder().encode(content);

const drilled = { size: [60, 40, 20], hole: { x: 20, y: 20, radius: 5 } } as const;
const block = () => made((m) => m.block(drilled));
const VOLUME = 60 * 40 * 20 - Math.PI * 25 * 20;

test('loose faces become the part they bound: volume, hole, and a note about the sewing', async () => {
  const model = await read(block());
  expect(model).toMatchObject({ format: 'iges', unit: 'mm', notes: ['sewn'] });
  expect((model.solids[0]?.volume ?? 0) / VOLUME).toBeCloseTo(1, 6);
  const [report] = analysePart(model);
  expect(report?.holes).toMatchObject([{ count: 1, through: true }]);
  expect(report?.holes[0]?.diameter).toBeCloseTo(10, 6);
  expect(report?.holes[0]?.depth).toBeCloseTo(20, 6);
  expect(report?.findings.map(({ code }) => code)).toContain('sewn');
  expect(report?.findings.map(({ code }) => code)).not.toContain('volume-doubt');
});

test('a surface of revolution is recognised as a cylinder, although it is mirrored', async () => {
  const [solid] = (await read(block())).solids;
  const [bore] = solid?.faces.filter(({ surface }) => surface.kind === 'cylinder') ?? [];
  expect(bore).toMatchObject({ concave: true, fitted: false });
});

test('touching parts are sewn separately when the file separates them', async () => {
  const pair = made((m) => {
    const parts = [m.group(m.block(drilled)), m.group(m.block({ ...drilled, at: [0, 0, 20] }))];
    m.group(parts);
  });
  const { solids, notes } = await read(pair);
  expect(notes).toEqual(['sewn']);
  expect(solids).toMatchObject([{ count: 2, volume: expect.closeTo(VOLUME, 2) }]);
});

test('a repeated part is listed once with its other places; a slightly different one separately', async () => {
  const several = made((m) => {
    const others = [
      m.block({ ...drilled, at: [0, 100, 0], hole: { ...drilled.hole, y: 120 } }),
      m.block({ ...drilled, at: [0, 0, 50], hole: { ...drilled.hole, radius: 5.01 } }),
      m.block({ ...drilled, at: [0, 0, 100] }),
    ];
    m.group([m.group(m.block(drilled)), ...others.map((faces) => m.group(faces))]);
  });
  const { solids } = await read(several);
  expect(solids.map(({ count }) => count)).toEqual([3, 1]);
  const shifts = solids[0]?.placements.map((matrix) => [3, 7, 11].map((at) => Math.round(matrix[at] ?? 0)));
  expect(shifts).toEqual([
    [0, 100, 0],
    [0, 0, 100],
  ]);
});

test('the gaps of a coarse export are closed', async () => {
  const { solids, notes } = await read(made((m) => m.block({ ...drilled, gap: 0.01 })));
  expect(notes).toEqual(['sewn']);
  expect((solids[0]?.volume ?? 0) / VOLUME).toBeCloseTo(1, 3);
});

test.each([
  ['1,2HIN', 'inch', 25.4],
  ['6,1HM', 'm', 1000],
  ['3,2HMM', 'mm', 1],
])('unit %s: %s, and the geometry in mm', async (unit, name, factor) => {
  const model = await read(made((m) => m.block(drilled), unit));
  expect(model.unit).toBe(name);
  expect((model.solids[0]?.volume ?? 0) / factor ** 3 / VOLUME).toBeCloseTo(1, 6);
});

test('open faces are shown and reported; beside a solid they are reported as left out', async () => {
  const open = await read(made((m) => m.block({ ...drilled, without: [5] })));
  expect(open.notes).toEqual(['open-surfaces']);
  expect(open.solids).toMatchObject([{ closed: false }]);
  expect(open.solids[0]?.faces.map(({ triangleCount }) => triangleCount > 0)).toEqual(
    Array.from({ length: 6 }, () => true),
  );
  expect(analysePart(open)[0]?.findings.map(({ code }) => code)).toContain('not-closed');
  const beside = await read(
    made((m) => {
      const lone = m.group(m.block({ size: [9, 9, 9], at: [0, 0, 99], without: [0, 1, 2, 3, 4] }));
      m.group([m.group(m.block(drilled)), lone]);
    }),
  );
  expect(beside.notes).toEqual(['faces-left', 'sewn']);
  expect(beside.solids).toHaveLength(1);
  expect(analysePart(beside)[0]?.findings.map(({ code }) => code)).toContain('faces-left');
});

test('surfaces that cannot be sewn are shown and reported; a sewable shell beside them is read', async () => {
  const { BRepBuilderAPI_Sewing } = await openKernel(source);
  const sewing = vi.spyOn(BRepBuilderAPI_Sewing.prototype, 'Perform');
  const fail = () => {
    throw new Error('Standard_Failure');
  };
  try {
    sewing.mockImplementation(fail);
    const failed = await read(block());
    expect(failed.notes).toEqual(['not-sewn']);
    expect(failed.solids).toMatchObject([{ closed: false }]);
    expect(analysePart(failed)[0]?.findings.map(({ text }) => text)).toContain(
      'Non è stato possibile cucire le superfici in un solido: il volume non è affidabile. Esporta il pezzo come solido.',
    );
    sewing.mockReset();
    sewing.mockImplementationOnce(fail);
    const beside = await read(
      made((m) => {
        const lone = m.group(m.block({ size: [9, 9, 9], at: [0, 0, 99], without: [0, 1, 2, 3, 4] }));
        m.group([lone, m.group(m.block(drilled))]);
      }),
    );
    expect(beside.notes).toEqual(['faces-left', 'sewn']);
    expect(beside.solids).toHaveLength(1);
  } finally {
    sewing.mockRestore();
  }
  expect(liveHandles()).toBe(0);
});

test.each([
  ['one that ends early', () => block().slice(0, 4000), 'truncated'],
  ['one without its last line', () => bytesOf(text(block()).replace(/.*T {6}1\n$/, '')), 'truncated'],
  ['one of curves alone', () => made((m) => m.add(110, ['0.', '0.', '0.', '9.', '0.', '0.'])), 'no-geometry'],
  ['one without entities', () => made(() => {}), 'no-geometry'],
  ['more than the limit', () => new Uint8Array(MAX_FILE_BYTES + 1), 'too-large'],
])('%s is refused with a sentence', async (_, content, code) => {
  await expect(read(content())).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/^(Il|L’)\S* ?.*\.$/),
  });
  expect(liveHandles()).toBe(0);
});

test('a wrong global section, lost lines and changed letters end in a model or a refusal', async () => {
  const whole = text(block());
  const lines = whole.split('\n');
  const damaged = [
    whole.replace('2,2HMM', '77,99HMM'),
    whole.replace(/.*G {6}[123]\n/g, ''),
    whole.replaceAll('1H,,1H;', 'xxxxxxx'),
    whole.replaceAll('     108', '     999'),
    ...[5, 20, 60, 120].map((at) => lines.toSpliced(at, 1).join('\n')),
  ];
  for (const content of damaged) {
    const outcome = await read(bytesOf(content)).catch((error: { code?: string }) => error.code);
    expect(outcome).toBeDefined();
  }
  expect(liveHandles()).toBe(0);
});

test('a plane without its border does not spoil the figures of the rest', async () => {
  const whole = text(block());
  const damaged = whole.replaceAll(/^144,(\d+),1,0,\d+;/gm, (found, surface) =>
    `144,${surface},0,0,0;`.padEnd(found.length),
  );
  expect(damaged).not.toBe(whole);
  const { solids, notes } = await read(bytesOf(damaged));
  expect(notes).toEqual(['open-surfaces']);
  expect(solids[0]?.area).toBeLessThan(10_000);
});

test('repeated reads leak no handle and do not let the reader grow', async () => {
  const { openConverter } = await import('../src/iges/open-converter.ts');
  const size = async () => ((await openConverter(source)) as unknown as { HEAP8: Int8Array }).HEAP8.length;
  for (let round = 0; round < 3; round++) await read(block());
  const before = await size();
  for (let round = 0; round < 12; round++) await read(block());
  expect(await size()).toBe(before);
  expect(liveHandles()).toBe(0);
});

test('the reader is loaded only for an IGES file, and leaves the process unchanged', async () => {
  vi.resetModules();
  const { readPart: readAgain } = await import('../src/read-part.ts');
  const igesBytes = vi.fn(() => kernelIges());
  const own = { wasmBytes: bytesNow(), igesBytes };
  const brep = bytesOf('DBRep_DrawableShape\n');
  await readAgain(brep, 'brep', own).catch(() => {});
  expect(igesBytes).not.toHaveBeenCalled();
  const before = process.listenerCount('uncaughtException');
  await readAgain(block(), 'iges', own);
  expect(igesBytes).toHaveBeenCalledTimes(1);
  expect(process.listenerCount('uncaughtException')).toBe(before);
});

const installed = source as Extract<typeof source, { wasmBytes: Uint8Array }>;
const kernelIges = () => installed.igesBytes();
const bytesNow = () => installed.wasmBytes;
