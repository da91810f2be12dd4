export { admitKeysWith, knowKeysWith } from './keys/admit-key.ts';
export { addOAuth, addWellKnown } from './programs/add-oauth.ts';
export { challengeOf } from './programs/oauth-metadata.ts';
export { dropStalePrograms } from './programs/repository.ts';
export { isPublicAddress } from './webhooks/hook-address.ts';
export { noteEvent } from './webhooks/note-event.ts';
export { startWebhookTasks } from './webhooks/start-tasks.ts';
