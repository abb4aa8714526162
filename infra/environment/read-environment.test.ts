import { EnvironmentError, readEnvironment } from './read-environment';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  OPS_TOKEN: 'o'.repeat(32),
  SMS_PROVIDER: 'fast2sms',
  FAST2SMS_KEY: 'key',
  SMTP_URL: 'smtps://mail.tarapath.example',
  COMPANY_NAME: 'Tarapath Services Private Limited',
  CONTACT_EMAIL: 'care@tarapath.example',
  CONTACT_PHONE: '+91 542 000 0000',
  POSTAL_ADDRESS: '12 River Road; Varanasi 221001; Uttar Pradesh',
  GRIEVANCE_OFFICER_NAME: 'Asha Rao',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@tarapath.example',
};

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readEnvironment(env);
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
    databaseUrl: null,
    sms: { provider: 'inbox' },
    contact: { email: 'help@tarapath.example' },
  });
  expect(environment.dataDir).toBe(`${process.cwd()}/.data`);
});

test('lists, addresses and remote APIs are read', () => {
  const environment = readEnvironment({
    ...production,
    PORT: '8080',
    PUBLIC_URL: 'https://tarapath.example/',
    SOCIAL_LINKS: 'YouTube=https://youtube.example/@t?a=b, Instagram=https://insta.example/t',
    API_MF_ASTRO_SERVICES_URL: 'http://10.0.0.4:4000/',
    DATABASE_URL: '',
    STREAM_ORIGINS: 'https://tv.example, https://cdn.example:8443',
  });
  expect(environment).toMatchObject({
    production: true,
    port: 8080,
    publicUrl: 'https://tarapath.example',
    databaseUrl: null,
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
    SESSION_SECRET: 'short',
    SMS_PROVIDER: 'pigeon',
    SOCIAL_LINKS: 'YouTube',
    STREAM_ORIGINS: 'http://localhost:8080, https://tv.example/live',
    API_MF_CONTENT_URL: 'nowhere',
  });
  expect(problems.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SESSION_SECRET',
    'SMS_PROVIDER',
    'SOCIAL_LINKS',
    'STREAM_ORIGINS',
    'API_MF_CONTENT_URL',
  ]);
});

test('production names everything that is missing', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    'SMS_PROVIDER must name a real provider in production (fast2sms)',
    'SESSION_SECRET is required in production',
    'OPS_TOKEN is required in production',
    'SMTP_URL is required in production',
    'COMPANY_NAME is required in production',
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
