import { type Company, type CompanyFields, companyFields } from '@truciolo/contract';
import { schemaRule } from '../../lib/form-rule.ts';

export type FieldName = keyof CompanyFields;
type FieldKind = 'text' | 'email' | 'area' | 'number' | 'colour' | 'province' | 'flag' | 'regime';

export interface ProfileField {
  readonly name: FieldName;
  readonly label: string;
  readonly kind?: FieldKind;
  readonly hint?: string;
  /** Unit at the right of a number. */
  readonly unit?: string;
  /** Columns of six. */
  readonly span?: 2 | 3 | 4 | 6;
}

interface ProfileSection {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly ProfileField[];
}

export const profileSections: readonly ProfileSection[] = [
  {
    title: 'Dati aziendali',
    fields: [
      { name: 'name', label: 'Ragione sociale', span: 6 },
      { name: 'vatNumber', label: 'Partita IVA', span: 3 },
      { name: 'fiscalCode', label: 'Codice fiscale', span: 3 },
      { name: 'taxRegime', label: 'Regime fiscale', kind: 'regime', hint: 'Per le fatture.', span: 6 },
      { name: 'address', label: 'Indirizzo', span: 6 },
      { name: 'postalCode', label: 'CAP', span: 2 },
      { name: 'city', label: 'Città', span: 2 },
      { name: 'province', label: 'Provincia', kind: 'province', span: 2 },
    ],
  },
  {
    title: 'Recapiti',
    fields: [
      { name: 'phone', label: 'Telefono', span: 3 },
      { name: 'email', label: 'Email', kind: 'email', span: 3 },
      { name: 'pec', label: 'PEC', kind: 'email', span: 3 },
      { name: 'website', label: 'Sito web', span: 3 },
      { name: 'iban', label: 'IBAN', span: 6, hint: 'Dove pagano i clienti: si stampa sui preventivi.' },
    ],
  },
  {
    title: 'Nuovi preventivi',
    note: 'valori di partenza, da cambiare in ogni preventivo',
    fields: [
      { name: 'defaultMargin', label: 'Margine', kind: 'number', unit: '%', span: 2 },
      { name: 'defaultVat', label: 'IVA', kind: 'number', unit: '%', span: 2 },
      { name: 'validityDays', label: 'Validità', kind: 'number', unit: 'giorni', span: 2 },
      { name: 'paymentTerms', label: 'Pagamento', span: 3, hint: 'Esempio: Ri.Ba. 60 gg DFFM' },
      { name: 'deliveryTerms', label: 'Resa', span: 3, hint: 'Esempio: Franco destino, Franco fabbrica' },
      { name: 'quoteNumberFormat', label: 'Numerazione', span: 3 },
      {
        name: 'sheetSizes',
        label: 'Formati lamiera',
        hint: 'In mm, separati da punto e virgola: 2000 × 1000; 3000 × 1500',
        span: 6,
      },
      {
        name: 'labourIsVariable',
        label: 'Manodopera nel costo variabile',
        kind: 'flag',
        hint: 'Acceso se si paga solo quando il lavoro si prende; spento se c’è comunque.',
        span: 3,
      },
    ],
  },
  {
    title: 'Officina e consegne',
    note: 'quello che il piano macchine e le consegne proposte tengono in conto',
    fields: [
      {
        name: 'materialLeadDays',
        label: 'Arrivo del materiale',
        kind: 'number',
        unit: 'gg lavorativi',
        hint: 'Quando un materiale è da ordinare.',
        span: 2,
      },
      {
        name: 'deliveryMarginDays',
        label: 'Margine sulla consegna',
        kind: 'number',
        unit: 'gg lavorativi',
        hint: 'Si aggiunge alla data del piano.',
        span: 2,
      },
      { name: 'patronDay', label: 'Santo patrono', hint: 'Giorno e mese: 07/12', span: 2 },
      {
        name: 'overtimePercent',
        label: 'Maggiorazione straordinario',
        kind: 'number',
        unit: '%',
        hint: 'Sul costo orario: serve al prezzo delle vie d’uscita di una commessa in ritardo.',
        span: 3,
      },
      {
        name: 'oneMachineEach',
        label: 'Una persona, una macchina presidiata',
        kind: 'flag',
        hint: 'Acceso: chi avvia una seconda macchina presidiata mette in pausa la prima.',
        span: 3,
      },
    ],
  },
  {
    title: 'PDF dei preventivi',
    fields: [
      { name: 'pdfColour', label: 'Colore', kind: 'colour', span: 2 },
      { name: 'pdfIntro', label: 'Testo di apertura', kind: 'area' },
      { name: 'pdfConditions', label: 'Condizioni generali', kind: 'area' },
      { name: 'pdfFooter', label: 'Piè di pagina', kind: 'area' },
    ],
  },
];

const allFields = profileSections.flatMap(({ fields }) => fields);
const labels = new Map(allFields.map(({ name, label }) => [name, label]));
export const fieldLabel = (name: FieldName): string => labels.get(name) ?? name;
const fieldNames: readonly FieldName[] = allFields.map(({ name }) => name);

/** The editable part of a company, whatever its fields hold: a value under older rules is marked, not refused. */
export const fieldsOf = (company: Company): CompanyFields => {
  const names = Object.keys(companyFields.shape) as FieldName[];
  return Object.fromEntries(names.map((name) => [name, company[name]])) as CompanyFields;
};

const numbers = new Set<FieldName>(allFields.filter(({ kind }) => kind === 'number').map(({ name }) => name));

/** A cleared number field holds an empty text: the schema's own message would be about types. */
const ruleOf = (name: FieldName) => {
  const rule = schemaRule(companyFields.shape[name]);
  return (value: unknown) =>
    numbers.has(name) && typeof value !== 'number' ? 'Inserisci un numero.' : rule(value);
};

export const profileRules = Object.fromEntries(fieldNames.map((name) => [name, ruleOf(name)]));
