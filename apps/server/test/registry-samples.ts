import { blankRackItem, type CustomerFields, type RackFields, type WorkFields } from '@truciolo/contract';

export const sampleAddress = { name: '', street: '', postalCode: '', city: '', province: '', country: 'IT' };

export const buildCustomer = (overrides: Partial<CustomerFields> = {}): CustomerFields => ({
  code: '',
  name: 'Fonderie Lario S.r.l.',
  vatNumber: '',
  fiscalCode: '',
  sdi: '',
  pec: '',
  email: '',
  phone: '',
  website: '',
  iban: '',
  legalAddress: sampleAddress,
  deliveryAddresses: [],
  contacts: [],
  paymentTerms: '',
  deliveryTerms: '',
  discount: 0,
  margin: null,
  language: 'it',
  rating: 0,
  tags: [],
  notes: '',
  ...overrides,
});

export const buildWork = (overrides: Partial<WorkFields> = {}): WorkFields => ({
  code: 'ZN',
  name: 'Zincatura a caldo',
  external: true,
  supplier: '',
  charge: 'formula',
  machineGuid: null,
  setupMinutes: 0,
  cycleMinutes: 0,
  rate: null,
  minimum: null,
  leadDays: 5,
  formulaDraft: 'MAX(60; peso*quantità*0,8)',
  confirmed: true,
  tags: [],
  notes: '',
  ...overrides,
});

/** Two bars of steel on the rack. */
export const buildRackItem = (overrides: Partial<RackFields> = {}): RackFields => ({
  ...blankRackItem(),
  material: 'C45',
  width: 40,
  pieces: 2,
  batch: 'C-4471',
  place: 'A3',
  ...overrides,
});
