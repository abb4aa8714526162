import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { variables } from '../environment/variables';
import { root } from '../build/units';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const known = new Set(Object.keys(variables.shape));
const secrets = ['SESSION_SECRET', 'LINK_SECRET', 'HASH_SECRET', 'STAFF_SECRET', 'OPS_TOKEN'];

interface Container {
  name: string;
  command?: string[];
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}

interface Spec {
  minAvailable?: number;
  template?: { spec: { containers: Container[]; securityContext: object } };
  jobTemplate?: { spec: Spec };
}

/** Every object of the manifests that has pods, with the pods' description. */
function listPods() {
  return readdirSync(path.join(__dirname, 'kubernetes'))
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)))
    .map((document) => {
      expect(document.errors).toEqual([]);
      const { kind, spec } = document.toJS() as { kind: string; spec: Spec };
      const pod = (spec.jobTemplate?.spec ?? spec).template?.spec;
      return { kind, spec, pod };
    });
}

test('pods are not root, write only where they may, and ask for what the image has', () => {
  const pods = listPods().flatMap(({ pod }) => (pod ? [pod] : []));
  expect(pods).toHaveLength(3);
  for (const { containers, securityContext } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    for (const { securityContext: own, command = [], volumeMounts } of containers) {
      expect(own).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
      const program = /infra\/\S+\.cjs/.exec(command.join(' '))?.[0];
      if (program) expect(existsSync(path.join(root, program.replace(/cjs$/, 'ts')))).toBe(true);
    }
  }
});

test('one of two may always go, and none goes before the next is ready', () => {
  const objects = listPods();
  const budgets = objects.filter(({ kind }) => kind === 'PodDisruptionBudget');
  expect(budgets.map(({ spec }) => spec.minAvailable)).toEqual([1, 1]);
  for (const { spec } of objects.filter(({ kind }) => kind === 'Deployment'))
    expect(spec).toMatchObject({
      replicas: 2,
      strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    });
});

test('every setting that is named exists, and what gateways must share is asked for', () => {
  const example = [...read('site.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name]) => name ?? '',
  );
  const { configMapGenerator } = parse(read('kubernetes/kustomization.yaml')) as {
    configMapGenerator: { literals: string[] }[];
  };
  const literals = configMapGenerator.flatMap((map) =>
    map.literals.map((one) => one.split('=')[0] ?? ''),
  );
  for (const name of [...example, ...literals]) expect([...known]).toContain(name);
  expect(example).toEqual(
    expect.arrayContaining([...secrets, 'DATABASE_URL', 'RELEASE_STORE_BUCKET']),
  );
  expect(literals.filter((name) => /SECRET|TOKEN|KEY|DATABASE/.test(name))).toEqual([]);
});

test('compose starts two gateways with disks of their own behind one balancer', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { volumes?: string[]; read_only?: boolean; cap_drop?: string[] }>;
    volumes: Record<string, null>;
  };
  for (const name of ['gateway-1', 'gateway-2', 'remotes', 'deploy'])
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect([services['gateway-1']?.volumes, services['gateway-2']?.volumes]).toEqual([
    ['gateway-1:/data'],
    ['gateway-2:/data'],
  ]);
  const used = Object.values(services).flatMap((service) => service.volumes ?? []);
  const named = used.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'));
  expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
  for (const file of used.filter((one) => /^\.\/.*\.(conf|ini):/.test(one)))
    expect(existsSync(path.join(__dirname, file.split(':')[0] ?? ''))).toBe(true);
  expect(read('nginx.conf').match(/server gateway-\d:3000/g)).toHaveLength(2);
});

test('the runbook knows every kind of alarm', () => {
  const source = readFileSync(path.join(root, 'infra/health/send-alarm.ts'), 'utf8');
  const kinds = /kind: ('.*);/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  const told = [...read('runbook.md').matchAll(/^### (\w+)$/gm)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(3);
  expect(told).toEqual(kinds);
});

test('the image has Node and what runs, as a user who may write nothing', () => {
  const runs =
    read('Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(runs).toMatch(/^USER node$/m);
  expect(runs).not.toMatch(/npm ci|npm run|COPY \. /);
});
