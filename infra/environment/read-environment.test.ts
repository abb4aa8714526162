import { EnvironmentError, readEnvironment } from './read-environment';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tarapath.example',
  SESSION_SECRET: 'nmZOxQIwvRPK4dSvPBJOMNMH4MsN3t2z',
  LINK_SECRET: '9c41f1c3f2b64d0fb7a8e05d7be21736',
  HASH_SECRET: 'q6Yw0hJt/8S3vE1mZ+4uXk7cLr2BaGd5',
  STAFF_SECRET: 'Vb8nT2xQ+9rKzW5pLc4sYd7hMf1gJe3u',
  OPS_TOKEN: 'T5pJ-9fKx2_wQe7RmUz4LbN8vYc3HdGs',
  SMS_PROVIDER: 'fast2sms',
  FAST2SMS_KEY: 'key',
  SMTP_URL: 'smtps://mail.tarapath.example',
  COMPANY_NAME: 'Tarapath Services Private Limited',
  COMPANY_GSTIN: '27AAPFU0939F1ZV',
  COMPANY_STATE: '27',
  CONTACT_EMAIL: 'care@tarapath.example',
  CONTACT_PHONE: '+91 542 000 0000',
  POSTAL_ADDRESS: '12 River Road; Varanasi 221001; Uttar Pradesh',
  GRIEVANCE_OFFICER_NAME: 'Asha Rao',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@tarapath.example',
};

function problemsOf(env: NodeJS.ProcessEnv, part?: 'site' | 'remote'): string[] {
  try {
    readEnvironment(env, part);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

test('nothing set is a working development setup', () => {
  const environment = readEnvironment({});
  expect(environment).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: null,
    sms: { provider: 'inbox' },
    contact: { email: 'help@tarapath.example' },
  });
  expect(environment.dataDir).toBe(`${process.cwd()}/.data`);
});

test('the payment account is set as a whole, and with live keys where it counts', () => {
  expect(readEnvironment(production).payments).toBeNull();
  expect(problemsOf({ ...production, RAZORPAY_KEY_ID: 'rzp_test_1' })).toEqual([
    'RAZORPAY_KEY_SECRET is required with RAZORPAY_KEY_ID',
    'RAZORPAY_WEBHOOK_SECRET is required with RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_ID must be a live key in production: a test key takes no money',
  ]);
  expect(problemsOf({ RAZORPAY_WEBHOOK_SECRET_OLD: 'b' })).toEqual([
    'RAZORPAY_WEBHOOK_SECRET_OLD is the value before RAZORPAY_WEBHOOK_SECRET, which is not set',
  ]);
  const account = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'k' };
  const read = { ...production, ...account, RAZORPAY_WEBHOOK_SECRET: 'w' };
  expect(problemsOf({ ...read, RAZORPAY_URL: 'http://pay.example' })).toEqual([
    'RAZORPAY_URL must be an https address in production',
  ]);
  expect(readEnvironment({ ...read, RAZORPAY_WEBHOOK_SECRET_OLD: 'v' }).payments).toEqual({
    ...{ keyId: 'rzp_live_1', keySecret: 'k', webhookSecret: { current: 'w', old: 'v' } },
    ...{ apiUrl: 'https://api.razorpay.com', checkoutUrl: 'https://checkout.razorpay.com' },
  });
});

test('lists, addresses and remote APIs are read', () => {
  const environment = readEnvironment({
    ...production,
    PORT: '8080',
    PUBLIC_URL: 'https://tarapath.example/',
    SOCIAL_LINKS: 'YouTube=https://youtube.example/@t?a=b, Instagram=https://insta.example/t',
    API_MF_ASTRO_SERVICES_URL: 'http://10.0.0.4:4000/',
    SERVICE_TOKEN: 'n3Rk0vWqXy7-BdTz5MpLc2_GhJf8UsEa',
    DATABASE_URL: '',
    STREAM_ORIGINS: 'https://tv.example, https://cdn.example:8443',
  });
  expect(environment).toMatchObject({
    production: true,
    port: 8080,
    publicUrl: 'https://tarapath.example',
    database: null,
    mailFrom: 'care@tarapath.example',
    sms: { provider: 'fast2sms', key: 'key', url: 'https://www.fast2sms.com' },
    streamOrigins: ['https://tv.example', 'https://cdn.example:8443'],
    apiUrls: { 'mf-astro-services': 'http://10.0.0.4:4000' },
  });
  expect(environment.contact.postalAddress).toHaveLength(3);
  expect(environment.contact.socialLinks).toEqual([
    { name: 'YouTube', url: 'https://youtube.example/@t?a=b' },
    { name: 'Instagram', url: 'https://insta.example/t' },
  ]);
});

