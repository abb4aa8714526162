import { useEffect, type RefObject } from 'react';

/** Has the browser ask before a page is left whose form holds what nobody has sent. */
export function useUnsavedWarning(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const before = readFields(current);
    let isSent = false;
    const send = () => (isSent = true);
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSent && readFields(current) !== before) event.preventDefault();
    };
    current.addEventListener('submit', send);
    window.addEventListener('beforeunload', warn);
    return () => {
      current.removeEventListener('submit', send);
      window.removeEventListener('beforeunload', warn);
    };
  }, [form]);
}

const readFields = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
