import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Options of the standard; a device signs their challenge. */
type Question = Readonly<Record<string, unknown>>;

/** Deviations of a faulty or manipulated device. */
interface Mood {
  readonly origin?: string;
  readonly rpId?: string;
  /** The device skipped user verification. */
  readonly unlocked?: false;
  readonly counter?: number;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A phone with one passkey, as in W3C WebAuthn level 2 (sections 6.1 and 6.5): ES256, no attestation. */
export function passkeyDevice(address: string) {
  const { hostname, origin } = new URL(address);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, { challenge }: Question, mood: Mood) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: mood.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (mood: Mood, credential?: Buffer) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(mood.counter ?? uses);
    // User present, user verified, attested credential data.
    const flags = 0x01 | (mood.unlocked === false ? 0 : 0x04) | (credential ? 0x40 : 0);
    return Buffer.concat([
      sha256(mood.rpId ?? hostname),
      Buffer.from([flags]),
      counter,
      credential ?? Buffer.alloc(0),
    ]);
  };
  const envelope = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    make(question: Question, mood: Mood = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(mood, credential))],
      ]);
      return {
        ...envelope,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', question, mood)),
          attestationObject: base64(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    use(question: Question, mood: Mood = {}) {
      uses += 1;
      const data = clientData('webauthn.get', question, mood);
      const authData = authenticatorData(mood);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...envelope,
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authData),
          signature: base64(signature),
        },
      };
    },
  };
}
