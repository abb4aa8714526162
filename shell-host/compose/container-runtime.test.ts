import type { ModuleFederation } from '@module-federation/runtime-core';
import { createContainerRuntime } from './container-runtime';

const react = { version: 'the only one' };
const loadShare = jest.fn();
const federation = { loadShare } as unknown as ModuleFederation;

beforeEach(() => {
  loadShare.mockReset().mockImplementation(async (key: string) => key === 'react' && (() => react));
});

/** What webpack generates into a container: two chunks that need module 8551, `react`. */
function openContainer(shareKey = 'react') {
  const { consumes } = createContainerRuntime(federation).bundlerRuntime;
  const installedModules = {};
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: { 8551: 'run before' },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 8551: { shareKey } } },
  };
  const load = (chunkId: string) => {
    const promises: unknown[] = [];
    const chunkMapping = { 1: ['8551'], 2: ['8551'] };
    consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire });
    return Promise.all(promises);
  };
  const run = () => {
    const module = { exports: {} as unknown };
    webpackRequire.m[8551]?.(module);
    return module.exports;
  };
  return { load, run };
}

test('every container gets the one copy, and asks for it once', async () => {
  const [one, other] = [openContainer(), openContainer()];
  await Promise.all([one.load('1'), one.load('2'), other.load('1')]);
  await one.load('2');
  expect(one.run()).toBe(react);
  expect(other.run()).toBe(react);
  expect(loadShare).toHaveBeenCalledTimes(2);
});

test('a chunk that needs nothing shared waits for nothing', async () => {
  await openContainer().load('3');
  expect(loadShare).not.toHaveBeenCalled();
});

test('what the shell does not provide fails by name, and is asked for again', async () => {
  const container = openContainer('vue');
  await expect(container.load('1')).rejects.toThrow('the shell provides no vue');
  loadShare.mockResolvedValue(() => react);
  await container.load('1');
  expect(container.run()).toBe(react);
});

test('containers of every release find what their generated code calls', () => {
  const { runtime, bundlerRuntime } = createContainerRuntime(federation);
  expect(runtime).toBeTruthy();
  expect(bundlerRuntime.init()).toBe(federation);
  for (const name of ['init', 'initContainerEntry', 'I', 'consumes'] as const)
    expect(bundlerRuntime[name]).toBeInstanceOf(Function);
});
