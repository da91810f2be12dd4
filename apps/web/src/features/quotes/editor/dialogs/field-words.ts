import { ORDER } from '@truciolo/changes';
import { formatDecimal } from '../../../../lib/format/numbers.ts';
import type { AnyQuote } from '../state/draft-state.ts';

const words: Readonly<Record<string, string>> = {
  state: 'Stato',
  reason: 'Motivo',
  competitor: 'Concorrente',
  competitorPrice: 'Prezzo del concorrente',
  correction: 'Perché è corretto',
  recipient: 'Destinatario',
  followUpOn: 'Da risollecitare il',
  customer: 'Cliente',
  contact: 'Referente',
  email: 'Email',
  title: 'Titolo',
  reference: 'Riferimento',
  date: 'Data',
  validityDays: 'Validità',
  paymentTerms: 'Pagamento',
  deliveryTerms: 'Resa',
  customerNotes: 'Note per il cliente',
  internalNotes: 'Note interne',
  exclusions: 'Esclusioni',
  discounts: 'Sconto',
  minimumOrder: 'Minimo d’ordine',
  vat: 'IVA',
  tags: 'Tag',
  code: 'Codice',
  description: 'Descrizione',
  drawing: 'Disegno',
  drawingRevision: 'Revisione del disegno',
  notes: 'Note',
  picture: 'Immagine per il cliente',
  mesh: 'Modello 3D per il cliente',
  quantities: 'Quantità',
  chosenQuantity: 'Quantità nel totale',
  optional: 'Opzionale',
  stock: 'Grezzo',
  materialId: 'Materiale',
  section: 'Sezione',
  diameter: 'Diametro',
  side: 'Lato',
  width: 'Larghezza',
  thickness: 'Spessore',
  wall: 'Parete',
  length: 'Lunghezza',
  facing: 'Sovrametallo',
  cutting: 'Taglio',
  charge: 'Addebito',
  weight: 'Peso',
  phases: 'Fase',
  name: 'Nome',
  machineId: 'Macchina',
  setup: 'Attrezzaggio',
  cycle: 'Ciclo',
  load: 'Carico',
  programming: 'Programmazione',
  inspection: 'Controllo',
  minutes: 'Minuti',
  unit: 'Prezzo unitario',
  minimum: 'Minimo',
  costs: 'Costo',
  orderCosts: 'Costo dell’ordine',
  margin: 'Margine',
  amount: 'Importo',
  label: 'Descrizione',
  scrap: 'Scarto',
  risksScrap: 'Rischio lo scarto',
  paysScrapped: 'Rimborso del materiale scartato',
  overheads: 'Spese generali',
  price: 'Prezzo',
  target: 'Obiettivo',
  rate: 'Percentuale',
  typedAt: 'Prezzi digitati',
  rounding: 'Arrotondamento',
  expedite: 'Urgenza',
  fixedDiscounted: 'Sconto sulla parte fissa',
  belowFloorReason: 'Motivo sotto il costo',
  rates: 'Tariffe',
  machines: 'Macchina',
  labour: 'Manodopera',
  materials: 'Materiale',
  formulas: 'Formula',
  runRate: 'Tariffa di lavoro',
  surfaceDm2: 'Superficie',
  volumeDm3: 'Volume',
  holes: 'Fori',
  rules: 'Regola di prezzo',
  address: 'Indirizzo',
  vatNumber: 'Partita IVA',
  language: 'Lingua',
  height: 'Altezza',
  acrossFlats: 'Chiave',
  kgPerMetre: 'Peso al metro',
  barLength: 'Lunghezza della barra',
  partingWidth: 'Larghezza di troncatura',
  remnant: 'Spezzone in pinza',
  kerf: 'Larghezza del taglio',
  frontTrim: 'Intestatura',
  grip: 'Coda di presa',
  sheets: 'Formati di lamiera',
  edge: 'Bordo della lamiera',
  netWeight: 'Peso netto',
  customerOwned: 'Materiale del cliente',
  creditChips: 'Truciolo a credito',
  cutCharge: 'Costo del taglio',
  certificate: 'Certificato',
  surcharge: 'Sovrapprezzo',
  leadDays: 'Giorni di consegna',
  grossOverride: 'Peso lordo digitato',
  rack: 'Materiale di magazzino',
  unitPrice: 'Prezzo del grezzo',
  loadMasked: 'Carico in tempo mascherato',
  piecesPerClamping: 'Pezzi per presa',
  efficiency: 'Efficienza',
  attended: 'Presidio',
  toolsPerPiece: 'Utensili al pezzo',
  toolsPerLot: 'Utensili al lotto',
  learning: 'Apprendimento',
  supplier: 'Fornitore',
  transport: 'Trasporto',
  basis: 'Base del prezzo',
  breaks: 'Scaglioni',
  formulaId: 'Formula',
  variableShare: 'Quota variabile',
  density: 'Densità',
  platePrice: 'Prezzo da lastra',
  chipPrice: 'Prezzo del truciolo',
  hoursPerDay: 'Ore al giorno',
  promisedDays: 'Giorni promessi',
  minimumLine: 'Minimo di riga',
  setupRate: 'Tariffa di attrezzaggio',
};
/** These segments describe the storage of a value, not its field. */
const silent = new Set(['value', 'override', 'origin', 'positions']);

/** "Posizione 2 · Ciclo": where a field stands, as people call it; null where people have no word for it. */
export function knownFieldWords(path: readonly string[], document: AnyQuote): string | null {
  const parts = path.flatMap((key, index) => {
    if (silent.has(key)) return [];
    if (key === ORDER) return ['ordine'];
    const before = path[index - 1];
    if (before === 'positions') {
      const place = document.positions.findIndex(({ id }) => id === key);
      return [place < 0 ? 'Posizione' : `Posizione ${place + 1}`];
    }
    const rate = before && 'rates' in document ? document.rates[before as 'machines']?.[key] : undefined;
    return words[key] ?? (rate ? `«${rate.name}»` : []);
  });
  return parts.join(' · ') || null;
}

export const fieldWords = (path: readonly string[], document: AnyQuote): string =>
  knownFieldWords(path, document) ?? 'Altri dati';

/** A value of any field, short enough to choose by. */
export function valueWords(value: unknown): string {
  if (value === undefined) return 'tolto';
  if (value === null || value === '') return 'vuoto';
  if (typeof value === 'number') return formatDecimal(value, 4);
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.every((item) => typeof item !== 'object')
      ? value.map(valueWords).join(', ') || 'nessuno'
      : `${value.length} voci`;
  }
  const { description, label, name, value: inner, kind } = value as Record<string, unknown>;
  const named = [description, label, name].find((word) => typeof word === 'string' && word !== '');
  if (typeof named === 'string') return named;
  if (inner !== undefined) return valueWords(inner);
  return typeof kind === 'string' ? kind : 'modificato';
}
