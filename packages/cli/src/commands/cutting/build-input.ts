import {
  drillFamilies,
  type Operation,
  type OperationInputs,
  type Section,
  turningFamilies,
} from '@truciolo/cutting';
import type { LibraryMaterial } from '@truciolo/materials-library';
import { cm2, cm2PerMinute, degrees, metresPerMinute, micrometres, mm, seconds } from '@truciolo/units';
import { readFeed, readToothFeed } from './feed-options.ts';
import { buildMilling } from './milling-options.ts';
import type { OptionReader } from './option-reader.ts';
import { length, maybe, readCommon, readContext, readFamily, readHole, readSpeed } from './shared-options.ts';

type Builder<Op extends Operation> = (
  read: OptionReader,
  material: LibraryMaterial | undefined,
) => OperationInputs[Op];

const angle = (read: OptionReader) => maybe(read.number('kapr'), degrees);
const nose = (read: OptionReader) => ({
  r: length(read, 'r'),
  wiper: read.flag('wiper'),
  Ra: maybe(read.number('Ra'), micrometres),
});
const regimes = ['rough', 'medium', 'finish'] as const;

function readSection(read: OptionReader): Section {
  const area = read.number('area');
  const width = read.number('width');
  const height = read.number('height');
  const wall = read.number('wall');
  if (area !== undefined) return { shape: 'area', area: cm2(area) };
  if (width !== undefined || height !== undefined) {
    return { shape: 'rectangle', width: mm(read.need('width')), height: mm(read.need('height')) };
  }
  const D = mm(read.need('D'));
  return wall === undefined ? { shape: 'round', D } : { shape: 'tube', D, wall: mm(wall) };
}

export const builders: { readonly [Op in Operation]: Builder<Op> } = {
  turning: (read, material) => ({
    ...readCommon(read, material),
    ...nose(read),
    D: mm(read.need('D')),
    speed: readSpeed(read),
    feed: readFeed(read),
    ap: mm(read.need('ap')),
    family: readFamily(read, turningFamilies),
    kapr: angle(read),
    regime: read.choice('regime', regimes),
    L: length(read, 'L'),
    passes: read.number('passes'),
    allowance: length(read, 'allowance'),
    overhang: length(read, 'overhang'),
  }),
  facing: (read, material) => ({
    ...readCommon(read, material),
    ...nose(read),
    D: mm(read.need('D')),
    d: length(read, 'd'),
    speed: readSpeed(read),
    feed: readFeed(read),
    ap: mm(read.need('ap')),
    family: readFamily(read, turningFamilies),
    kapr: angle(read),
    regime: read.choice('regime', regimes),
    passes: read.number('passes'),
  }),
  milling: buildMilling,
  drilling: (read, material) => ({
    ...readCommon(read, material),
    ...readHole(read),
    D: mm(read.need('D')),
    speed: readSpeed(read),
    feed: readToothFeed(read, 'f'),
    family: readFamily(read, drillFamilies),
    point: maybe(read.number('point'), degrees),
    peck: length(read, 'peck'),
  }),
  boring: (read, material) => ({
    ...readCommon(read, material),
    ...readHole(read),
    ...nose(read),
    D: mm(read.need('D')),
    speed: readSpeed(read),
    feed: readFeed(read),
    ap: mm(read.need('ap')),
    kapr: angle(read),
    overhang: length(read, 'overhang'),
    barDiameter: length(read, 'barDiameter'),
    bar: read.choice('bar', ['steel', 'carbide']),
    passes: read.number('passes'),
  }),
  reaming: (read, material) => ({
    ...readCommon(read, material),
    ...readHole(read),
    D: mm(read.need('D')),
    speed: readSpeed(read),
    feed: readToothFeed(read, 'f'),
    z: read.number('z'),
    allowance: length(read, 'allowance'),
  }),
  tapping: (read, material) => ({
    ...readCommon(read, material),
    ...readHole(read),
    kind: read.choice('kind', ['cutting', 'forming']),
    D: mm(read.need('D')),
    P: mm(read.need('P')),
    speed: readSpeed(read),
    z: read.number('z'),
    chamfer: read.number('chamfer'),
  }),
  'thread-milling': (read, material) => ({
    ...readCommon(read, material),
    side: read.choice('side', ['internal', 'external']),
    cutter: read.choice('cutter', ['full', 'single']),
    D: mm(read.need('D')),
    P: mm(read.need('P')),
    Dc: mm(read.need('Dc')),
    z: read.need('z'),
    speed: readSpeed(read),
    feed: readToothFeed(read, 'fz'),
    depth: length(read, 'depth'),
    cutterLength: length(read, 'cutterLength'),
  }),
  'thread-turning': (read, material) => ({
    ...readCommon(read, material),
    side: read.choice('side', ['external', 'internal']),
    D: mm(read.need('D')),
    P: mm(read.need('P')),
    speed: readSpeed(read),
    passes: read.number('passes'),
    L: length(read, 'L'),
    runIn: length(read, 'runIn'),
    retract: maybe(read.number('retract'), seconds),
  }),
  parting: (read, material) => ({
    ...readCommon(read, material),
    kind: read.choice('kind', ['parting', 'grooving']),
    D: mm(read.need('D')),
    d: length(read, 'd'),
    b: mm(read.need('b')),
    speed: readSpeed(read),
    feed: readFeed(read),
    easeCentre: read.flag('easeCentre'),
    passes: read.number('passes'),
  }),
  sawing: (read, material) => ({
    ...readContext(read, material),
    section: readSection(read),
    S: cm2PerMinute(read.need('S')),
    saw: read.choice('saw', ['band', 'circular']),
    kerf: length(read, 'kerf'),
    handling: maybe(read.number('handling'), seconds),
    vc: maybe(read.number('vc'), metresPerMinute),
    toothPitch: length(read, 'toothPitch'),
  }),
};
