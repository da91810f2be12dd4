export { type Claim, type Proof, type Source, SURE, surest } from './claim.ts';
export { type LearnedPlace, learnPlace, sheetFormat, textAt } from './layout/learned-place.ts';
export { type ContentKind, contentKind } from './message/content-kind.ts';
export { drawingKind, HEAD_BYTES } from './message/drawing-kind.ts';
export { refusalOf, safeName } from './message/file-rules.ts';
export { htmlToText } from './message/html-to-text.ts';
export {
  type Address,
  type Attachment,
  type Message,
  messageOfText,
  type TextCell,
  type TextTable,
} from './message/message.ts';
export type { Line, MessageParts } from './message/split-parts.ts';
export { textTables } from './message/text-tables.ts';
export {
  type ConfirmedOffer,
  compareOrder,
  type OrderDifference,
  type OrderedPart,
  type OrderedValue,
  type OrderField,
} from './order/compare-order.ts';
export { orderedPrice, wordsAbout } from './order/ordered-price.ts';
export { isMeaningless, type NamedFile, readFileName } from './pairing/file-name.ts';
export { type FileRole, fileRole } from './pairing/file-role.ts';
export {
  type PairedFile,
  type PairedPosition,
  type Pairing,
  pairFiles,
} from './pairing/pair-files.ts';
export { type FilePlace, type PlacedPosition, placeFile } from './pairing/place-file.ts';
export { codeKey } from './read/codes.ts';
export type { RequestedDay } from './read/dates.ts';
export type { RegistryMaterial } from './read/draft.ts';
export { isRequestKind, type ReadKind } from './read/kind.ts';
export { revisionKey } from './read/revisions.ts';
export type { Term } from './read/terms.ts';
export { type AttachedList, type ReadOptions, readMessage } from './read-message.ts';
export type { CustomerReading, Language, NamedMaterial, PositionReading, RequestReading } from './reading.ts';
export { type ClarificationMail, clarificationMail, type OpenPoint } from './reply/clarification.ts';
export { type Treatment, type TreatmentMention, treatmentsIn } from './words/treatments.ts';
