export { openLink } from './links/open-link.ts';
export { startQuoteDocumentTasks } from './start-tasks.ts';
