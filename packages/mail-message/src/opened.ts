import type { Attachment, Message } from '@truciolo/request';

export interface OpenedAttachment extends Attachment {
  readonly bytes: Uint8Array;
}

export interface OpenedMessage extends Message {
  readonly attachments: readonly OpenedAttachment[];
}

/** Parts of a message as the readers of the two formats give them. */
export interface RawMessage extends Omit<Message, 'text' | 'tables' | 'attachments' | 'notices'> {
  readonly plain: string;
  readonly html: string;
  readonly files: readonly RawFile[];
}

export interface RawFile {
  readonly name: string;
  readonly inline: boolean;
  readonly bytes: Uint8Array;
}

/** The bytes are no message that can be opened; the text is a sentence for the user. */
export class UnreadableMessage extends Error {}
