import { blankMachine, machineFields, machineKindLabels } from '@truciolo/contract';
import { byCode } from './match-keys.ts';
import type { RegistrySheet, SheetColumn } from './sheet.ts';

const number = (
  path: string,
  heading: string,
  unit: string,
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ path, heading, kind: 'number', unit, ...more });

const axes = (path: string, word: string, unit: string, example: number): SheetColumn[] =>
  (['x', 'y', 'z'] as const).map((axis) =>
    number(`${path}.${axis}`, `${word} ${axis.toUpperCase()}`, unit, { example }),
  );

const rotary = (path: string, word: string, unit: string, example: number): SheetColumn[] =>
  (['a', 'b', 'c'] as const).map((axis) =>
    number(`${path}.${axis}`, `${word} ${axis.toUpperCase()}`, unit, { example }),
  );

/** The inputs of the guided hourly cost, the calendar and the timed jobs stay in the machine's own page. */
export const machinesSheet: RegistrySheet = {
  registry: 'machines',
  title: 'Macchine',
  fields: machineFields,
  blank: () => ({ ...blankMachine(), kind: 'altro' }),
  keys: [byCode],
  columns: [
    {
      path: 'code',
      heading: 'Codice',
      kind: 'text',
      required: true,
      example: 'CV-ES',
      also: ['Cod', 'Matricola'],
    },
    {
      path: 'name',
      heading: 'Nome',
      kind: 'text',
      required: true,
      example: 'Centro verticale di esempio',
      also: ['Macchina', 'Descrizione'],
      width: 30,
    },
    {
      path: 'kind',
      heading: 'Tipo',
      kind: 'choice',
      options: machineKindLabels,
      required: true,
      example: machineKindLabels['centro-3-assi'],
      also: ['Tipo macchina', 'Tipologia'],
      width: 22,
    },
    {
      path: 'maker',
      heading: 'Marca e modello',
      kind: 'text',
      example: 'Esempio VM-10',
      also: ['Marca', 'Modello', 'Costruttore'],
      width: 22,
    },
    {
      path: 'year',
      heading: 'Anno',
      kind: 'integer',
      year: true,
      example: 2021,
      also: ['Anno di costruzione'],
    },
    {
      path: 'hourlyRate',
      heading: 'Costo orario',
      kind: 'money',
      unit: '€/h',
      note: 'Vuoto = non noto, mai zero.',
      example: 48.5,
      also: ['Tariffa', 'Tariffa oraria', '€/h', 'Costo'],
    },
    { path: 'rateConfirmed', heading: 'Tariffa confermata', kind: 'flag', example: 'sì' },
    ...axes('travel', 'Corsa', 'mm', 600),
    number('maxDiameter', 'Diametro massimo', 'mm'),
    number('maxLength', 'Lunghezza massima', 'mm'),
    number('maxWeight', 'Peso massimo', 'kg', { example: 500 }),
    number('spindleMin', 'Giri minimi', '1/min'),
    number('spindleMax', 'Giri massimi', '1/min', { example: 12000, also: ['Giri', 'Giri mandrino'] }),
    number('spindlePower', 'Potenza mandrino', 'kW', { example: 15, also: ['Potenza'] }),
    number('spindleTorque', 'Coppia mandrino', 'Nm', { example: 90, also: ['Coppia'] }),
    {
      path: 'barFeeder',
      heading: 'Caricatore di barre',
      kind: 'flag',
      example: 'no',
      also: ['Caricatore', 'Spingibarra'],
    },
    ...axes('dynamics.rapid', 'Rapido', 'm/min', 30),
    ...axes('dynamics.acceleration', 'Accelerazione', 'm/s²', 4),
    ...rotary('dynamics.rotaryRapid', 'Rapido', '1/min', 20),
    ...rotary('dynamics.rotaryAcceleration', 'Accelerazione', '°/s²', 500),
    ...axes('dynamics.home', 'Riferimento', 'mm', 300),
    number('dynamics.jerk', 'Jerk', 'm/s³', { note: 'Vuoto: non limitato.' }),
    number('dynamics.cornerTolerance', 'Tolleranza sugli spigoli', 'mm'),
    number('dynamics.toolChange', 'Cambio utensile', 's', { note: 'Da truciolo a truciolo.', example: 5 }),
    number('dynamics.spindleRamp', 'Avvio mandrino', 's', { note: 'Da fermo ai giri massimi.', example: 2 }),
    number('dynamics.blockTime', 'Tempo di blocco', 'ms', { note: 'Minimo per riga NC.', example: 1 }),
    {
      path: 'dynamics.rapidMode',
      heading: 'Rapidi',
      kind: 'choice',
      options: { linear: 'In linea retta', dogleg: 'Ogni asse per conto suo' },
      example: 'In linea retta',
      width: 22,
    },
    { path: 'tags', heading: 'Etichette', kind: 'list', note: 'Separate da punto e virgola.', also: ['Tag'] },
    { path: 'notes', heading: 'Note', kind: 'text', also: ['Annotazioni'], width: 30 },
  ],
};
