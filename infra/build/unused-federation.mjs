// What of the federation runtime this site never calls, as empty as it may be: releases name their files,
// so there are no manifests, snapshots and preloads; one release of the shell provides every shared module
// and asks for no version; browsers need nothing of Node.

const refuse = (what) => () => {
  throw new Error(`${what} is not part of this build`);
};

// the only provider of a module satisfies whoever asks
export const satisfy = () => true;

export const defaultPreloadArgs = {};
export const formatPreloadArgs = refuse('preloading');
export const normalizePreloadExposes = refuse('preloading');
export const preloadAssets = refuse('preloading');
export const generatePreloadAssetsPlugin = refuse('preloading');

export const assignRemoteInfo = refuse('a snapshot');
export const snapshotPlugin = refuse('a snapshot');
export const generateSnapshotFromManifest = refuse('a snapshot');
export const inferAutoPublicPath = refuse('a snapshot');
export const simpleJoinRemoteEntry = refuse('a snapshot');
export const getManifestFileName = refuse('a manifest');
export const isManifestProvider = () => false;

export const createScriptNode = refuse('loading in Node');
export const loadScriptNode = refuse('loading in Node');

// errors say their number
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
