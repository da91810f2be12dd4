import { type CutterShape, type MillingInput, type MillingKind, millFamilies } from '@truciolo/cutting';
import type { LibraryMaterial } from '@truciolo/materials-library';
import { degrees, mm } from '@truciolo/units';
import { readChipFeed } from './feed-options.ts';
import type { OptionReader } from './option-reader.ts';
import { length, readCommon, readFamily, readSpeed } from './shared-options.ts';

/** Given by --kind; else a cutter inclined under 90 degrees faces, one engaged on its whole width slots. */
export function readMillingKind(read: OptionReader): MillingKind {
  const said = read.choice('kind', ['face', 'shoulder', 'slot']);
  const [kapr, ae, D] = [read.number('kapr'), read.number('ae'), read.number('D')];
  if (said) return said;
  if (kapr !== undefined && kapr < 90) return 'face';
  return ae === undefined || ae === D ? 'slot' : 'shoulder';
}

export function readCutter(read: OptionReader): CutterShape | undefined {
  const [kapr, iC] = [read.number('kapr'), read.number('iC')];
  if (read.flag('ball')) return { shape: 'ball' };
  if (iC !== undefined) return { shape: 'round', iC: mm(iC) };
  return kapr === undefined ? undefined : { shape: 'straight', kapr: degrees(kapr) };
}

function readContour(read: OptionReader): MillingInput['contour'] {
  const side = read.choice('contour', ['inner', 'outer']);
  const Dw = read.number('Dw');
  if (side === undefined && Dw === undefined) return undefined;
  return { side: side ?? 'inner', Dw: mm(read.need('Dw')) };
}

export const buildMilling = (read: OptionReader, material: LibraryMaterial | undefined): MillingInput => ({
  ...readCommon(read, material),
  kind: readMillingKind(read),
  family: readFamily(read, millFamilies),
  cutter: readCutter(read),
  D: mm(read.need('D')),
  z: read.need('z'),
  speed: readSpeed(read),
  feed: readChipFeed(read),
  ap: mm(read.need('ap')),
  ae: length(read, 'ae'),
  r: length(read, 'r'),
  L: length(read, 'L'),
  approach: length(read, 'approach'),
  passes: read.number('passes'),
  overhang: length(read, 'overhang'),
  contour: readContour(read),
});
