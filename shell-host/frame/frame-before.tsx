import { Drawer } from './drawer';
import type { FrameProps } from './frame-props';
import { Header } from './header';
import { SearchPanel } from './search-panel';
import { SkipLink } from './skip-link';

/** The frame before the page's main element. */
export function FrameBefore(props: FrameProps) {
  return (
    <>
      <SkipLink lang={props.lang} />
      <Header {...props} />
      <SearchPanel lang={props.lang} />
      <Drawer {...props} />
    </>
  );
}
