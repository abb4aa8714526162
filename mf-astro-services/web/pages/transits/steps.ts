import type { Lang } from 'shared/remote-kit/page';
import type { Step } from 'shared/ui/crumbs';
import { transitText } from './text';

/** The way to the transits, and on to one of their pages. */
export function listSteps(lang: Lang, last?: Step): Step[] {
  const { home, title } = transitText[lang];
  return [{ name: home, path: '/' }, { name: title, path: '/transits' }, ...(last ? [last] : [])];
}
