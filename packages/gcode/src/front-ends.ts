import type { Dialect } from './dialect.ts';
import type { FrontEnd } from './front-end.ts';
import { readHeidenhain } from './heidenhain/read-heidenhain.ts';
import { readIso } from './iso/read-iso.ts';
import { readSiemens } from './siemens/read-siemens.ts';

/** One reader for each dialect. */
export const FRONT_ENDS: Readonly<Record<Dialect, FrontEnd>> = {
  fanuc: readIso,
  haas: readIso,
  linuxcnc: readIso,
  grbl: readIso,
  siemens: readSiemens,
  heidenhain: readHeidenhain,
};
