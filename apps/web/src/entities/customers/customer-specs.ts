import type { FieldSpecs } from '../../registry/definition/field-spec.ts';
import { provinces } from '../companies/provinces.data.ts';

const provinceOptions = provinces.map((name) => ({ value: name, label: name }));

/** The fields of an address below a path: the legal one and each delivery address. */
export const addressSpecs = (path: string): FieldSpecs => ({
  [`${path}.name`]: { label: 'Presso', span: 6 },
  [`${path}.street`]: { label: 'Indirizzo', span: 6 },
  [`${path}.postalCode`]: { label: 'CAP', span: 2 },
  [`${path}.city`]: { label: 'Città', span: 4 },
  [`${path}.province`]: { label: 'Provincia', kind: 'suggested', options: provinceOptions, span: 4 },
  [`${path}.country`]: { label: 'Nazione', span: 2 },
});

export const contactSpecs = (path: string): FieldSpecs => ({
  [`${path}.name`]: { label: 'Nome', span: 3, required: true },
  [`${path}.role`]: { label: 'Ruolo', span: 3 },
  [`${path}.email`]: { label: 'Email', kind: 'email', span: 3 },
  [`${path}.phone`]: { label: 'Telefono', span: 3 },
});

/** Labels, units and controls of every field of a customer, by path. */
export const customerSpecs: FieldSpecs = {
  name: { label: 'Ragione sociale', span: 4, required: true },
  code: { label: 'Codice', span: 2 },
  vatNumber: {
    label: 'Partita IVA',
    span: 3,
    hint: 'Estero: con la sigla, DE811569869. Fuori UE può mancare; privato UE: 0000000.',
  },
  fiscalCode: { label: 'Codice fiscale', span: 3 },
  sdi: { label: 'Codice destinatario (SDI)', span: 3 },
  pec: { label: 'PEC', kind: 'email', span: 3 },
  email: { label: 'Email', kind: 'email', span: 3 },
  phone: { label: 'Telefono', span: 3 },
  website: { label: 'Sito web', span: 3 },
  iban: { label: 'IBAN', span: 6 },
  legalAddress: { label: 'Sede legale' },
  ...addressSpecs('legalAddress'),
  deliveryAddresses: { label: 'Indirizzi di consegna' },
  contacts: { label: 'Referenti' },
  paymentTerms: { label: 'Pagamento', span: 3, hint: 'Esempio: Ri.Ba. 60 gg DFFM' },
  deliveryTerms: { label: 'Resa', span: 3, hint: 'Esempio: porto franco' },
  discount: { label: 'Sconto', cost: true, kind: 'number', unit: '%', decimals: 2, span: 2 },
  margin: {
    label: 'Margine',
    cost: true,
    kind: 'number',
    unit: '%',
    decimals: 2,
    span: 2,
    hint: 'Vuoto: quello aziendale.',
  },
  language: {
    label: 'Lingua',
    kind: 'choice',
    span: 2,
    options: [
      { value: 'it', label: 'Italiano' },
      { value: 'en', label: 'Inglese' },
    ],
  },
  rating: { label: 'Valutazione' },
  tags: { label: 'Etichette', kind: 'list' },
  notes: { label: 'Note', kind: 'area' },
};
