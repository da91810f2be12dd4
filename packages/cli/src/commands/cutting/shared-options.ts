import {
  type CommonInput,
  type CuttingMaterial,
  type GivenSpeed,
  type InputField,
  type Machine,
  type ToolFamily,
  type ToolMaterial,
  toolMaterials,
} from '@truciolo/cutting';
import { findMaterial, type LibraryMaterial, searchMaterials } from '@truciolo/materials-library';
import {
  degrees,
  euros,
  eurosPerMinute,
  kilowatts,
  metresPerMinute,
  minutes,
  mm,
  mmPerMinute,
  newtonMetres,
  newtonsPerMm2,
  rpm,
} from '@truciolo/units';
import type { OptionReader } from './option-reader.ts';

/** Keeps the brand of a value that may be absent. */
export const maybe = <T>(value: number | undefined, unit: (value: number) => T): T | undefined =>
  value === undefined ? undefined : unit(value);

export const length = (read: OptionReader, name: InputField) => maybe(read.number(name), mm);

export function readLibraryMaterial(read: OptionReader): LibraryMaterial | undefined {
  const text = read.text('material');
  if (text === undefined) return undefined;
  const found = findMaterial(text);
  if (found) return found;
  const near = searchMaterials(text, 3).map((material) => material.en);
  const hint = near.length > 0 ? ` Forse ${near.join(', ')}?` : '';
  read.refuse({ field: 'material', code: 'conflict', message: `Materiale «${text}» sconosciuto.${hint}` });
  return undefined;
}

/** The library's material with the overrides of the call, or one from the numbers alone. */
function readMaterial(read: OptionReader, library: LibraryMaterial | undefined): CuttingMaterial | undefined {
  const kc = read.number('kc');
  const kc11 = kc ?? read.number('kc11');
  const mc = kc === undefined ? read.number('mc') : 0;
  if (!library) return kc11 === undefined ? undefined : { kc11: newtonsPerMm2(kc11), mc: mc ?? 0 };
  return {
    ...library,
    ...(kc11 !== undefined && { kc11: newtonsPerMm2(kc11) }),
    ...(mc !== undefined && { mc }),
  };
}

function readMachine(read: OptionReader): Machine | undefined {
  const machine = {
    nMin: maybe(read.number('nMin'), rpm),
    nMax: maybe(read.number('nMax'), rpm),
    power: maybe(read.number('power'), kilowatts),
    powerAt: read.choice('powerAt', ['motor', 'spindle']),
    torque: maybe(read.number('torque'), newtonMetres),
    baseSpeed: maybe(read.number('baseSpeed'), rpm),
    eta: read.number('eta'),
    vfMax: maybe(read.number('vfMax'), mmPerMinute),
    rapid: maybe(read.number('rapid'), metresPerMinute),
  };
  return Object.values(machine).some((value) => value !== undefined) ? machine : undefined;
}

function readTaylor(read: OptionReader): CommonInput['taylor'] {
  const given = read.number('taylorN') !== undefined || read.number('taylorC') !== undefined;
  return given ? { n: read.need('taylorN'), C: metresPerMinute(read.need('taylorC')) } : undefined;
}

function readEconomics(read: OptionReader): CommonInput['economics'] {
  const [Cm, Ct, tct] = [read.number('Cm'), read.number('Ct'), read.number('tct')];
  if (Cm === undefined && Ct === undefined && tct === undefined) return undefined;
  return { Cm: eurosPerMinute(read.need('Cm')), Ct: euros(Ct ?? 0), tct: minutes(tct ?? 0) };
}

/** Work material, machine and edge: the options of every cut. */
export function readContext(read: OptionReader, library: LibraryMaterial | undefined) {
  return {
    material: readMaterial(read, library),
    machine: readMachine(read),
    edge: {
      gamma: maybe(read.number('gamma'), degrees),
      wear: read.number('wear'),
      interrupted: read.flag('interrupted'),
    },
  } satisfies CommonInput;
}

export function readCommon(read: OptionReader, library: LibraryMaterial | undefined) {
  return {
    ...readContext(read, library),
    toolMaterial: readTool(read),
    hardness: read.number('hardness'),
    taylor: readTaylor(read),
    economics: readEconomics(read),
  } satisfies CommonInput;
}

export const readTool = (read: OptionReader): ToolMaterial | undefined => read.choice('tool', toolMaterials);

/** One of the families the operation knows: a tool of another one is refused with the list. */
export const readFamily = <Family extends ToolFamily>(read: OptionReader, families: readonly Family[]) =>
  read.choice('family', families);

export function readSpeed(read: OptionReader): GivenSpeed {
  return read.oneOf('n', 'vc') === 'n'
    ? { by: 'n', value: rpm(read.need('n')) }
    : { by: 'vc', value: metresPerMinute(read.need('vc')) };
}

export function readHole(read: OptionReader) {
  return {
    depth: length(read, 'depth'),
    stroke: length(read, 'stroke'),
    through: read.flag('through'),
    approach: length(read, 'approach'),
    overrun: length(read, 'overrun'),
  };
}