test('every bad variable is in one error', () => {
  const problems = problemsOf({
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    BUS_URL: 'kafka://x',
    SESSION_SECRET: 'short',
    SMS_PROVIDER: 'pigeon',
    SOCIAL_LINKS: 'YouTube',
    STREAM_ORIGINS: 'http://localhost:8080, https://tv.example/live',
    API_MF_CONTENT_URL: 'nowhere',
  });
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'BUS_URL',
    'SESSION_SECRET',
    'SMS_PROVIDER',
    'SOCIAL_LINKS',
    'STREAM_ORIGINS',
    'API_MF_CONTENT_URL',
  ]);
});

test('production names everything that is missing', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    'SESSION_SECRET is required in production',
    'LINK_SECRET is required in production',
    'HASH_SECRET is required in production',
    'STAFF_SECRET is required in production',
    'OPS_TOKEN is required in production',
    'SMS_PROVIDER must name a real provider in production (fast2sms)',
    'PUBLIC_URL is required in production',
    'SMTP_URL is required in production',
    'COMPANY_NAME is required in production',
    'COMPANY_GSTIN is required in production',
    'COMPANY_STATE is required in production',
    'CONTACT_EMAIL is required in production',
    'CONTACT_PHONE is required in production',
    'POSTAL_ADDRESS is required in production',
    'GRIEVANCE_OFFICER_NAME is required in production',
    'GRIEVANCE_OFFICER_EMAIL is required in production',
  ]);
  expect(problemsOf({ ...production, FAST2SMS_KEY: ' ' })).toEqual([
    'FAST2SMS_KEY is required with SMS_PROVIDER=fast2sms',
  ]);
});

test('what invoices are issued under is checked before any is', () => {
  const problems = (COMPANY_GSTIN: string, COMPANY_STATE: string) =>
    problemsOf({ ...production, COMPANY_GSTIN, COMPANY_STATE });
  expect(problems('27AAPFU0939F1ZV', '27')).toEqual([]);
  expect(problems('27AAPFU0939F1ZV', '29')).toEqual([
    'COMPANY_STATE must be the state that COMPANY_GSTIN begins with',
  ]);
  expect(problems('27AAPFU0939F1ZX', '99').map((line) => line.split(' ')[0])).toEqual([
    ...['COMPANY_GSTIN', 'COMPANY_STATE'],
  ]);
});

test('the bus is one of four kinds, or none', () => {
  expect(readEnvironment({}).busUrl).toBeNull();
  for (const kind of ['postgresql', 'nats', 'tls', 'redis', 'rediss'])
    expect(readEnvironment({ BUS_URL: `${kind}://u:p@host` }).busUrl).toBe(`${kind}://u:p@host`);
});

test('the two roles of a database', () => {
  const site = 'postgresql://site@db.example/tarapath';
  const owner = 'postgresql://owner@db.example/tarapath';
  expect(readEnvironment({ DATABASE_URL: site }).database).toEqual({ url: site, ownerUrl: site });
  const both = { ...production, DATABASE_URL: site, MIGRATION_DATABASE_URL: owner };
  expect(readEnvironment(both).database).toEqual({ url: site, ownerUrl: owner });
  expect(problemsOf({ ...production, DATABASE_URL: site })).toEqual([
    'MIGRATION_DATABASE_URL is required with DATABASE_URL in production',
  ]);
  expect(problemsOf({ MIGRATION_DATABASE_URL: owner })).toEqual([
    'DATABASE_URL is required with MIGRATION_DATABASE_URL',
  ]);
});

test('production is reached by https alone', () => {
  expect(problemsOf({ ...production, PUBLIC_URL: 'http://tarapath.example' })).toEqual([
    'PUBLIC_URL must be an https address in production',
  ]);
});

test('secrets differ from one another, also from those of before', () => {
  const { SESSION_SECRET, LINK_SECRET } = production;
  expect(problemsOf({ ...production, OPS_TOKEN: LINK_SECRET })).toEqual([
    'LINK_SECRET must differ from OPS_TOKEN',
    'OPS_TOKEN must differ from LINK_SECRET',
  ]);
  expect(problemsOf({ ...production, LINK_SECRET_OLD: SESSION_SECRET })).toEqual([
    'SESSION_SECRET must differ from LINK_SECRET_OLD',
  ]);
  expect(problemsOf({ ...production, LINK_SECRET_OLD: LINK_SECRET })).toEqual([
    'LINK_SECRET must differ from LINK_SECRET_OLD',
  ]);
  // one that stood behind several purposes is replaced in all of them at once
  const former = 'Zt4nW8yRk1Lq5vXb2Hj7Fd9Ms3Pc6Ga0';
  const replaced = { SESSION_SECRET_OLD: former, LINK_SECRET_OLD: former, HASH_SECRET_OLD: former };
  expect(readEnvironment({ ...production, ...replaced }).secrets).toMatchObject({
    session: { current: SESSION_SECRET, old: former },
    hashing: { current: production.HASH_SECRET, old: former },
  });
});

