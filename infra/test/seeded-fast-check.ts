import fc from '../../node_modules/fast-check/lib/cjs/fast-check.js';

// A commit passes or fails, whoever runs it; FC_SEED looks where no run has looked before.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_101) });

export default fc;
export * from '../../node_modules/fast-check/lib/cjs/fast-check.js';
