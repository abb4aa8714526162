// the package types its full build only; the light one is the same without subtitles, DRM and ads
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
