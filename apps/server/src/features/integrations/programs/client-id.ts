import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';

/** A registered program: what it said about itself, and when. */
export interface Client {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly registeredAt: Date;
}

/** JSON, so that no value can extend into the next one; the prefix tells it from other signed texts. */
const signedText = (body: string): string => JSON.stringify(['oauth-client', body]);

/**
 * The identifier of a program is its registration, signed. Nothing is stored for it: strangers who register a million
 * programs fill no table. The salt tells equal registrations apart.
 */
export function writeClientId({ sign }: Secrets, { name, redirectUris, registeredAt }: Client): string {
  const salt = randomBytes(9).toString('base64url');
  const fields = [name, redirectUris, Math.floor(registeredAt.getTime() / 1000), salt];
  const body = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${body}.${sign(signedText(body))}`;
}

/** Null for an identifier that this installation did not sign. */
export function readClientId({ verify }: Secrets, id: string): Client | null {
  const [body = '', signature = ''] = id.split('.');
  if (!verify(signedText(body), signature)) return null;
  const [name, redirectUris, seconds] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    string[],
    number,
  ];
  return { name, redirectUris, registeredAt: new Date(seconds * 1000) };
}
