export { MESSAGE_LIMITS } from './limits.ts';
export { openMessage } from './open-message.ts';
export { type OpenedMessage, UnreadableMessage } from './opened.ts';
