import type {
  RequestContent,
  RequestField,
  RequestFieldKey,
  RequestPosition,
  RequestProof,
  RequestReading,
} from '@truciolo/contract';
import type { Claim, RequestReading as MailReading, PairedPosition, Pairing, Proof } from '@truciolo/request';

interface StoredName {
  readonly guid: string;
  readonly name: string;
}

const SOURCES = {
  text: 'mail',
  history: 'mail',
  subject: 'mail',
  sender: 'mail',
  table: 'mail',
  list: 'list',
  'file-name': 'drawing',
  drawing: 'drawing',
  model: 'model',
} as const satisfies Record<Proof['source'], RequestProof['from']>;

/** Proofs that stand in the text itself, and not in the subject or beside the text. */
const IN_TEXT: ReadonlySet<Proof['source']> = new Set(['text', 'history', 'table']);

const cut = (text: string, most: number): string => text.replaceAll('\0', '').trim().slice(0, most);

/** The readings of one field; several claims of a list stand in one reading, one line each. */
function fieldOf(readings: readonly RequestReading[]): RequestField | null {
  const [first] = readings;
  return first ? { state: 'proposed', value: first.value, readings: [...readings] } : null;
}

export function contentOf(
  { customer, number, order, offer, positions: _, answerBy, terms, language }: MailReading,
  { positions }: Pairing,
  files: readonly StoredName[],
  newId: () => string,
): Omit<RequestContent, 'customerGuid'> {
  const guidOf = (name: string | undefined) => files.find((file) => file.name === name)?.guid ?? null;
  const proofOf = ({ source, text, file, start }: Proof): RequestProof => ({
    from: SOURCES[source],
    file: guidOf(file),
    text: cut(text, 500),
    ...(start !== undefined && IN_TEXT.has(source) && { at: start }),
    places: [],
  });
  const reading = <T>(claim: Claim<T> | null, write: (value: T) => string): RequestReading[] =>
    claim
      ? [
          {
            value: cut(write(claim.value), 2000),
            confidence: claim.confidence,
            reason: cut(claim.reason, 300),
            proofs: [proofOf(claim.proof)],
          },
        ]
      : [];
  const joined = <T>(
    claims: readonly Claim<T>[],
    write: (value: T) => string,
    between: string,
  ): RequestReading[] => {
    const [first] = claims;
    if (!first) return [];
    const value = cut(claims.map((claim) => write(claim.value)).join(between), 2000);
    const confidence = Math.min(...claims.map((claim) => claim.confidence));
    const proofs = [...new Map(claims.map(({ proof }) => [proof.text, proofOf(proof)])).values()].slice(
      0,
      10,
    );
    return [{ value, confidence, reason: cut(first.reason, 300), proofs }];
  };
  const positionOf = ({ position, files: paired }: PairedPosition): RequestPosition => {
    const asText = (value: string) => value;
    const readings: Partial<Record<RequestFieldKey, RequestReading[]>> = {
      code: reading(position.code, asText),
      revision: reading(position.revision, asText),
      title: reading(position.description, asText),
      material: position.materials.flatMap((claim) => reading(claim, ({ name }) => name)).slice(0, 5),
      treatment: joined(
        position.treatments,
        ({ name, detail }) => [name, detail].filter(Boolean).join(' '),
        '\n',
      ),
      quantities: joined(position.quantities, String, ' / '),
      due: reading(position.date, ({ day, raw }) => day ?? raw),
      tolerances: joined(position.fits, asText, '\n'),
      dimensions: reading(position.dimensions, asText),
    };
    const fields = Object.entries(readings).flatMap(([key, list]) => {
      const field = fieldOf(list);
      return field ? [[key, field] as const] : [];
    });
    return {
      id: newId(),
      files: paired.flatMap(({ file }) => guidOf(file) ?? []).slice(0, 20),
      fields: Object.fromEntries(fields),
      takenFrom: null,
    };
  };
  const named = (claim: Claim<string> | null, most: number): string => cut(claim?.value ?? '', most);
  return {
    customerName: named(customer.company, 200),
    vatNumber: named(customer.vat, 20),
    contact: named(customer.contact, 200),
    email: named(customer.email, 254),
    phone: named(customer.phone, 40),
    language,
    reference: named(number ?? order, 100),
    offerNumber: named(offer, 100),
    answerBy: answerBy?.value.day ?? null,
    conditions: [...new Set(terms.map(({ value }) => cut(value.text, 300)))].slice(0, 30),
    positions: positions.slice(0, 200).map(positionOf),
  };
}
