import type { ContentKind } from './content-kind.ts';

export interface Address {
  readonly name: string;
  readonly address: string;
}

/** A cell whose text stands in the message's text, from `start` to before `end`. */
export interface TextCell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface TextTable {
  readonly start: number;
  readonly end: number;
  readonly rows: readonly (readonly TextCell[])[];
}

export interface Attachment {
  /** Name without path and control characters. */
  readonly name: string;
  readonly size: number;
  /** By content, whatever the name says. */
  readonly kind: ContentKind;
  /** The mail shows it inside its text: a logo, a pasted picture. */
  readonly inline: boolean;
  /** Sentence for the user, when the file is not taken; null when it is. */
  readonly refused: string | null;
}

/** An opened message: text, tables and the list of its files. Nothing in it was run or loaded. */
export interface Message {
  readonly messageId: string | null;
  /** Identifiers of earlier messages of the same exchange. */
  readonly references: readonly string[];
  readonly from: Address | null;
  readonly to: readonly Address[];
  readonly subject: string;
  /** ISO instant of the Date header; null when it is missing or no date. */
  readonly sentAt: string | null;
  /** Headers say that it went to many (List-Unsubscribe, Precedence: bulk). */
  readonly bulk: boolean;
  /** Headers say that a program answered (Auto-Submitted, delivery reports). */
  readonly automatic: boolean;
  readonly text: string;
  readonly tables: readonly TextTable[];
  readonly attachments: readonly Attachment[];
  /** Sentences about what was left out: limits, refused files. */
  readonly notices: readonly string[];
}

/** A message made of text that somebody pasted. */
export const messageOfText = (text: string, tables: readonly TextTable[] = []): Message => ({
  messageId: null,
  references: [],
  from: null,
  to: [],
  subject: '',
  sentAt: null,
  bulk: false,
  automatic: false,
  text,
  tables,
  attachments: [],
  notices: [],
});
