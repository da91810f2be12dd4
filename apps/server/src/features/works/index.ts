export { createWorkLibrary } from './create-work-library.ts';
export { worksTable } from './works-table.ts';