test('an old secret alone, and one that was made up, are named', () => {
  expect(problemsOf({ LINK_SECRET_OLD: 'l'.repeat(32) })).toEqual([
    'LINK_SECRET_OLD is the value before LINK_SECRET, which is not set',
  ]);
  const madeUp = {
    SESSION_SECRET: 's'.repeat(32),
    HASH_SECRET_OLD: 'hash-secret-of-our-new-site-2026',
  };
  expect(problemsOf({ ...production, ...madeUp })).toEqual([
    'SESSION_SECRET must be drawn at random: openssl rand -base64 32',
    'HASH_SECRET_OLD must be drawn at random: openssl rand -base64 32',
  ]);
});

test('a store for pictures is given in full or not at all', () => {
  const store = {
    PICTURE_STORE_ENDPOINT: 'https://s3.example/',
    PICTURE_STORE_BUCKET: 'pictures',
    PICTURE_STORE_REGION: 'ap-south-1',
    PICTURE_STORE_KEY_ID: 'id',
    PICTURE_STORE_SECRET: 'secret',
  };
  expect(readEnvironment({}).pictureStore).toBeNull();
  expect(readEnvironment(store).pictureStore).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'pictures',
    region: 'ap-south-1',
    keyId: 'id',
    secret: 'secret',
  });
  expect(problemsOf({ ...store, PICTURE_STORE_REGION: '', PICTURE_STORE_SECRET: '' })).toEqual([
    'PICTURE_STORE_REGION is required with the other PICTURE_STORE_…',
    'PICTURE_STORE_SECRET is required with the other PICTURE_STORE_…',
  ]);
  expect(
    problemsOf({ ...store, PICTURE_STORE_ENDPOINT: 's3', PICTURE_STORE_BUCKET: 'a/b' }),
  ).toEqual([
    'PICTURE_STORE_ENDPOINT must be an http or https address',
    'PICTURE_STORE_BUCKET must be the name of a bucket',
  ]);
});

test('gateways that share releases share all else that they must', () => {
  const folder = { RELEASE_STORE_FOLDER: '/mnt/releases' };
  expect(problemsOf(folder)).toEqual(
    [
      'DATABASE_URL',
      'PICTURE_STORE_…',
      'SESSION_SECRET',
      'LINK_SECRET',
      'HASH_SECRET',
      'STAFF_SECRET',
      'OPS_TOKEN',
    ].map((name) => `${name} is required with RELEASE_STORE_…, for gateways to share it`),
  );
  const { SESSION_SECRET, LINK_SECRET, HASH_SECRET, STAFF_SECRET, OPS_TOKEN } = production;
  const whole = {
    ...folder,
    ...{ SESSION_SECRET, LINK_SECRET, HASH_SECRET, STAFF_SECRET, OPS_TOKEN },
    DATABASE_URL: 'postgresql://site@db/site',
    PICTURE_STORE_FOLDER: '/mnt/pictures',
  };
  const { releaseStore, pictureStore } = readEnvironment(whole);
  expect([releaseStore, pictureStore]).toEqual([
    { folder: '/mnt/releases' },
    { folder: '/mnt/pictures' },
  ]);
  expect(problemsOf({ ...whole, RELEASE_STORE_BUCKET: 'releases' })).toEqual([
    'RELEASE_STORE_FOLDER can not be set with a bucket',
  ]);
});

const API_MF_CONTENT_URL = 'http://10.0.0.4:4000';
const SERVICE_TOKEN = 'n3Rk0vWqXy7-BdTz5MpLc2_GhJf8UsEa';

test('in production the token for processes elsewhere is needed where there are any, and must be drawn', () => {
  expect(problemsOf(production)).toEqual([]);
  const elsewhere = { ...production, API_MF_CONTENT_URL };
  expect(problemsOf(elsewhere)).toEqual(['SERVICE_TOKEN is required in production']);
  expect(problemsOf({ ...elsewhere, SERVICE_TOKEN: 'changeme'.repeat(4) })).toEqual([
    expect.stringMatching(/^SERVICE_TOKEN must be drawn at random/),
  ]);
  expect(problemsOf({ ...elsewhere, SERVICE_TOKEN: production.OPS_TOKEN })).toContain(
    'SERVICE_TOKEN must differ from OPS_TOKEN',
  );
  expect(problemsOf({ ...elsewhere, SERVICE_TOKEN })).toEqual([]);
});

test('a process that runs one remote’s releases needs its token and database, and nothing of the site', () => {
  const NODE_ENV = 'production';
  expect(problemsOf({ NODE_ENV }, 'remote')).toEqual([
    'SERVICE_TOKEN is required in production',
    'DATABASE_URL is required in production',
  ]);
  const DATABASE_URL = 'postgres://site@db/tarapath';
  const MIGRATION_DATABASE_URL = 'postgres://owner@db/tarapath';
  const given = { NODE_ENV, SERVICE_TOKEN, DATABASE_URL, MIGRATION_DATABASE_URL };
  expect(problemsOf(given, 'remote')).toEqual([]);
  expect(problemsOf({}, 'remote')).toEqual([]);
});
