export { admitKeysWith } from './keys/admit-key.ts';
export { noteEvent } from './webhooks/note-event.ts';
export { startWebhookWorkers } from './webhooks/start-workers.ts';
