/**
 * Lets unused parts of react-router fall away (12 KB gzip become 5): its one large file sets display
 * names and makes contexts at the top level, which a bundler must take for side effects.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(\w+)\.contextType = (\w+);$/gm, '')
    .replace(/^(\w+ = )(new WeakMap\(\);)$/gm, '$1/*#__PURE__*/ $2')
    .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
