import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

const closeAfter = 260;

/** Opens a details element on hover too, and closes it by leaving, Escape or a press elsewhere. */
export function useDisclosure(details: RefObject<HTMLDetailsElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);

  function set(isOpen: boolean) {
    clearTimeout(timer.current);
    if (details.current) details.current.open = isOpen;
    if (!isOpen) isByHover.current = false;
  }

  useEffect(() => {
    const element = details.current;
    // this hook may arrive with the hover that woke it
    if (element?.matches(':hover') && window.matchMedia('(hover: hover)').matches) {
      element.open = true;
      isByHover.current = true;
    }
    const close = () => {
      if (element) element.open = false;
      isByHover.current = false;
    };
    function closeOutside(event: Event) {
      if (element?.open && !element.contains(event.target as Node)) close();
    }
    function closeByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !element?.open) return;
      const hadFocus = element.contains(document.activeElement);
      close();
      if (hadFocus) element.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [details]);

  return {
    menu: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (details.current?.open) return;
        set(true);
        isByHover.current = true;
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || !isByHover.current) return;
        timer.current = setTimeout(() => set(false), closeAfter);
      },
      onClick(event: MouseEvent) {
        // A chosen link leaves the page without a new document: the menu has to close by itself.
        if ((event.target as Element).closest('a')) set(false);
      },
    },
    summary: {
      onClick(event: MouseEvent) {
        // The press that follows a hover keeps what the hover has opened.
        if (!isByHover.current) return;
        event.preventDefault();
        isByHover.current = false;
      },
    },
  };
}
