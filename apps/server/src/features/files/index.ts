export { keepUpload } from './keep-upload.ts';
export { presentAttached, type StoredFile } from './presenter.ts';
export { takeUpload } from './take-upload.ts';
