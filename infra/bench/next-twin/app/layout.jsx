import { readContent } from './read-content';
import { FrameBefore } from 'site/shell-host/frame/frame-before';
import { FrameAfter } from 'site/shell-host/frame/frame-after';
import 'site/shell-host/styles/index.css';

export default async function Layout({ children }) {
  const { frame } = await readContent();
  return (
    <html lang="en" data-path={frame.path}>
      <body>
        <FrameBefore {...frame} />
        <main id="main" tabIndex={-1}>
          <div id="outlet">{children}</div>
        </main>
        <FrameAfter {...frame} />
      </body>
    </html>
  );
}
