import fc from 'fast-check';
import type { OperationInputs } from '../src/calculate.ts';
import { fields, type InputField } from '../src/input/fields.data.ts';
import { toolMaterials } from '../src/material.ts';
import type { Operation } from '../src/operation.ts';
import { drillFamilies, millFamilies, turningFamilies } from '../src/tool/tool-family.data.ts';

/** Values that every field must refuse or answer with a message. */
const wild = fc.oneof(
  fc.constantFrom(0, -1, 1e-300, 1e300, 5e-324, Number.MAX_VALUE, Number.NaN, Number.POSITIVE_INFINITY),
  fc.double(),
);

/** Anywhere between the bounds of a field, small values as likely as large ones, and now and then a wild one. */
function field(name: InputField): fc.Arbitrary<number> {
  const { min, max, whole }: { min: number; max: number; whole?: true } = fields[name];
  const inside = whole
    ? fc.integer({ min, max })
    : min < 0
      ? fc.double({ min, max, noNaN: true })
      : fc
          .double({ min: Math.log(Math.max(min, max * 1e-7)), max: Math.log(max), noNaN: true })
          .map((power) => Math.min(max, Math.max(min, Math.exp(power))));
  return fc.oneof({ weight: 400, arbitrary: inside }, { weight: 1, arbitrary: wild });
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const some = (name: InputField) => maybe(field(name));
const oneOf = (...names: string[]) => fc.constantFrom(...names, undefined);
const given = (...names: InputField[]) =>
  fc.constantFrom(...names).chain((by) => field(by).map((value) => ({ by, value })));
const record = (...names: InputField[]) =>
  Object.fromEntries(names.map((name) => [name, field(name)] as const));
const options = (...names: InputField[]) =>
  Object.fromEntries(names.map((name) => [name, some(name)] as const));

const range = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(field('vc'), field('vc')).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
  },
  { weight: 1, arbitrary: fc.tuple(field('vc'), field('vc')) },
);
const speeds = fc.record({
  turnRough: range,
  turnFinish: range,
  milling: range,
  drilling: range,
  tapping: range,
});
const material = fc.record({
  ...record('kc11', 'mc'),
  isoGroup: oneOf('P', 'M', 'K', 'N', 'S', 'H', 'plastic'),
  hardness: oneOf('170-215 HB', 'max 241 HB', '58-62 HRC', '80 Shore D', '', 'HB'),
  group: oneOf('P-medC', 'N-al', 'S-ti5', 'H-55'),
  vc: maybe(fc.record({ carbide: maybe(speeds), hss: maybe(speeds) })),
});
const machine = fc.record({
  ...options('nMin', 'nMax', 'power', 'torque', 'baseSpeed', 'eta', 'vfMax', 'rapid'),
  powerAt: oneOf('motor', 'spindle'),
});
const common = {
  material: maybe(material),
  toolMaterial: oneOf(...toolMaterials),
  hardness: some('hardness'),
  machine: maybe(machine),
  edge: maybe(fc.record({ ...options('gamma', 'wear'), interrupted: fc.boolean() })),
  taylor: maybe(fc.record({ n: field('taylorN'), C: field('taylorC') })),
  economics: maybe(fc.record(record('Cm', 'Ct', 'tct'))),
};
const hole = { ...options('depth', 'stroke', 'approach', 'overrun'), through: fc.boolean() };
const nose = { r: some('r'), wiper: fc.boolean(), Ra: some('Ra') };
const speed = given('vc', 'n');
const feed = given('f', 'vf');
const toothFeed = given('f', 'vf', 'fz');

const cutter = fc.oneof(
  fc.record({ shape: fc.constant('straight'), ...record('kapr') }),
  fc.record({ shape: fc.constant('round'), ...record('iC') }),
  fc.record({ shape: fc.constant('ball') }),
);
const section = fc.oneof(
  fc.record({ shape: fc.constant('round'), ...record('D') }),
  fc.record({ shape: fc.constant('rectangle'), ...record('width', 'height') }),
  fc.record({ shape: fc.constant('tube'), ...record('D', 'wall') }),
  fc.record({ shape: fc.constant('area'), ...record('area') }),
);

