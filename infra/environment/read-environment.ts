import { resolve } from 'node:path';
import type { PaymentSettings } from 'shared/remote-kit/payment-settings';
import type { CompanyFacts } from 'shared/remote-kit/api';
import type { AlarmTargets } from '../health/send-alarm';
import type { StoreSettings } from '../object-store/open-store';
import type { TracingSettings } from '../tracing/start-tracing';
import type { SocialLink } from './parse-lists';
import { findPaymentProblems, readPayments } from './read-payments';
import { findStoreProblems, readStore } from './read-stores';
import { findSecretProblems, readSecrets, secretVariables, type GivenSecrets } from './secrets';
import { remoteApiUrl, requiredInProduction, variables, type Variables } from './variables';

/** Who runs the site, as it is shown to visitors. */
export interface SiteContact {
  company: CompanyFacts;
  email: string;
  /** Empty when it is not set. */
  postalAddress: string[];
  /** The name is empty when it is not set. */
  grievanceOfficer: { name: string; email: string };
  socialLinks: SocialLink[];
}

/** All settings of a process, validated. */
export interface Environment {
  production: boolean;
  nodeEnv: Variables['NODE_ENV'];
  host: string;
  port: number;
  trustProxy: number;
  /** How long it still answers after it was told to stop. */
  drainSeconds: number;
  /** Absolute path. */
  dataDir: string;
  /** Addresses for the site's role and for that of the migrations; `null`: the embedded PostgreSQL. */
  database: { url: string; ownerUrl: string } | null;
  /** What processes tell each other through; `null`: there is one. */
  busUrl: string | null;
  /** Without a trailing slash. */
  publicUrl: string;
  /** All set in production; see `withDevelopmentSecrets`. */
  secrets: GivenSecrets;
  sms: { provider: 'inbox' } | { provider: 'fast2sms'; key: string; url: string };
  /** `null`: nothing can be paid; in development the simulator is paid then. */
  payments: PaymentSettings | null;
  /** `null`: e-mails stay in the development inbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Without a secret of its own, what is sent to the webhook is signed with the ops token. */
  alarms: Omit<AlarmTargets, 'secret'> & { secret?: string };
  /** `null`: no request is traced. */
  tracing: TracingSettings | null;
  contact: SiteContact;
  podcastFeedUrl: string | null;
  /** `null`: pictures are in the data folder. */
  pictureStore: StoreSettings | null;
  /** `null`: releases are in the data folder, and nowhere else. */
  releaseStore: StoreSettings | null;
  /** Where temples' live streams come from. */
  streamOrigins: string[];
  /** Remote name to the address of the process that runs its releases, for those that don't run here. */
  apiUrls: Record<string, string>;
}

/** The environment can't be used. `problems` has one line for every bad variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  constructor(readonly problems: string[]) {
    super(`The environment is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** What a process is: a whole site, or only the releases of one remote, whose settings gateways bring. */
type Part = 'site' | 'remote';

/**
 * Reads and validates the environment variables; an empty one counts as absent.
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readEnvironment(
  env: NodeJS.ProcessEnv = process.env,
  part: Part = 'site',
): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const problems = parsed.success
    ? findProblems(parsed.data, part, Object.keys(given))
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const apiUrls = readApiUrls(given, problems);
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return toEnvironment(parsed.data, apiUrls);
}

function findProblems(values: Variables, part: Part, given: string[]): string[] {
  const problems = part === 'site' ? findSiteProblems(values, given) : findRemoteProblems(values);
  if (values.MIGRATION_DATABASE_URL && !values.DATABASE_URL)
    problems.push('DATABASE_URL is required with MIGRATION_DATABASE_URL');
  if (values.NODE_ENV !== 'production') return problems;
  if (values.DATABASE_URL && !values.MIGRATION_DATABASE_URL)
    problems.push('MIGRATION_DATABASE_URL is required with DATABASE_URL in production');
  return problems;
}

function findRemoteProblems(values: Variables): string[] {
  const production = values.NODE_ENV === 'production';
  const problems = findSecretProblems(values, { production, needed: ['SERVICE_TOKEN'] });
  if (production && !values.DATABASE_URL) problems.push('DATABASE_URL is required in production');
  return problems;
}

function findSiteProblems(values: Variables, given: string[]): string[] {
  const problems: string[] = [];
  if (values.SMS_PROVIDER === 'fast2sms' && !values.FAST2SMS_KEY)
    problems.push('FAST2SMS_KEY is required with SMS_PROVIDER=fast2sms');
  problems.push(...findStoreProblems(values), ...findPaymentProblems(values));
  const { COMPANY_GSTIN: gstin, COMPANY_STATE: state } = values;
  if (gstin && state && !gstin.startsWith(state))
    problems.push('COMPANY_STATE must be the state that COMPANY_GSTIN begins with');
  const production = values.NODE_ENV === 'production';
  const isElsewhere = given.some((name) => apiUrlName.test(name));
  const needed = Object.values(secretVariables).filter(
    (name) => name !== 'SERVICE_TOKEN' || isElsewhere,
  );
  problems.push(...findSecretProblems(values, { production, needed }));
  if (!production) return problems;
  if (values.SMS_PROVIDER === 'inbox')
    problems.push('SMS_PROVIDER must name a real provider in production (fast2sms)');
  for (const name of requiredInProduction)
    if (values[name] === undefined) problems.push(`${name} is required in production`);
  if (values.PUBLIC_URL?.startsWith('http:'))
    problems.push('PUBLIC_URL must be an https address in production');
  return problems;
}

/** API_MF_CONTENT_URL is the address of mf-content. */
const apiUrlName = /^API_(MF(?:_[A-Z0-9]+)+)_URL$/;

