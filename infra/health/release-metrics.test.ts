import { start } from '../gateway/testing/start-test-gateway';
import { testOpsToken } from '../gateway/testing/open-test-gateway';

const authorization = `Bearer ${testOpsToken.current}`;

test('the metrics are for ops alone, and of routes, never of addresses', async () => {
  const { app } = await start();
  expect((await app.inject('/metrics')).statusCode).toBe(401);
  for (const url of ['/api/who', '/api/who?q=9876543210', '/api/none/asha@example.org', '/a/b/c'])
    await app.inject(url);
  for (let n = 0; n < 50; n += 1) await app.inject(`/releases/x/${n}/client/${n}.js`);
  const reply = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(reply.body).toContain(
    'tarapath_http_requests_total{method="GET",status="2xx",route="/api/who"} 2',
  );
  expect(reply.body).not.toMatch(/9876543210|asha|\/a\/b\/c|49\.js/);
  expect(reply.body).toMatch(/tarapath_gateway_nodejs_eventloop_lag_seconds \d/);
  expect(reply.body).toContain('tarapath_database_connections{state="waiting"} 0');
});

test('a release is counted as long as it is run', async () => {
  const { site } = await start();
  const { metrics } = site.health;
  const one = { remote: 'mf-a', release: '1' };
  metrics.countAnswer(one, { kind: 'page', seconds: 0.3, outcome: 'ok' });
  metrics.countAnswer({ ...one, release: '2' }, { kind: 'page', seconds: 9, outcome: 'failed' });
  metrics.countEnd({ ...one, release: '2' });
  expect(await metrics.print()).toContain(
    'tarapath_release_answer_seconds_bucket{le="0.5",remote="mf-a",release="1",kind="page"} 1',
  );
  await metrics.keepOnly(new Set(['mf-a@1']));
  expect(await metrics.print()).not.toContain('release="2"');
  expect(await metrics.print()).toContain('release="1"');
});
