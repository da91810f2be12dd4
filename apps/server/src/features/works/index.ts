export { createWorkLibrary } from './create-work-library.ts';
