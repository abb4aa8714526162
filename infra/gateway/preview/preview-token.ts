import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { valuesOf, type Secret } from 'shared/remote-kit/secrets';
import { releaseName, releaseVersion } from '../../releases/release-manifest';

/** Which releases one browser gets instead of its own, and how long. */
export interface Preview {
  /** The version by the name of its remote, or of the shell. */
  versions: Record<string, string>;
  /** Milliseconds since 1970. */
  until: number;
}

const previewShape = z.strictObject({
  versions: z.record(releaseName, releaseVersion),
  until: z.number(),
});

/** Writes a preview so that only who knows the ops token can have written it. */
export function signPreview(preview: Preview, opsToken: Secret): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${payload}.${sign(payload, opsToken.current).toString('base64url')}`;
}

/** What a preview says; `null` when it is forged, broken or over. */
export function readPreview(text: string, opsToken: Secret, now = Date.now()): Preview | null {
  const [payload = '', signature = ''] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isSigned = valuesOf(opsToken).some((secret) => {
    const own = sign(payload, secret);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!isSigned) return null;
  const preview = previewShape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return preview.until > now ? preview : null;
}

// "preview": a signature of another kind of text is none of this one
const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`preview\0${payload}`).digest();
