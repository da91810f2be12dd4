export { type Claim, type Proof, SURE } from './claim.ts';
export { learnPlace, sheetFormat, textAt } from './layout/learned-place.ts';
export { type ContentKind, contentKind } from './message/content-kind.ts';
export { drawingKind, HEAD_BYTES } from './message/drawing-kind.ts';
export { refusalOf, safeName } from './message/file-rules.ts';
export { htmlToText } from './message/html-to-text.ts';
export { type Attachment, type Message, messageOfText, type TextTable } from './message/message.ts';
export { textTables } from './message/text-tables.ts';
export {
  type ConfirmedOffer,
  compareOrder,
  type OrderedPart,
  type OrderedValue,
} from './order/compare-order.ts';
export { orderedPrice, wordsAbout } from './order/ordered-price.ts';
export { type PairedPosition, type Pairing, pairFiles } from './pairing/pair-files.ts';
export { placeFile } from './pairing/place-file.ts';
export { codeKey } from './read/codes.ts';
export type { RegistryMaterial } from './read/draft.ts';
export { isMeaningless, readFileName } from './read/file-name.ts';
export type { ReadKind } from './read/kind.ts';
export { revisionKey } from './read/revisions.ts';
export { type AttachedList, readMessage } from './read-message.ts';
export type { RequestReading } from './reading.ts';
export { clarificationMail, type OpenPoint } from './reply/clarification.ts';
export { treatmentsIn } from './words/treatments.ts';
