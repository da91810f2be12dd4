import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** The part of S3 that a store needs, on loopback: PUT, GET, DELETE in one bucket, with signature checks. */
export interface S3Peer {
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** `mute` never answers, `held` answers after release, a number answers every request with this status. */
  mood: 'works' | 'mute' | 'held' | 500;
  /** Number of held requests. */
  readonly held: number;
  letGo(): void;
  /** Restarts at the same address with its objects. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

const KEY = 'prova';
const SECRET = 'segreto/con+segni';
const BUCKET = 'officina';
const REGION = 'eu-south-1';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** AWS Signature Version 4, recomputed from the received request. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = request.headers;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const stamp = String(request.headers['x-amz-date']);
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha(body)) return false;
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, request.url, '', headers, signed.join(';'), payload].join('\n');
  const scope = `${stamp.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${SECRET}`);
  return (
    authorization.includes(`Credential=${KEY}/${scope}`) &&
    authorization.endsWith(hmac(key, text).toString('hex'))
  );
}

export async function startS3Peer(): Promise<S3Peer> {
  const objects = new Map<string, Buffer>();
  const held: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const name = request.url ?? '';
    if (peer.mood === 'mute') return;
    if (peer.mood === 'held') await new Promise<void>((resolve) => held.push(resolve));
    if (peer.mood === 500) return response.writeHead(500).end('InternalError');
    if (!isSigned(request, body)) return response.writeHead(403).end('SignatureDoesNotMatch');
    if (!name.startsWith(`/${BUCKET}/`)) return response.writeHead(404).end('NoSuchBucket');
    const known = objects.get(name);
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method === 'GET' && !known) return response.writeHead(404).end('NoSuchKey');
    return response
      .writeHead(request.method === 'DELETE' ? 204 : 200)
      .end(request.method === 'GET' ? known : '');
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const peer: S3Peer = {
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${BUCKET}?region=${REGION}`,
    objects,
    mood: 'works',
    get held() {
      return held.length;
    },
    letGo: () => {
      peer.mood = 'works';
      for (const go of held.splice(0)) go();
    },
    reopen: () => listen(port),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return peer;
}
