import { z } from 'zod';

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A file's path inside its release, with forward slashes. */
export const filePath = z
  .string()
  .max(255)
  .regex(/^[\w@+=,.-]+(?:\/[\w@+=,.-]+)*$/)
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '.'));

/** The name of a remote or of the shell; it is also a folder's name. */
export const releaseName = z
  .string()
  .max(100)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .refine((name) => !(name in Object.prototype), 'every object has this name');
/** A release's version; it is also a folder's name. */
export const releaseVersion = z
  .string()
  .max(100)
  .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/);

/** What a release is made of and what it offers: the content of its release.json. */
export const releaseManifest = z.object({
  name: releaseName,
  version: releaseVersion,
  kind: z.enum(['remote', 'shell']),
  commit: z.string(),
  builtAt: z.string(),
  routes: z.array(
    z.object({
      path: z.string(),
      slots: z.array(z.string()),
      menu: z.object({ en: z.string(), hi: z.string() }).optional(),
      sitemap: z.literal(true).optional(),
      staff: z
        .object({
          permission: z.string(),
          menu: z.object({ en: z.string(), hi: z.string(), icon: z.string() }).optional(),
        })
        .optional(),
    }),
  ),
  slots: z.array(z.string()),
  /** Ids of the endpoints it calls, as the build found them. */
  needs: z.array(z.string()),
  /** The endpoints its API serves. */
  provides: z.array(z.object({ id: z.string(), method: z.string(), path: z.string() })),
  /** Files below client/. */
  client: z.object({
    entry: filePath,
    /** Of every page of the release. */
    css: z.array(filePath),
    /** What one page needs besides, by its route's path. */
    pageCss: z.record(z.string(), z.array(filePath)).optional(),
    /** What one piece needs besides, by its slot's name. */
    pieceCss: z.record(z.string(), z.array(filePath)).optional(),
    preload: z.array(filePath).optional(),
  }),
  /** Every file of the release but release.json, with its hash. */
  files: z.record(filePath, hash),
  /** The page bundle, and the API's if there is one. */
  server: filePath,
  api: filePath.optional(),
  /** Single copies in the page: what a remote needs, and what the shell provides. */
  shared: z.record(z.string(), z.string()),
  /** What its server side takes from the platform: native packages and single copies, with their versions. */
  platform: z.record(z.string(), z.string()).optional(),
});

export type ReleaseManifest = z.output<typeof releaseManifest>;
