export { createWorkLibrary } from './create-work-library.ts';
export { refuseBroken } from './refuse-broken.ts';
export { worksTable } from './works-table.ts';
