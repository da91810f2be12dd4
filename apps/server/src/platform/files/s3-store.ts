import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { type FileStore, FilesAway, guardName } from './file-store.ts';

/**
 * Address of the bucket: `https://KEY:SECRET@host/bucket?region=eu-south-1`. Path style, which every S3-compatible
 * server supports.
 */
export interface S3Place {
  /** Address of the bucket, without a trailing slash. */
  readonly base: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const DEFAULT_REGION = 'us-east-1';

/** Null where a part is missing. */
export function parseS3Url(text: string): S3Place | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bucket = url.pathname.replace(/\/+$/, '');
  const accessKeyId = decodeURIComponent(url.username);
  const secretAccessKey = decodeURIComponent(url.password);
  if (!/^https?:$/.test(url.protocol) || bucket.length < 2 || !accessKeyId || !secretAccessKey) return null;
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  return { base: `${url.origin}${bucket}`, accessKeyId, secretAccessKey, region };
}

/** Timeout of the bucket; the largest upload takes seconds. */
const PATIENCE_MS = 20_000;

/** Files in a bucket. The client retries 5xx answers; then the store counts as unavailable. */
export function openS3Store({ base, ...keys }: S3Place, patienceMs = PATIENCE_MS): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  /** The answer, or null where there is no such file. */
  const ask = async (
    method: string,
    name: string,
    body?: Uint8Array<ArrayBuffer> | Blob,
  ): Promise<Buffer | null> => {
    guardName(name);
    try {
      const response = await client.fetch(`${base}/${name}`, {
        method,
        signal: AbortSignal.timeout(patienceMs),
        ...(body ? { body } : {}),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.ok) return bytes;
      if (response.status === 404) return null;
      throw new Error(`S3 answered ${response.status} to ${method}: ${bytes.toString().slice(0, 300)}`);
    } catch (error) {
      throw new FilesAway(error);
    }
  };
  return {
    put: async (name, source) => {
      // A blob of a file is read while it is sent, as often as the client tries.
      const body =
        source instanceof Uint8Array ? (source as Uint8Array<ArrayBuffer>) : await openAsBlob(source.path);
      if (!(await ask('PUT', name, body))) throw new FilesAway(new Error('S3 knows no such bucket'));
    },
    get: (name) => ask('GET', name),
    remove: async (name) => void (await ask('DELETE', name)),
  };
}
