import type {
  CostBasis,
  CustomerFields,
  CuttingSetFields,
  MachineFields,
  MachineKind,
  MaterialFields,
  RackFields,
  RuleFields,
  ShopCostCategory,
  WorkCharge,
} from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import type { Defaulted, Instant, Json, MaybeInstant } from './column-types.ts';
import type { RegistryColumns } from './registry-columns.ts';

interface MaterialsTable extends RegistryColumns {
  libraryId: Defaulted<string | null>;
  designation: string;
  wnr: Defaulted<string>;
  aisi: Defaulted<string>;
  commonNames: Defaulted<string[]>;
  condition: Defaulted<string>;
  isoGroup: MaterialFields['isoGroup'];
  density: number;
  kc11: number | null;
  mc: number | null;
  cuttingSpeeds: Json<MaterialFields['cuttingSpeeds']>;
  hardness: Defaulted<string>;
  shapes: Defaulted<string[]>;
  /** 1/10,000 €/kg */
  pricePerKg: Money | null;
  priceConfirmed: Defaulted<boolean>;
  priceDate: MaybeInstant;
  priceSource: Defaulted<string>;
  platePricePerKg: Defaulted<number | null>;
  chipRevenuePerKg: Defaulted<number | null>;
  suppliers: Defaulted<string[]>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

interface CustomersTable extends RegistryColumns {
  code: Defaulted<string>;
  name: string;
  vatNumber: Defaulted<string>;
  fiscalCode: Defaulted<string>;
  sdi: Defaulted<string>;
  pec: Defaulted<string>;
  email: Defaulted<string>;
  phone: Defaulted<string>;
  website: Defaulted<string>;
  iban: Defaulted<string>;
  legalAddress: Json<CustomerFields['legalAddress']>;
  deliveryAddresses: Json<CustomerFields['deliveryAddresses']>;
  contacts: Json<CustomerFields['contacts']>;
  paymentTerms: Defaulted<string>;
  deliveryTerms: Defaulted<string>;
  discount: Defaulted<number>;
  margin: number | null;
  language: Defaulted<'it' | 'en'>;
  rating: Defaulted<number>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

interface CostsTable extends RegistryColumns {
  code: string;
  name: string;
  category: ShopCostCategory;
  basis: CostBasis;
  /** 1/10,000 € */
  amount: Money | null;
  percent: number | null;
  addToNewQuotes: Defaulted<boolean>;
  confirmed: Defaulted<boolean>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

interface WorksTable extends RegistryColumns {
  code: string;
  name: string;
  external: Defaulted<boolean>;
  supplier: Defaulted<string>;
  charge: WorkCharge;
  machineGuid: string | null;
  setupMinutes: Defaulted<number>;
  cycleMinutes: Defaulted<number>;
  /** 1/10,000 € */
  rate: Money | null;
  minimum: Money | null;
  leadDays: Defaulted<number>;
  formulaDraft: Defaulted<string>;
  formulaPublished: Defaulted<string | null>;
  formulaVersion: Defaulted<number | null>;
  formulaPublishedAt: MaybeInstant;
  confirmed: Defaulted<boolean>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

export interface WorkFormulasTable {
  companyGuid: string;
  workGuid: string;
  version: number;
  text: string;
  publishedAt: Instant;
  publishedBy: string;
}

interface MachinesTable extends RegistryColumns {
  code: string;
  name: string;
  kind: MachineKind;
  maker: Defaulted<string>;
  year: number | null;
  travel: Json<MachineFields['travel']>;
  maxDiameter: number | null;
  maxLength: number | null;
  maxWeight: number | null;
  spindleMin: number | null;
  spindleMax: number | null;
  spindlePower: number | null;
  spindleTorque: number | null;
  barFeeder: Defaulted<boolean>;
  dynamics: Json<MachineFields['dynamics']>;
  timedJobs: Json<MachineFields['timedJobs']>;
  rateMode: MachineFields['rateMode'];
  /** 1/10,000 €/h */
  hourlyRate: Money | null;
  rateInput: Json<MachineFields['rateInput']> | null;
  rateConfirmed: Defaulted<boolean>;
  rateDate: MaybeInstant;
  calendar: Json<MachineFields['calendar']>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

interface CuttingSetsTable extends RegistryColumns {
  name: string;
  operation: CuttingSetFields['operation'];
  materialGuid: string | null;
  machineGuid: string | null;
  inputs: Json<CuttingSetFields['inputs']>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

interface RulesTable extends RegistryColumns {
  name: string;
  conditions: Json<RuleFields['conditions']>;
  effects: Json<RuleFields['effects']>;
  active: Defaulted<boolean>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

interface RackItemsTable extends RegistryColumns {
  code: Defaulted<string>;
  material: string;
  shape: RackFields['shape'];
  width: number;
  thickness: number | null;
  length: number;
  pieces: number;
  reserved: Defaulted<number>;
  batch: Defaulted<string>;
  place: Defaulted<string>;
  supplier: Defaulted<string>;
  /** 1/10,000 € */
  price: Money | null;
  isRemnant: Defaulted<boolean>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

/** Tables of materials, machines, customers, costs and works, and of pricing rules. */
export interface RegistrySchema {
  materials: MaterialsTable;
  machines: MachinesTable;
  customers: CustomersTable;
  costs: CostsTable;
  works: WorksTable;
  workFormulas: WorkFormulasTable;
  cuttingSets: CuttingSetsTable;
  rules: RulesTable;
  rackItems: RackItemsTable;
}
