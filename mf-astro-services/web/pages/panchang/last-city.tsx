import { useEffect, useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { keepLastCity, readLastCity, type LastCity } from 'shared/panchang/last-city';
import classes from './day-nav.module.css';
import { placePath } from './paths';
import { panchangText } from './text';

/** Keeps the city of a page in this browser; on the page without a city of its own it leads back there. */
export function LastCityLink({
  place: { slug, name },
  isHome,
  lang,
}: {
  place: LastCity;
  isHome: boolean;
  lang: Lang;
}) {
  const [last, setLast] = useState<LastCity | null>(null);
  useEffect(() => {
    if (isHome) setLast(readLastCity());
    else keepLastCity({ slug, name });
  }, [slug, name, isHome]);
  if (!isHome) return null;
  return (
    <p className={classes.last}>
      {last && last.slug !== slug && (
        <a href={localPath(lang, placePath(last.slug))}>{panchangText[lang].lastCity(last.name)}</a>
      )}
    </p>
  );
}
