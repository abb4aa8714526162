import { html, type Markup } from './html';

/** The document around what operators see. */
export function renderOpsDocument(css: string[], body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Operations · Tarapath</title>
        ${css.map((file) => html`<link rel="stylesheet" href="${file}" />`)}
        <link rel="stylesheet" href="/ops/ops.css" />
      </head>
      <body class="ops">
        ${body}
      </body>
    </html>`.text;
}
