import { Footer } from './footer';
import type { FrameProps } from './frame-props';

/** The frame after the page's main element, with the slot of the sign-in dialog at its end. */
export function FrameAfter(props: FrameProps) {
  return (
    <>
      <Footer {...props} />
      <div data-slot="frame.sign-in"></div>
    </>
  );
}
