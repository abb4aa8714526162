/** Native code belongs to a machine: a release that carried it would run on one kind only. */
module.exports = function refuseNative() {
  throw new Error(
    `${this.resourcePath} is native code: name its package in infra/build/platform-modules.ts`,
  );
};
module.exports.raw = true;
