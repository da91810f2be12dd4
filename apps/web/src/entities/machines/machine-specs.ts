import type { FieldSpecs } from '../../registry/definition/field-spec.ts';
import { kindOptions } from './machine-kinds.ts';

const mm = { kind: 'number', unit: 'mm', span: 2 } as const;
const number = (label: string, unit: string) => ({ label, kind: 'number', unit, span: 2 }) as const;
const money = (label: string, unit = '€') => ({ label, kind: 'money', unit, span: 2, decimals: 4 }) as const;

const sheet: FieldSpecs = {
  code: { label: 'Codice', span: 2, required: true },
  name: { label: 'Nome', span: 4, required: true },
  kind: { label: 'Tipo', kind: 'choice', span: 3, options: kindOptions, required: true },
  maker: { label: 'Marca e modello', span: 3 },
  year: { label: 'Anno', kind: 'number', decimals: 0, span: 2 },
  barFeeder: { label: 'Caricatore di barre', kind: 'flag' },
  tags: { label: 'Etichette', kind: 'list', hint: 'Reparto, uso: servono per filtrare.' },
  notes: { label: 'Note', kind: 'area' },
  travel: { label: 'Corse' },
  'travel.x': { label: 'Corsa X', ...mm },
  'travel.y': { label: 'Corsa Y', ...mm },
  'travel.z': { label: 'Corsa Z', ...mm },
  maxDiameter: { label: 'Diametro massimo', ...mm },
  maxLength: { label: 'Lunghezza massima', ...mm },
  maxWeight: number('Peso massimo', 'kg'),
  spindleMin: { ...number('Giri minimi', '1/min'), span: 3 },
  spindleMax: { ...number('Giri massimi', '1/min'), span: 3 },
  spindlePower: { ...number('Potenza mandrino', 'kW'), span: 3 },
  spindleTorque: { ...number('Coppia mandrino', 'Nm'), span: 3 },
};

const dynamics: FieldSpecs = {
  dynamics: { label: 'Dinamica' },
  'dynamics.rapid.x': number('Rapido X', 'm/min'),
  'dynamics.rapid.y': number('Rapido Y', 'm/min'),
  'dynamics.rapid.z': number('Rapido Z', 'm/min'),
  'dynamics.acceleration.x': number('Accelerazione X', 'm/s²'),
  'dynamics.acceleration.y': number('Accelerazione Y', 'm/s²'),
  'dynamics.acceleration.z': number('Accelerazione Z', 'm/s²'),
  'dynamics.rotaryRapid.a': number('Rapido A', '1/min'),
  'dynamics.rotaryRapid.b': number('Rapido B', '1/min'),
  'dynamics.rotaryRapid.c': number('Rapido C', '1/min'),
  'dynamics.rotaryAcceleration.a': number('Accelerazione A', '°/s²'),
  'dynamics.rotaryAcceleration.b': number('Accelerazione B', '°/s²'),
  'dynamics.rotaryAcceleration.c': number('Accelerazione C', '°/s²'),
  'dynamics.home.x': number('Riferimento X', 'mm'),
  'dynamics.home.y': number('Riferimento Y', 'mm'),
  'dynamics.home.z': number('Riferimento Z', 'mm'),
  'dynamics.jerk': { ...number('Jerk', 'm/s³'), span: 3, hint: 'Vuoto: non limitato.' },
  'dynamics.cornerTolerance': { ...number('Tolleranza sugli spigoli', 'mm'), span: 3 },
  'dynamics.toolChange': { ...number('Cambio utensile', 's'), hint: 'Da truciolo a truciolo.' },
  'dynamics.spindleRamp': { ...number('Avvio mandrino', 's'), hint: 'Da fermo ai giri massimi.' },
  'dynamics.blockTime': { ...number('Tempo di blocco', 'ms'), hint: 'Minimo per riga NC.' },
  'dynamics.rapidMode': {
    label: 'Rapidi',
    kind: 'choice',
    span: 3,
    options: [
      { value: 'linear', label: 'In linea retta' },
      { value: 'dogleg', label: 'Ogni asse per conto suo' },
    ],
  },
};

const rate: FieldSpecs = {
  rateMode: {
    label: 'Origine della tariffa',
    kind: 'choice',
    options: [
      { value: 'typed', label: 'digitata' },
      { value: 'guided', label: 'calcolo guidato' },
    ],
  },
  hourlyRate: { label: 'Costo orario', kind: 'money', unit: '€/h', span: 3 },
  rateConfirmed: { label: 'Tariffa confermata', kind: 'flag' },
  rateInput: { label: 'Dati del calcolo guidato' },
  'rateInput.purchase': money('Prezzo di acquisto'),
  'rateInput.residual': money('Valore residuo'),
  'rateInput.years': number('Vita economica', 'anni'),
  'rateInput.interest': number('Interesse', '%'),
  'rateInput.area': number('Superficie', 'm²'),
  'rateInput.areaCost': money('Costo dello spazio', '€/m²'),
  'rateInput.maintenance': number('Manutenzione', '%'),
  'rateInput.insurance': number('Assicurazione', '%'),
  'rateInput.consumables': money('Consumo', '€/anno'),
  'rateInput.daysPerYear': number('Giorni di lavoro', 'gg'),
  'rateInput.hoursPerShift': number('Ore per turno', 'h'),
  'rateInput.shifts': number('Turni', ''),
  'rateInput.saturation': number('Saturazione', '%'),
  'rateInput.power': number('Potenza installata', 'kW'),
  'rateInput.load': number('Carico medio', '%'),
  'rateInput.energyCost': money('Energia', '€/kWh'),
  'rateInput.tools': money('Utensili', '€/h'),
  'rateInput.operatorCost': money('Operatore', '€/h'),
  'rateInput.manning': { ...number('Presidio', ''), hint: '1 = sempre; 0,5 = due macchine.' },
  'rateInput.overheads': number('Spese generali', '%'),
};

/** Labels, units and controls of every field of a machine, by path. */
export const machineSpecs: FieldSpecs = {
  ...sheet,
  ...dynamics,
  ...rate,
  timedJobs: { label: 'Tempi NC misurati' },
  calendar: { label: 'Calendario' },
  'calendar.week': { label: 'Ore della settimana' },
  'calendar.exceptions': { label: 'Giorni diversi' },
};
