export { openLink } from './links/open-link.ts';
export { standingLink } from './links/standing-link.ts';
export { startQuoteDocumentTasks } from './start-tasks.ts';
