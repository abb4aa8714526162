import { z } from 'zod';

/** What an archive may have files of: folders, and single files, of a data folder. */
const parts =
  /^(?:(?:postgres|images|releases|discovery)\/|(?:postgres-server|development-secrets)\.json$|database\.dump$)/;

/** A path inside an archive that stays inside the folder it is unpacked into. */
export const archivePath = z
  .string()
  .regex(parts)
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '.'));

/** The last entry of an archive: what is in it. An archive without it was never finished. */
export const archiveManifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** `cluster`: the files of an embedded server; `dump`: what pg_dump wrote. */
  database: z.enum(['cluster', 'dump']),
  /** The SHA-256 of every file, in hexadecimal. */
  files: z.record(archivePath, z.string()),
});

export type ArchiveManifest = z.output<typeof archiveManifest>;

/** The manifest's name in the archive. */
export const MANIFEST = 'manifest.json';
