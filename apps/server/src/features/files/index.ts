export { guardQuota, refuseOverQuota, storageOf } from './company-storage.ts';
export { contentKind } from './content-kind.ts';
export { presentAttached } from './presenter.ts';
export { storedAs } from './stored-as.ts';
export { baseName, takeUpload } from './take-upload.ts';
