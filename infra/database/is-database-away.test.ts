import { isDatabaseAway } from './is-database-away';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('53300'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Failed query: select 1', { cause: withCode('ECONNRESET') }),
])('away: %s', (error) => expect(isDatabaseAway(error)).toBe(true));

test.each([withCode('23505'), withCode('57014'), new Error('no'), null, 'ECONNREFUSED'])(
  'not away: %s',
  (error) => expect(isDatabaseAway(error)).toBe(false),
);
