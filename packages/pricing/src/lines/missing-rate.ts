import type { Problem } from '../model/problem.ts';

export function missingMachineRate(
  phasePath: string,
  machine: string,
  what: 'attrezzaggio' | 'lavoro',
): Problem {
  return {
    code: 'missing-price',
    path: `${phasePath}.machineId`,
    message: `Manca il costo orario di ${what} della macchina «${machine}»: scrivilo nel parco macchine.`,
  };
}
