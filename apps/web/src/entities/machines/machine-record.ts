import { blankMachine, type Machine, machineFields, machines } from '@truciolo/contract';
import { registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RecordDefinition } from '../../registry/definition/registry-definition.ts';
import { machineSpecs } from './machine-specs.ts';

export const machineRecord: RecordDefinition<Machine> = {
  calls: registryCalls('machines', machines),
  texts: {
    title: 'Parco Macchine',
    one: 'macchina',
    many: 'macchine',
    feminine: true,
    create: 'Nuova macchina',
    search: 'Cerca codice, nome, marca',
    empty: 'Ogni prezzo nasce da una macchina: aggiungi la prima con le sue corse e il suo costo orario.',
  },
  form: { schema: machineFields, specs: machineSpecs, blank: blankMachine },
};
