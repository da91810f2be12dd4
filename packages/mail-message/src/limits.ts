/** Limits of one message. A message beyond them keeps what fits and says what was left out. */
export interface MessageLimits {
  readonly bytes: number;
  readonly attachments: number;
  readonly attachmentBytes: number;
  /** Messages inside messages. */
  readonly depth: number;
}

export const MESSAGE_LIMITS: MessageLimits = {
  bytes: 60 * 1024 * 1024,
  attachments: 60,
  attachmentBytes: 40 * 1024 * 1024,
  depth: 3,
};
