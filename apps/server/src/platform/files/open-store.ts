import { join } from 'node:path';
import { type FileStore, openFolderStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

interface Place {
  readonly s3: Parameters<typeof openS3Store>[0] | null;
  readonly dataDir: string;
}

/** The files of an installation: in a bucket, or in its data folder. */
export const openStore = ({ s3, dataDir }: Place): FileStore =>
  s3 ? openS3Store(s3) : openFolderStore(join(dataDir, 'files'));
