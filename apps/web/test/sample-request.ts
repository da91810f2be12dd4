import { blankRequestContent, type ShopRequest } from '@truciolo/contract';

export const REQUEST_GUID = '0190b000-0000-7000-8000-000000000001';
/** The drawing among the files of the request. */
export const SHEET_GUID = '0190b000-0000-7000-8000-000000000002';
const NOW = '2026-11-17T08:00:00.000Z';

/** A request that came by mail with one drawing. */
export const sampleRequest = (own: Partial<ShopRequest>): ShopRequest => ({
  guid: REQUEST_GUID,
  state: 'reading',
  kind: 'request',
  source: 'mail',
  subject: 'RdO 318',
  senderName: 'Giulia Ferrari',
  senderEmail: 'g.ferrari@rossi.example',
  customerGuid: null,
  customerName: '',
  receivedAt: NOW,
  answerBy: null,
  neededBy: null,
  ownerGuid: null,
  ownerName: '',
  positions: own.content?.positions.length ?? 0,
  quantities: '',
  missing: 0,
  conflicts: 0,
  late: false,
  answered: false,
  quoteGuid: null,
  quoteNumber: '',
  updatedAt: NOW,
  text: 'Buongiorno',
  notes: [],
  senderCheck: null,
  files: [{ guid: SHEET_GUID, name: 'RO-4520.pdf', kind: 'pdf', bytes: 2000, url: '/files/x' }],
  content: blankRequestContent(),
  messages: [],
  layouts: [],
  confirms: null,
  page: null,
  version: 3,
  ...own,
});
