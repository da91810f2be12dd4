import { expect, it } from 'vitest';
import { machineKinds } from './machine-kind.ts';
import { mayDo, processKindOf, processKinds, usualMachines } from './process-kind.ts';

it.each([
  ['Tornitura CNC', 'turning'],
  ['Tornitura con utensili motorizzati', 'driven-turning'],
  ['Tornitura fantina mobile', 'sliding-head-turning'],
  ['Sfacciatura e foratura', 'turning'],
  ['fresatura ', 'milling'],
  ['Fresatura 5 assi', 'milling-5-axis'],
  ['Fresatura 4 assi', 'milling-4-axis'],
  ['Smussatura', 'milling'],
  ['Foratura', 'drilling'],
  ['4 fori M6', 'drilling'],
  ['Alesatura', 'drilling'],
  ['Rettifica tangenziale', 'grinding'],
  ['Lappatura', 'elsewhere'],
  ['Elettroerosione a filo', 'erosion'],
  ['Taglio a sega', 'sawing'],
  ['Taglio', 'sawing'],
  ['Taglio laser', 'laser-cutting'],
  ['Marcatura laser', 'elsewhere'],
  ['Taglio plasma', 'elsewhere'],
  ['Taglio dentature', 'elsewhere'],
  ['Piegatura', 'bending'],
  ['Controllo forma', 'elsewhere'],
  ['Sbavatura manuale', 'elsewhere'],
  ['Lavorazione', null],
  ['', null],
])('«%s» is %s', (name, kind) => expect(processKindOf(name)).toBe(kind));

it('laser cutting is not for saws and milling not for lathes', () => {
  expect(mayDo('segatrice', 'laser-cutting')).toBe(false);
  expect(mayDo('tornio', 'milling')).toBe(false);
  expect(mayDo('tornio-motorizzato', 'milling')).toBe(true);
  expect(mayDo('altro', 'bending')).toBe(true);
});

it('every process is possible on its proposed machine, and each proposal is a known kind', () => {
  for (const process of processKinds)
    for (const machine of usualMachines(process)) {
      expect(mayDo(machine, process)).toBe(true);
      expect(machineKinds).toContain(machine);
    }
});
