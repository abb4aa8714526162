import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 1, verified: 4, attested: 64 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Said {
  origin?: string;
  rpId?: string;
  /** Whether a finger or a PIN was asked for. */
  isVerified?: boolean;
  counter?: number;
}

/** A passkey made of code: what a browser and its device do, for tests. */
export function makeSoftPasskey(publicUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const site = new URL(publicUrl);

  function clientData(type: string, challenge: string, { origin = site.origin }: Said) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authData(said: Said, attested: Buffer) {
    const { rpId = site.hostname, isVerified = true, counter = 0 } = said;
    const flags =
      FLAGS.present | (isVerified ? FLAGS.verified : 0) | (attested.length ? FLAGS.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }

  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    id: common.id,
    register(challenge: string, said: Said = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.from(isoCBOR.encode(cose as never));
      const data = authData(said, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, said).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(object as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    signIn(challenge: string, said: Said = {}) {
      const client = clientData('webauthn.get', challenge, said);
      const data = authData(said, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
