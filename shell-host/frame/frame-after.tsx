import { Footer } from './footer';
import type { FrameProps } from './frame-props';

/**
 * The frame after the page's main element, with the slots of what stands over the page: what is heard, which
 * the browser alone knows of, and the sign-in dialog.
 */
export function FrameAfter(props: FrameProps) {
  return (
    <>
      <Footer {...props} />
      <div data-slot="frame.player"></div>
      <div data-slot="frame.sign-in"></div>
    </>
  );
}
