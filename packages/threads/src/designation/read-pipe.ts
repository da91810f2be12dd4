import { writeExact } from '@truciolo/italian';
import { INCH_SIZE_PATTERN, inchesOf, readInchSize } from '../inch-size.ts';
import { fail, succeed } from '../outcome.ts';
import { PIPE_SIZES, pipeThreadsPerInch } from '../pipe/pipe-sizes.ts';
import { NO_CLASSES, type PipeSystem, type ToleranceClasses } from '../thread.ts';
import type { SystemReader } from './designation-input.ts';
import { readInchClasses } from './tolerance-class-text.ts';

/** Names people use; BSP and "gas" are trade names of G, BSPT of R. */
const SYSTEM_OF: Readonly<Record<string, PipeSystem>> = {
  g: 'G',
  gas: 'G',
  bsp: 'G',
  bspp: 'G',
  r: 'R',
  bspt: 'R',
  rp: 'Rp',
  rc: 'Rc',
  npt: 'NPT',
  nptf: 'NPTF',
  npsm: 'NPSM',
  pg: 'Pg',
};

const NAME = 'gas|g|bspp|bspt|bsp|rp|rc|r|nptf|npt|npsm|pg';
const SIZE = `(${INCH_SIZE_PATTERN})`;
/** Threads per inch may follow the size, as in 1/2-14 NPT or 1-11 1/2 NPT. */
const THREADS = String.raw`(?:\s*-\s*(\d+ 1\/2|\d+(?:\.\d+)?))?`;
const CLASS = String.raw`(?:[\s-]*([ab]|2[ab](?:\/2[ab])?))?`;
const NAME_FIRST = new RegExp(String.raw`^(${NAME})[\s-]*${SIZE}${THREADS}${CLASS}$`, 'i');
const SIZE_FIRST = new RegExp(String.raw`^${SIZE}${THREADS}[\s-]*(${NAME})${CLASS}$`, 'i');
const PREFIX = new RegExp(String.raw`^(?:${NAME})[\s-]*\d`, 'i');

/** "A" and "B" of ISO 228 are of the bolt; "2A" and "2B" of NPSM name bolt and nut. */
const readPipeClasses = (text: string | undefined): ToleranceClasses =>
  text !== undefined && /^[ab]$/i.test(text)
    ? { ...NO_CLASSES, external: text.toUpperCase() }
    : readInchClasses(text);

const HINT = 'G1/2, G1/2A, R3/4, Rp1/2, Rc1/4, 1/2 NPT, 1/4 NPTF o Pg16';

export const readPipe: SystemReader = ({ text, typed, hand }) => {
  const nameFirst = NAME_FIRST.exec(text);
  const match = nameFirst ?? SIZE_FIRST.exec(text);
  if (!match) {
    if (!PREFIX.test(text)) return null;
    return fail('unrecognised', `«${typed}» non è una designazione valida. Scrivi per esempio ${HINT}.`);
  }
  const [, first = '', second = '', third = '', letter] = match;
  const [name, written, threads] = nameFirst ? [first, second, third] : [third, first, second];
  const system = SYSTEM_OF[name.toLowerCase()];
  if (!system) return null;
  // The numbers of Pg are names, not inches: 13.5 stays 13.5.
  const size = system === 'Pg' ? String(Number(written)) : readInchSize(written);
  const sizes = PIPE_SIZES[system];
  if (size === null || !sizes.includes(size)) {
    return fail(
      'unknown-size',
      `«${typed}» non è in tabella. Misure ${system} previste: ${sizes.join(', ')}.`,
    );
  }
  const threadsPerInch = pipeThreadsPerInch(system, size);
  if (threads !== '' && inchesOf(threads) !== threadsPerInch) {
    const actual = writeExact(threadsPerInch);
    return fail('unknown-pitch', `«${typed}»: la ${size} ${system} ha ${actual} filetti per pollice.`);
  }
  return succeed({ system, size, hand, classes: readPipeClasses(letter) });
};
