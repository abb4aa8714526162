import type { ApiDeps } from 'shared/remote-kit/api';
import { settingsOf } from './settings-of';

const secret = (purpose: string) => ({ current: `${purpose} now`, old: `${purpose} before` });
const settings: ApiDeps['settings'] = {
  publicUrl: 'https://site.example',
  production: true,
  secrets: {
    ...{ session: secret('session'), links: secret('links') },
    ...{ hashing: secret('hashing'), staff: secret('staff') },
  },
  sessionSecret: 'session now',
  payments: {
    ...{ keyId: 'rzp_1', keySecret: 'key now', apiUrl: 'a', checkoutUrl: 'b' },
    webhookSecret: secret('webhook'),
  },
  contact: {
    ...{ email: 'a@b.example', postalAddress: [] },
    grievanceOfficer: { name: '', email: 'g@b.example' },
  },
};

test('the remote that signs people in has the site’s secrets', () => {
  expect(settingsOf('mf-auth', settings)).toEqual(settings);
});

test('any other has one of its own where the site’s is not for it', () => {
  const given = settingsOf('mf-commerce', settings);
  expect(JSON.stringify(given)).not.toMatch(/ (now|before)/);
  const own = [given.sessionSecret, ...Object.values(given.secrets).map(({ current }) => current)];
  expect(new Set(own).size).toBe(4);
  expect(given.payments).toBeNull();
  const others = settingsOf('mf-astro-services', settings);
  expect(others.sessionSecret).not.toBe(given.sessionSecret);
  // the same after a restart
  expect(settingsOf('mf-commerce', settings)).toEqual(given);
});

test('what names people in records is the same for all who keep such records', () => {
  expect(settingsOf('mf-content', settings).secrets.hashing).toEqual(settings.secrets.hashing);
  expect(settingsOf('mf-content', settings).secrets.session.current).not.toBe('session now');
});
