export { openInbound } from './open-inbound.ts';
