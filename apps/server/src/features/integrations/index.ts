export { admitKeysWith } from './keys/admit-key.ts';
export { noteEvent } from './webhooks/note-event.ts';
export { startWebhookTasks } from './webhooks/start-tasks.ts';
