import type { Millimetres } from '@truciolo/units';
import type { Machine } from '../machine.ts';
import type { InputCheck } from './check-input.ts';

/** No speed satisfies both when even the slowest spindle outruns the axis. */
export function checkSynchronised(check: InputCheck, P: Millimetres, machine: Machine | undefined): void {
  check.rule('vfMax', 'conflict', 'con questo passo i giri minimi della macchina la superano', () => {
    const { nMin, vfMax } = machine ?? {};
    return nMin === undefined || vfMax === undefined || nMin * P <= vfMax;
  });
}
