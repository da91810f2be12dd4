import { SHOP_PARTS } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { inspectFile, type TakenFile } from './inspect-file.ts';
import { addFiles, changeChoice, withDrawing, withOnlyMaterial } from './part-list.ts';

const STEP = 'ISO-10303-21;\nHEADER;\n';
const file = (name: string, text = STEP) => new File([text], name, { lastModified: 1 });
const taken = (name: string, role: TakenFile['role'], key: string): TakenFile => ({
  file: file(name),
  role,
  key,
  name: key,
});
let last = 0;
const newId = () => {
  last += 1;
  return `part-${last}`;
};
const drawn = {
  title: 'Flangia di supporto',
  material: 'S355J2',
  materialGuid: 'steel',
  treatment: null,
  quantity: null,
  notes: [],
};

it('a drawing and a model with the same name become one part, whichever comes first', async () => {
  const seen = await Promise.all(
    [file('MC-2107_revB.pdf', '%PDF-1.4\n'), file('mc-2107.step'), file('piastra-84.stp')].map(inspectFile),
  );
  const { parts, problems } = addFiles([], seen as TakenFile[], newId);
  expect(problems).toEqual([]);
  expect(parts.map(({ model, drawings }) => [model?.name, drawings.map(({ name }) => name)])).toEqual([
    ['mc-2107.step', ['MC-2107_revB.pdf']],
    ['piastra-84.stp', []],
  ]);
  expect(parts[0]?.choice.tolerance).toBe('drawing');
  expect(parts[1]?.choice.tolerance).toBe('medium');
});

it.each([
  ['vuoto.step', '', 'empty'],
  ['programma.step', 'MZ\u0090\u0000', 'kind'],
  ['pagina.pdf', '<!doctype html><script>', 'kind'],
  ['pezzi.zip', 'PK\u0003\u0004', 'archive'],
])('%s is refused in one sentence', async (name, text, refused) => {
  expect(await inspectFile(file(name, text))).toEqual({ refused, name });
});

it('a model of the same name as another is a part of its own, and the same file counts once', () => {
  const first = addFiles([], [taken('a.step', 'model', 'A')], newId);
  const { parts, problems } = addFiles(
    first.parts,
    [{ ...taken('a.igs', 'model', 'A') }, taken('a.step', 'model', 'A')],
    newId,
  );
  expect(parts).toHaveLength(2);
  expect(problems).toEqual([{ problem: 'twice', name: 'a.step' }]);
});

it('parts beyond the limit of a request are refused', () => {
  const many = Array.from({ length: SHOP_PARTS + 1 }, (_, index) =>
    taken(`${index}.step`, 'model', `K${index}`),
  );
  const { parts, problems } = addFiles([], many, newId);
  expect(parts).toHaveLength(SHOP_PARTS);
  expect(problems).toEqual([{ problem: 'count' }]);
});

it('a model that is added to a drawing joins it whatever its name', () => {
  const { parts } = addFiles([], [taken('bussola.pdf', 'drawing', 'BUSSOLA')], newId);
  const joined = addFiles(parts, [taken('x.step', 'model', 'X')], newId, parts[0]?.id);
  expect(joined.parts).toHaveLength(1);
  expect(joined.parts[0]?.model?.name).toBe('x.step');
});

it('the drawing fills the fields that the buyer has not set', () => {
  const { parts } = addFiles([], [taken('a.pdf', 'drawing', 'A')], newId);
  const id = parts[0]?.id ?? '';
  expect(withDrawing(parts, id, drawn)[0]?.choice).toMatchObject({
    name: 'Flangia di supporto',
    materialGuid: 'steel',
  });
  const chosen = changeChoice(parts, id, { materialGuid: 'brass' });
  expect(withDrawing(chosen, id, drawn)[0]?.choice.materialGuid).toBe('brass');
});

it('a new part starts with the material and the quantities of the one before', () => {
  const { parts } = addFiles([], [taken('a.step', 'model', 'A')], newId);
  const changed = changeChoice(parts, parts[0]?.id ?? '', {
    quantities: [20, 50],
    chosen: 50,
    materialGuid: 'brass',
  });
  const { parts: both } = addFiles(changed, [taken('b.step', 'model', 'B')], newId);
  expect(both[1]?.choice).toMatchObject({ quantities: [20, 50], chosen: 50, materialGuid: 'brass' });
});

it('the only material of a shop is chosen already', () => {
  const [part] = addFiles([], [taken('a.step', 'model', 'A')], newId).parts;
  if (!part) throw new Error('no part');
  expect(withOnlyMaterial(part, [{ guid: 'steel' }]).choice.materialGuid).toBe('steel');
  expect(withOnlyMaterial(part, [{ guid: 'steel' }, { guid: 'brass' }]).choice.materialGuid).toBeNull();
});
