import {
  blankRequestContent,
  type RequestContent,
  type RequestField,
  type RequestFieldKey,
} from '@truciolo/contract';
import type { SentPart } from '../../../platform/database/shop-page-tables.ts';

const REASON = 'Scelto dal cliente sulla pagina';

/** The buyer chose it from the shop's own lists: it needs no further confirmation. */
const chosen = (value: string): RequestField => ({
  state: 'confirmed',
  value,
  readings: [
    {
      value,
      confidence: 1,
      reason: REASON,
      proofs: [{ from: 'person', file: null, text: value.slice(0, 500), places: [] }],
    },
  ],
});

const TOLERANCES: Readonly<Record<string, string>> = {
  coarse: 'ISO 2768-c',
  medium: 'ISO 2768-m',
  fine: 'ISO 2768-f',
};

const fieldsOf = (part: SentPart, wantedBy: string | null) => {
  const values: Partial<Record<RequestFieldKey, string>> = {
    title: part.name,
    material: part.material,
    quantities: part.quantities.join(' / '),
    treatment: part.treatment,
    generalTolerance: TOLERANCES[part.tolerance] ?? '',
    due: wantedBy ?? '',
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value ? [[key, chosen(value)]] : [])),
  );
};

interface Buyer {
  readonly name: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly language: RequestContent['language'];
  readonly wantedBy: string | null;
}

export const contentOfPage = (buyer: Buyer, parts: readonly SentPart[]): RequestContent => ({
  ...blankRequestContent(),
  customerName: buyer.company,
  vatNumber: buyer.vatNumber,
  contact: buyer.name,
  email: buyer.email,
  phone: buyer.phone,
  language: buyer.language,
  positions: parts.map((part) => ({
    id: part.positionId,
    files: [...part.files],
    fields: fieldsOf(part, buyer.wantedBy),
    takenFrom: null,
  })),
});
