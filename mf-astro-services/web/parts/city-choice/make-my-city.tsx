import { usePreferences } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PreferenceForm } from './preference-form';
import { choiceText } from './text';

interface MakeMyCityProps {
  place: { slug: string; name: string };
  /** The page itself, with its language. */
  back: string;
  lang: Lang;
}

/** On a page of another city: one press makes it the city of the whole site. */
export function MakeMyCity({ place, back, lang }: MakeMyCityProps) {
  const { city } = usePreferences();
  if (place.slug === city.slug) return null;
  return (
    <PreferenceForm back={back} lang={lang}>
      <Button type="submit" tone="quiet" name="city" value={place.slug}>
        {choiceText[lang].make(place.name)}
      </Button>
    </PreferenceForm>
  );
}