function readApiUrls(env: NodeJS.ProcessEnv, problems: string[]): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    const remote = apiUrlName.exec(name)?.[1];
    if (remote === undefined) continue;
    const url = remoteApiUrl.safeParse(value);
    if (url.success) urls[remote.toLowerCase().replaceAll('_', '-')] = url.data;
    else problems.push(`${name} must be an http or https address`);
  }
  return urls;
}

function toEnvironment(values: Variables, apiUrls: Record<string, string>): Environment {
  const production = values.NODE_ENV === 'production';
  const contactEmail = values.CONTACT_EMAIL ?? 'help@tarapath.example';
  return {
    production,
    nodeEnv: values.NODE_ENV,
    // On a developer's machine nobody else on the network should read the inbox.
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    trustProxy: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    dataDir: resolve(values.DATA_DIR),
    database: readDatabase(values),
    busUrl: values.BUS_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    secrets: readSecrets(values),
    sms:
      values.SMS_PROVIDER === 'fast2sms'
        ? { provider: 'fast2sms', key: values.FAST2SMS_KEY ?? '', url: values.FAST2SMS_URL }
        : { provider: 'inbox' },
    payments: readPayments(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? contactEmail,
    alarms: {
      webhookUrl: values.ALARM_WEBHOOK_URL ?? null,
      ...(values.ALARM_WEBHOOK_SECRET ? { secret: values.ALARM_WEBHOOK_SECRET } : {}),
      email: values.ALARM_EMAIL ?? null,
    },
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            ratio: values.OTEL_TRACES_SAMPLER_ARG,
          },
    contact: {
      company: {
        name: values.COMPANY_NAME ?? 'Tarapath',
        registration: values.COMPANY_REGISTRATION ?? [],
        phone: values.CONTACT_PHONE ?? null,
        hours: values.CONTACT_HOURS ?? null,
        officerPhone: values.GRIEVANCE_OFFICER_PHONE ?? null,
        jurisdiction: values.JURISDICTION ?? null,
        // in development a number of nobody, in the state of the demonstration
        gstin: values.COMPANY_GSTIN ?? '09AAAAA0000A1Z0',
        state: values.COMPANY_STATE ?? '09',
      },
      email: contactEmail,
      postalAddress: values.POSTAL_ADDRESS ?? [],
      grievanceOfficer: {
        name: values.GRIEVANCE_OFFICER_NAME ?? '',
        email: values.GRIEVANCE_OFFICER_EMAIL ?? 'grievance@tarapath.example',
      },
      socialLinks: values.SOCIAL_LINKS ?? [],
    },
    podcastFeedUrl: values.PODCAST_FEED_URL ?? null,
    pictureStore: readStore(values, 'PICTURE_STORE'),
    releaseStore: readStore(values, 'RELEASE_STORE'),
    streamOrigins: values.STREAM_ORIGINS ?? [],
    apiUrls,
  };
}

/** In development one role may do both. */
function readDatabase({ DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl }: Variables) {
  return url === undefined ? null : { url, ownerUrl: ownerUrl ?? url };
}
