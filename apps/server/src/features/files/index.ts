export { guardQuota } from './company-storage.ts';
export { presentAttached, type StoredFile } from './presenter.ts';
export { storedAs } from './stored-as.ts';
export { takeUpload } from './take-upload.ts';
