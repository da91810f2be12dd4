import { AwsClient } from 'aws4fetch';
import { type FileStore, guardName } from './file-store.ts';

/**
 * Where the bucket is: `https://KEY:SECRET@host/bucket?region=eu-south-1`. Path style, which every S3-compatible
 * server answers.
 */
export interface S3Place {
  /** Of the bucket, without a slash at the end. */
  readonly base: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const DEFAULT_REGION = 'us-east-1';

/** Null where something is missing. */
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

/** Files in a bucket. A failure is tried again some times by the client, then it is a fault of the call. */
export function openS3Store({ base, ...keys }: S3Place): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    guardName(name);
    const response = await client.fetch(`${base}/${name}`, {
      method,
      ...(body ? { body: body as unknown as BodyInit } : {}),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`S3 answered ${response.status} to ${method}: ${(await response.text()).slice(0, 300)}`);
  };
  return {
    put: async (name, bytes) => {
      const response = await ask('PUT', name, bytes);
      if (!response.ok) throw new Error('S3 knows no such bucket');
    },
    get: async (name) => {
      const response = await ask('GET', name);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    remove: async (name) => void (await ask('DELETE', name)),
  };
}
