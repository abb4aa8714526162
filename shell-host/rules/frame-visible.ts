import { splitLang } from 'shared/i18n/split-lang';

const FRAMELESS = ['/admin', '/successfull', '/failed', '/chat-screen'];

/**
 * Whether header and footer stand around a page. "Paths starting with" is meant literally, so
 * `/failed-payment` has no frame either. A single web story fills the screen; the list of them
 * does not, with or without a trailing slash.
 */
export function isFrameVisible(pathname: string): boolean {
  const { path } = splitLang(pathname);
  if (FRAMELESS.some((start) => path.startsWith(start))) return false;
  return !/^\/web-stories\/[^/]/.test(path);
}
