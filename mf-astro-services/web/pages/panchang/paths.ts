import type { Lang } from 'shared/remote-kit/page';
import type { Step } from 'shared/ui/crumbs';
import { panchangRoot } from '../../../model/panchang-paths';
import { panchangText } from './text';

export { festivalsPath, monthPath, panchangRoot, placePath } from '../../../model/panchang-paths';

/** The way to the panchang pages. */
export function panchangSteps(lang: Lang): Step[] {
  const text = panchangText[lang];
  return [
    { name: text.home, path: '/' },
    { name: text.services, path: '/astrology-services' },
    { name: text.panchang, path: panchangRoot },
  ];
}
