export { MESSAGE_LIMITS, type MessageLimits } from './limits.ts';
export { openMessage } from './open-message.ts';
export { type OpenedAttachment, type OpenedMessage, UnreadableMessage } from './opened.ts';
