/**
 * The look of a story: words on a card low on the screen, above AMP's own controls. The page's own
 * rules serve those for whom AMP's runtime doesn't run, where the pages lie one below the other. The
 * format hides the body until its runtime comes, for up to 8 s: where it is late, words and pictures
 * show after 0.7 s.
 */
export const storyStyle = `
body{margin:0;background:#083c45;color:#fdf6ea;font-family:system-ui,sans-serif}
amp-story-page{display:block;background:#083c45}
.words{align-content:end;padding:0 20px 88px}
.card{max-width:30rem;padding:16px 20px;border-radius:12px;border-top:4px solid #f2b632;background:rgba(8,60,69,.9);color:#fdf6ea}
h1{margin:0 0 8px;font-family:Georgia,serif;font-size:1.75rem;line-height:1.3}
p{margin:0;font-size:1.125rem;line-height:1.6}
amp-img,.card{animation:show 7.3s .7s}
amp-img{display:block;aspect-ratio:9/16;max-height:100vh;background:center/contain no-repeat}
@keyframes show{from,to{visibility:visible}}
noscript img{display:block;max-width:100%;height:auto}
`.replaceAll('\n', '');
