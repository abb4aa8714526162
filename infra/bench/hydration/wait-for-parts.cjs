/** Makes a page's module wait for the code of its parts, so that it is there when the page is hydrated. */
module.exports = (source) =>
  source.includes('export const staticParts')
    ? `${source}\nawait Promise.all(staticParts.map((part) => part.load()));\n`
    : source;