const models: { readonly [Op in Operation]: Record<string, fc.Arbitrary<unknown>> } = {
  turning: {
    ...common,
    ...nose,
    ...record('D', 'ap'),
    ...options('kapr', 'L', 'passes', 'allowance', 'overhang'),
    speed,
    feed,
    regime: oneOf('rough', 'medium', 'finish'),
    family: oneOf(...turningFamilies),
  },
  facing: { ...common, ...nose, ...record('D', 'ap'), ...options('d', 'kapr', 'passes'), speed, feed },
  milling: {
    ...common,
    ...record('D', 'z', 'ap'),
    ...options('ae', 'r', 'L', 'approach', 'passes', 'overhang'),
    kind: fc.constantFrom('face', 'shoulder', 'slot'),
    family: oneOf(...millFamilies),
    cutter: maybe(cutter),
    speed,
    feed: given('f', 'vf', 'fz', 'hex'),
    contour: maybe(fc.record({ side: fc.constantFrom('inner', 'outer'), ...record('Dw') })),
  },
  drilling: {
    ...common,
    ...hole,
    ...record('D'),
    ...options('point', 'peck'),
    family: oneOf(...drillFamilies),
    speed,
    feed: toothFeed,
  },
  boring: {
    ...common,
    ...hole,
    ...nose,
    ...record('D', 'ap'),
    ...options('kapr', 'overhang', 'barDiameter', 'passes'),
    bar: oneOf('steel', 'carbide'),
    speed,
    feed,
  },
  reaming: { ...common, ...hole, ...record('D'), ...options('z', 'allowance'), speed, feed: toothFeed },
  tapping: {
    ...common,
    ...hole,
    ...record('D', 'P'),
    ...options('z', 'chamfer'),
    kind: oneOf('cutting', 'forming'),
    speed,
  },
  'thread-milling': {
    ...common,
    // Three sizes that must fit into each other: mostly from ranges where they do.
    D: fc.oneof({ weight: 9, arbitrary: fc.double({ min: 20, max: 200, noNaN: true }) }, field('D')),
    P: fc.oneof({ weight: 9, arbitrary: fc.double({ min: 0.25, max: 4, noNaN: true }) }, field('P')),
    Dc: fc.oneof({ weight: 9, arbitrary: fc.double({ min: 4, max: 18, noNaN: true }) }, field('Dc')),
    ...record('z'),
    ...options('depth', 'cutterLength'),
    side: oneOf('internal', 'external'),
    cutter: oneOf('full', 'single'),
    speed,
    feed: toothFeed,
  },
  'thread-turning': {
    ...common,
    ...record('D', 'P'),
    ...options('L', 'runIn', 'retract'),
    passes: maybe(fc.integer({ min: 1, max: 120 })),
    side: oneOf('internal', 'external'),
    speed,
  },
  parting: {
    ...common,
    ...record('D', 'b'),
    ...options('d', 'passes'),
    kind: oneOf('parting', 'grooving'),
    easeCentre: fc.boolean(),
    speed,
    feed,
  },
  sawing: {
    material: common.material,
    machine: common.machine,
    edge: common.edge,
    ...record('S'),
    ...options('kerf', 'handling', 'vc', 'toothPitch'),
    section,
    saw: oneOf('band', 'circular'),
  },
};

/** Shaped like an input of the operation, with unchecked values, as from a form. */
export function arbitraryInput<Op extends Operation>(operation: Op): fc.Arbitrary<OperationInputs[Op]> {
  return fc.record(models[operation]) as unknown as fc.Arbitrary<OperationInputs[Op]>;
}
