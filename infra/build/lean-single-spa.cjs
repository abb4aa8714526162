/**
 * Leaves out of single-spa what this site has no use for: the texts of its errors (their numbers stay),
 * its profiler, jQuery and its developer tools. It ships minified with all of them (5.8 KB gzip).
 */
const cuts = [
  [/formatErrorMessage\((\w+), (?:"[^"]*"|`[^`]*`)/g, 'formatErrorMessage($1, ""'],
  [/(function addProfileEntry\([^)]*\)) \{[^]*?\n\}/, '$1 {}'],
  [/(function ensureJQuerySupport\([^)]*\)) \{[^]*?\n\}/, '$1 {}'],
  [/if \(isInBrowser && window\.__SINGLE_SPA_DEVTOOLS__\) \{[^]*?\n\}/, ''],
];

module.exports = (source) =>
  cuts.reduce((text, [pattern, replacement]) => {
    const cut = text.replace(pattern, replacement);
    if (cut === text) throw new Error(`single-spa has changed: nothing matches ${pattern}`);
    return cut;
  }, source);
