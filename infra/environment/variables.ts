import { findState } from 'shared/tax/gst-states';
import { stateOfGstin } from 'shared/tax/gstin';
import { z } from 'zod';
import { parseLinks, parseLines, parseOrigins } from './parse-lists';

const text = z.string().trim().min(1);
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));
const email = z.email('must be an e-mail address');
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgresql:// address',
});
const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket');
const secret = z.string().min(32, 'must be at least 32 characters');

/**
 * Every variable but API_<REMOTE>_URL, as it is written; all may be absent. API_MF_CONTENT_URL is the
 * address of the process that runs the releases of mf-content: `npm run serve -w mf-content`.
 */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(3000),
  HOST: text.optional(),
  /** How many proxies in front add to X-Forwarded-For. */
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
  /**
   * How long a gateway that is told to stop still answers while `/readyz` refuses, for balancers to see:
   * longer than they ask. 5 in production, else 0.
   */
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(300).optional(),
  DATA_DIR: text.default('./.data'),
  /**
   * One database of a PostgreSQL server, for two roles; without them there is an embedded server. The
   * site's role (DATABASE_URL) needs only to sign in: the migrations give it the rows it works on. Their
   * role (MIGRATION_DATABASE_URL) may make schemas in the database; neither need be a superuser.
   */
  DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  /**
   * How several processes tell each other at once what happened: the server itself of a PostgreSQL, not a
   * pool in front of it (postgresql:), NATS (nats:, tls:) or Redis (redis:, rediss:). Without it a process
   * knows of itself, and hears of the others from the database some seconds later.
   */
  BUS_URL: z
    .url({
      protocol: /^(postgres(ql)?|nats|tls|rediss?)$/,
      error: 'must be a postgresql://, nats://, tls://, redis:// or rediss:// address',
    })
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  /**
   * One secret for each purpose, drawn at random (`openssl rand -base64 32`). To replace one, its value
   * goes to …_OLD, where it still counts; that can be emptied once nothing made with it is in use:
   * sessions after 30 days, mailed links after a year, hashes after 3 years, the ops token at once. What
   * staff sign in with is sealed anew when it is used: that of STAFF_SECRET once everybody signed in.
   */
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_OLD: secret.optional(),
  LINK_SECRET: secret.optional(),
  LINK_SECRET_OLD: secret.optional(),
  HASH_SECRET: secret.optional(),
  HASH_SECRET_OLD: secret.optional(),
  STAFF_SECRET: secret.optional(),
  STAFF_SECRET_OLD: secret.optional(),
  OPS_TOKEN: secret.optional(),
  OPS_TOKEN_OLD: secret.optional(),
  /** With it a gateway reaches the processes of API_<REMOTE>_URL, which ask for it. */
  SERVICE_TOKEN: secret.optional(),
  SERVICE_TOKEN_OLD: secret.optional(),
  SMS_PROVIDER: z.enum(['inbox', 'fast2sms'], 'must be inbox or fast2sms').default('inbox'),
  FAST2SMS_KEY: text.optional(),
  FAST2SMS_URL: httpUrl.default('https://www.fast2sms.com'),
  /**
   * The account at Razorpay. In development without one the simulator is paid; in production without one
   * paying says that it is unavailable. What the webhook secret was before still counts, for events of then.
   */
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET_OLD: text.optional(),
  RAZORPAY_URL: httpUrl.default('https://api.razorpay.com'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: email.optional(),
  /**
   * Where alarms go that a release was taken back, or can't be: a webhook, signed with its secret, or
   * with the ops token where it has none (infra/health/README.md), and a mailbox.
   */
  ALARM_WEBHOOK_URL: httpUrl.optional(),
  ALARM_WEBHOOK_SECRET: secret.optional(),
  ALARM_EMAIL: email.optional(),
  /**
   * Where traces go: a collector that takes OpenTelemetry's OTLP over HTTP, without /v1/traces; and the
   * share of requests that are traced, from 0 to 1. Without an address there are none.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a share from 0 to 1')
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1')
    .default(0.1),
  /** The name the company is registered under. */
  COMPANY_NAME: text.optional(),
  /** Registration numbers as they are to be shown, by semicolon. */
  COMPANY_REGISTRATION: text.transform(parseLines).optional(),
  /** What the company is registered under for GST, and GST's two digits of that state: invoices have both. */
  COMPANY_GSTIN: text
    .refine(
      (gstin) => stateOfGstin(gstin) !== null,
      'must be a GSTIN: 15 characters, the last one checks',
    )
    .optional(),
  COMPANY_STATE: text
    .regex(/^\d{2}$/, "must be GST's two digits of a state")
    .refine((code) => findState(code) !== null, "must be GST's two digits of a state")
    .optional(),
  /** The place whose courts the terms name, beside the consumer's own. */
  JURISDICTION: text.optional(),
  CONTACT_EMAIL: email.optional(),
  CONTACT_PHONE: text.optional(),
  CONTACT_HOURS: text.optional(),
  POSTAL_ADDRESS: text.transform(parseLines).optional(),
  GRIEVANCE_OFFICER_NAME: text.optional(),
  GRIEVANCE_OFFICER_EMAIL: email.optional(),
  GRIEVANCE_OFFICER_PHONE: text.optional(),
  SOCIAL_LINKS: text.transform(parseLinks).optional(),
  /** RSS of a podcast hosted elsewhere, listed beside our own episodes. */
  PODCAST_FEED_URL: httpUrl.optional(),
  /**
   * Where pictures are: a folder, or a bucket at any S3-compatible store, addressed by path (all five).
   * Without either they are in DATA_DIR. The key may read, write and list the bucket.
   */
  PICTURE_STORE_FOLDER: text.optional(),
  PICTURE_STORE_ENDPOINT: httpUrl.optional(),
  PICTURE_STORE_BUCKET: bucketName.optional(),
  PICTURE_STORE_REGION: text.optional(),
  PICTURE_STORE_KEY_ID: text.optional(),
  PICTURE_STORE_SECRET: text.optional(),
  /**
   * Where the files of releases are, in the same ways, when several gateways run on machines of their
   * own; generations are in DATABASE_URL then, and DATA_DIR is a copy that may be lost. It may be the
   * bucket of the pictures.
   */
  RELEASE_STORE_FOLDER: text.optional(),
  RELEASE_STORE_ENDPOINT: httpUrl.optional(),
  RELEASE_STORE_BUCKET: bucketName.optional(),
  RELEASE_STORE_REGION: text.optional(),
  RELEASE_STORE_KEY_ID: text.optional(),
  RELEASE_STORE_SECRET: text.optional(),
  /** Where temples' live streams come from, by comma: pages may load media from there. */
  STREAM_ORIGINS: text.transform(parseOrigins).optional(),
});

/** The variables after validation. */
export type Variables = z.output<typeof variables>;

/** The address of the process that runs a remote's releases, when that is not ours. */
export const remoteApiUrl = httpUrl;

/** Variables production can't do without. */
export const requiredInProduction = [
  'PUBLIC_URL',
  'SMTP_URL',
  'COMPANY_NAME',
  'COMPANY_GSTIN',
  'COMPANY_STATE',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'POSTAL_ADDRESS',
  'GRIEVANCE_OFFICER_NAME',
  'GRIEVANCE_OFFICER_EMAIL',
] as const satisfies readonly (keyof Variables)[];
